/**
 * Fetches and runs the code of the page's islands at low priority, without waking them, so that the next press is fast.
 * After a press, the pressed island comes first.
 */
export function fetchAhead(
  { type, target }: Event,
  fetchFiles: (island: string, priority?: 'low') => unknown,
  run: (island: string) => unknown,
): void {
  /** Delay for other islands after a press, so that they do not slow it down. In here it takes fewer bytes. */
  const othersWaitMs = 3_000;
  const pressed =
    type === 'pointerdown' && (target as Element).closest<HTMLElement>('[data-island],[data-wakes]');
  if (pressed) fetchFiles((pressed.dataset['island'] ?? pressed.dataset['wakes']) as string);
  setTimeout(
    () => {
      /**
       * Not the login: it is on every page, and few visitors press it. The cart is fetched with the button of any
       * product, and wakes by no touch. In here it takes fewer bytes.
       */
      const likely = '[data-wake~=interaction]:not([data-island^=member])';
      document.querySelectorAll<HTMLElement>(likely).forEach(({ dataset }) => {
        const island = dataset['island'] as string;
        fetchFiles(island, 'low');
        run(island);
      });
      // Firefox and WebKit reject an import when its page is left.
      import('./connect-worker.ts').catch(() => undefined);
    },
    pressed ? othersWaitMs : 0,
  );
}
