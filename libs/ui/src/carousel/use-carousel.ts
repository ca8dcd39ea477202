import { useCallback, useEffect, useRef, useState } from 'react';
import { showSlide, slideOnShow, titleOfSlide } from './carousel-row.ts';

/** Chooses a slide by the one on show and how many there are; numbers beyond either end come round again. */
type Choose = (now: number, count: number) => number;

const choices: Record<string, (forwards: number) => Choose> = {
  ArrowRight: (forwards) => (now) => now + forwards,
  ArrowLeft: (forwards) => (now) => now - forwards,
  Home: () => () => 0,
  End: () => (_now, count) => count - 1,
};

/** Moves a row of slides anywhere in the document. `announcement` names the slide that the visitor moved to last. */
export function useCarousel(rowId: string, position: string) {
  const [announcement, setAnnouncement] = useState('');
  /** Where the row is scrolling to: a second press comes before it has arrived. Forgotten once a hand is on the row. */
  const aim = useRef<number>(undefined);

  const show = useCallback(
    (choose: Choose) => {
      const row = document.getElementById(rowId);
      if (!row) return;
      const count = row.childElementCount;
      aim.current = showSlide(row, choose(aim.current ?? slideOnShow(row), count));
      setAnnouncement(sentence(position, aim.current + 1, count, titleOfSlide(row, aim.current)));
    },
    [rowId, position],
  );

  const onKey = useCallback(
    (event: KeyboardEvent, on: Element) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const choice = choices[event.key];
      if (!choice) return;
      const { direction } = getComputedStyle(on);
      show(choice(direction === 'rtl' ? -1 : 1));
      event.preventDefault();
    },
    [show],
  );

  useEffect(() => {
    // The row is not React's on every page, so it is listened to where it is.
    const row = document.getElementById(rowId);
    const listening = new AbortController();
    const { signal } = listening;
    row?.addEventListener('keydown', (event) => onKey(event, row), { signal });
    for (const type of ['pointerdown', 'touchstart', 'wheel'])
      row?.addEventListener(type, () => (aim.current = undefined), { passive: true, signal });
    return () => listening.abort();
  }, [rowId, onKey]);

  return { announcement, show, onKey };
}

function sentence(pattern: string, number: number, count: number, title: string): string {
  const words = pattern
    .replace('{number}', String(number))
    .replace('{count}', String(count))
    .replace('{title}', () => title);
  return title ? words : words.replace(/\W+$/, '');
}
