/** Delay of everything else after a press, so that it does not slow the press down. */
const othersWaitMs = 3_000;

/** Fetches the files of an island that is pressed, then what all islands of the page need for the next press. */
export function fetchAhead(
  { type, target }: Event,
  fetchFiles: (island: string, priority?: 'low') => unknown,
  run: (island: string) => unknown,
): void {
  const pressed =
    type === 'pointerdown' && (target as Element).closest<HTMLElement>('[data-island],[data-wakes]');
  if (pressed) fetchFiles((pressed.dataset['island'] ?? pressed.dataset['wakes']) as string);
  setTimeout(
    () =>
      void import('./after-touch.ts')
        .then(({ runAfterTouch }) => runAfterTouch(fetchFiles, run))
        // Firefox and WebKit reject an import when its page is left.
        .catch(() => undefined),
    pressed ? othersWaitMs : 0,
  );
}
