'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** Starts behaviour on a mounted element, and stops it when the element is removed. */
export function useStart(
  start: (root: HTMLElement, signal: AbortSignal) => void,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    if (root.current) start(root.current, controller.signal);
    return () => controller.abort();
  }, [start]);
  return root;
}
