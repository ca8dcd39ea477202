'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { showSlide, getCurrentIndex, getSlideTitle } from './carousel-row.ts';

/** Computes the next slide's index; numbers beyond either end wrap around. */
type GetIndex = (now: number, count: number) => number;

const movesByKey: Record<string, (forwards: number) => GetIndex> = {
  ArrowRight: (forwards) => (now) => now + forwards,
  ArrowLeft: (forwards) => (now) => now - forwards,
  Home: () => () => 0,
  End: () => (_now, count) => count - 1,
};

/** Controls a row of slides anywhere in the document. `announcement` names the slide that the visitor last moved to. */
export function useCarousel(rowId: string, position: string) {
  const [announcement, setAnnouncement] = useState('');
  /** Destination while the row is still scrolling, for quick second presses. Reset when the visitor scrolls by hand. */
  const targetIndex = useRef<number>(undefined);

  const show = useCallback(
    (choose: GetIndex) => {
      const row = document.getElementById(rowId);
      if (!row) return;
      const count = row.childElementCount;
      targetIndex.current = showSlide(row, choose(targetIndex.current ?? getCurrentIndex(row), count));
      setAnnouncement(
        formatPosition(position, targetIndex.current + 1, count, getSlideTitle(row, targetIndex.current)),
      );
    },
    [rowId, position],
  );

  const onKey = useCallback(
    (event: KeyboardEvent, on: Element) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const choice = movesByKey[event.key];
      if (!choice) return;
      const { direction } = getComputedStyle(on);
      show(choice(direction === 'rtl' ? -1 : 1));
      event.preventDefault();
    },
    [show],
  );

  useEffect(() => {
    // On some pages the row is not rendered by React, so the listeners are attached to the element.
    const row = document.getElementById(rowId);
    const controller = new AbortController();
    const { signal } = controller;
    row?.addEventListener('keydown', (event) => onKey(event, row), { signal });
    for (const type of ['pointerdown', 'touchstart', 'wheel'])
      row?.addEventListener(type, () => (targetIndex.current = undefined), { passive: true, signal });
    return () => controller.abort();
  }, [rowId, onKey]);

  return { announcement, show, onKey };
}

function formatPosition(pattern: string, number: number, count: number, title: string): string {
  const words = pattern
    .replace('{number}', String(number))
    .replace('{count}', String(count))
    .replace('{title}', () => title);
  return title ? words : words.replace(/\W+$/, '');
}
