import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Arrival } from '../figures.ts';
import { openCart } from '../presses.ts';
import { openPhone } from './phone.ts';

const button = '[data-wakes=cart]';
/** The first shows that the press had an effect, the second is its result. */
const taken = `${button}[aria-busy="true"], dialog[open]`;
/** Interval between presses without effect, and between checks, ms. */
const againMs = 250;
const lookMs = 25;

/**
 * Opens a page on the slow phone and presses the cart as soon as it is painted, repeatedly until that has an effect.
 * Without pictures, so that pages with many and with few can be compared.
 */
export async function arrive(browser: Browser, address: string): Promise<Arrival> {
  const { context, page, devtools, slowDown } = await openPhone(browser);
  try {
    await devtools.send('Network.setBlockedURLs', { urls: ['*/media/*'] });
    await slowDown();
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const pressed = await pressUntilTaken(page);
    const resultAt = await page.evaluate(async (selector) => {
      while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
      return performance.now();
    }, openCart);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    return { painted, pressed, result: resultAt };
  } finally {
    await context.close();
  }
}

/** Returns the time of the press that had an effect, ms after the navigation. */
async function pressUntilTaken(page: Page): Promise<number> {
  for (;;) {
    // The button may move while the page is still loading.
    const box = await page.locator(button).first().boundingBox();
    const at = await page.evaluate(() => performance.now());
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    for (let waited = 0; waited < againMs; waited += lookMs) {
      if (await page.locator(taken).count()) return at;
      await setTimeout(lookMs);
    }
  }
}
