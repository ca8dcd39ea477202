import { fetchIslandFiles } from './island-files.ts';

/** How long the other islands wait when the first sign is a press, so that they do not slow down what it needs, ms. */
const othersWaitMs = 3_000;

/**
 * Every page has the login, and few visitors press it. The cart comes with the button of what can be bought; it does not
 * wake by a touch itself.
 */
const likely = '[data-wake~=interaction]:not([data-island^=member])';

/**
 * Fetches what the next press on this page is likely to need: the files of the islands that the page shows, at a low
 * priority. After a press what is pressed comes first. Their code is also run, without waking them, so that the press
 * does not wait for that.
 */
export function fetchAhead({ type, target }: Event, run: (island: string) => unknown): void {
  const pressed =
    type === 'pointerdown' && (target as Element).closest<HTMLElement>('[data-island],[data-cart-toggle]');
  if (pressed) fetchIslandFiles(pressed.dataset['island'] ?? 'cart');
  setTimeout(
    () =>
      document.querySelectorAll<HTMLElement>(likely).forEach(({ dataset }) => {
        const island = dataset['island'] as string;
        fetchIslandFiles(island, 'low');
        run(island);
      }),
    pressed ? othersWaitMs : 0,
  );
}
