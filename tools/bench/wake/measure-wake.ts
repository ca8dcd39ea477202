import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { viewport } from '../bytes/before-touch.ts';
import type { WakeFigures } from '../figures.ts';
import { productPath } from '../pages.ts';
import { chromiumArguments, chromiumPath } from '../stack/browser.ts';
import { median } from '../median.ts';

/** Lighthouse's own, where it throttles in the browser: latency in ms, throughput in bytes per second. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const slowdown = 4;

/** How long somebody looks at the page between a first scroll and a press, ms. */
const lookMs = 2_000;

/** What is waited for after a press, in order. */
interface Press {
  path: string;
  button: string;
  then: readonly string[];
}

interface Visit {
  /** Whether somebody has scrolled and looked before the press. */
  scrolled: boolean;
}

const header: Press = { path: '/', button: '[data-cart-toggle]', then: ['dialog[open]'] };
const add: Press = {
  path: productPath,
  button: '[data-island="buy-product"] button:not([disabled])',
  // Until the shop has answered, the line is marked as one that is changing.
  then: ['dialog[open] li', 'dialog[open] li:not([aria-busy])'],
};

/** Presses what opens the cart, each time in a browser with an empty cache. */
export async function measureWake(origin: string, runs: number): Promise<WakeFigures> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
  try {
    const times: Record<'header' | 'add' | 'addScrolled', number[]>[] = [];
    for (let run = 0; run < runs; run += 1)
      times.push({
        header: await press(browser, origin, header, { scrolled: false }),
        add: await press(browser, origin, add, { scrolled: false }),
        addScrolled: await press(browser, origin, add, { scrolled: true }),
      });
    const middle = (of: keyof (typeof times)[number], step: number) =>
      median(times.map((time) => time[of][step] ?? NaN));
    return {
      runs,
      header: middle('header', 0),
      add: { drawer: middle('add', 0), answered: middle('add', 1) },
      addAfterScroll: { drawer: middle('addScrolled', 0), answered: middle('addScrolled', 1) },
    };
  } finally {
    await browser.close();
  }
}

async function press(
  browser: Browser,
  origin: string,
  { path, button, then }: Press,
  { scrolled }: Visit,
): Promise<number[]> {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await throttle(page);
  if (scrolled) {
    await page.evaluate(() => scrollBy(0, 1));
    await setTimeout(lookMs);
  }
  const times = page.evaluate(timesAfterPress, then);
  await page.locator(button).first().tap();
  const measured = await times;
  await context.close();
  return measured;
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page: how long after the press each of the things is painted, ms. */
async function timesAfterPress(selectors: readonly string[]): Promise<number[]> {
  const start = await new Promise<number>((resolve) =>
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  );
  const colored = () => new Promise(requestAnimationFrame);
  const times: number[] = [];
  for (const selector of selectors) {
    while (!document.querySelector(selector)?.checkVisibility()) await colored();
    times.push(performance.now() - start);
  }
  return times;
}
