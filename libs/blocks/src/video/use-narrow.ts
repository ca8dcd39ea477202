'use client';

import { useSyncExternalStore } from 'react';

/** Narrower windows count as phones. Unlike `innerWidth`, a query makes the browser lay out nothing in the press's task. */
const narrowWindow = 'not all and (min-width: 550px)';
const resizeDebounceMs = 300;

/** True for a phone's window; updated 300 ms after the last resize. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribeToResize,
    () => matchMedia(narrowWindow).matches,
    () => false,
  );
}

function subscribeToResize(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listener = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, resizeDebounceMs);
  };
  addEventListener('resize', listener);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', listener);
  };
}
