import type { Page } from '@playwright/test';

/** More stops than any page has. */
const maxStops = 300;

/**
 * Presses Tab through a page, to its end, and lists the stops that something covers wholly, or that the window does not
 * show (WCAG 2.2, success criterion 2.4.11).
 */
export async function listCoveredStops(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press(key);
    const state = await page.evaluate(readStop);
    if (state === 'end') return covered;
    if (state !== 'seen') covered.push(state);
  }
  throw new Error(`there are more than ${maxStops} stops on ${page.url()}`);
}

/** Runs in the page. Returns `seen`, `end`, or the covered element. */
function readStop(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  // The browser shows the stops in another page itself.
  if (focused.tagName === 'IFRAME') return 'seen';
  const label = focused.closest('label') ?? document.querySelector(`label[for="${CSS.escape(focused.id)}"]`);
  const isSeenAt = (x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (focused.contains(top) || top.contains(focused) || label?.contains(top) === true);
  };
  const parts = [0.1, 0.5, 0.9];
  const isSeen = [...focused.getClientRects()].some(({ left, top, width, height }) =>
    parts.some((x) => parts.some((y) => isSeenAt(left + width * x, top + height * y))),
  );
  return isSeen ? 'seen' : focused.outerHTML.slice(0, 160);
}
