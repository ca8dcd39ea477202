import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { PressFigures } from '../figures.ts';
import { findLongestTasks, traceCategories } from './longest-tasks.ts';
import { openPhone } from './phone.ts';
import type { Press, Situation } from '../presses.ts';
import type { TraceEvent } from '../trace.ts';
import { watchFetches } from './watch-fetches.ts';
import { watchPress } from './watch-press.ts';

/** How long somebody looks at the page between a first scroll and a press, ms. */
const lookMs = 2_000;
/** In less than this a fast network has everything that a scroll fetches, ms. */
const fetchMs = 1_000;
/** After this, what has not arrived counts as failed, ms. */
const lateMs = 30_000;

/** What one visit gives: all but its tasks. */
type Visit = Omit<PressFigures, 'longest'>;

/**
 * One press by somebody who has never been on the site, and a second visit like it for its tasks: taking a trace slows
 * the phone down.
 */
export async function visitTwice(
  browser: Browser,
  origin: string,
  press: Press,
  situation: Situation,
): Promise<PressFigures> {
  const figures = await visit(browser, origin, press, situation);
  let events: TraceEvent[] = [];
  await visit(browser, origin, press, situation, (taken) => (events = taken));
  return { ...figures, longest: findLongestTasks(events) };
}

/** One visit with one press. @param onTrace is given the browser's trace of it, which is only taken for this */
export async function visit(
  browser: Browser,
  origin: string,
  press: Press,
  situation: Situation,
  onTrace?: (events: TraceEvent[]) => void,
): Promise<Visit> {
  const { context, page, devtools, slowDown } = await openPhone(browser);
  try {
    if (situation === 'secondPage') await readOnePage(page, origin + press.path);
    const watch = await watchPress(page, press);
    const fetches = watchFetches(devtools, origin);
    await page.goto(origin + press.path, { waitUntil: 'networkidle' });
    await bringIntoView(page, press);
    await slowDown();
    if (onTrace) await browser.startTracing(page, { categories: traceCategories });
    await watch.arm();
    if (situation === 'afterScroll') await scrollAndLook(page);
    await page.locator(press.button).first().tap();
    const { press: start, feedback, there, answered } = await limitTime(watch.seen);
    if (onTrace) onTrace(parseEvents(await browser.stopTracing()));
    return {
      feedback: feedback - start,
      there: there - start,
      answered: answered === undefined ? undefined : answered - start,
      fetched: await fetches.between(start, there),
      serviceWorker: await page.evaluate(() => Boolean(navigator.serviceWorker.controller)),
    };
  } finally {
    await context.close();
  }
}

const parseEvents = (trace: Buffer) =>
  (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;

async function limitTime<Value>(value: Promise<Value>): Promise<Value> {
  const late = setTimeout(lateMs, undefined, { ref: false }).then(() => {
    throw new Error(`What was pressed for did not arrive within ${lateMs / 1000} s`);
  });
  return Promise.race([value, late]);
}

/** A page with the same on it, read but not pressed: what is then in the browser's cache is what a scroll fetches. */
async function readOnePage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollBy(0, 1));
  await setTimeout(fetchMs);
  await page.goto('about:blank');
}

async function scrollAndLook(page: Page): Promise<void> {
  await page.evaluate(() => scrollBy(0, 1));
  await setTimeout(lookMs);
}

/** The pictures around it come now, so that they do not take the network from what the press needs. */
async function bringIntoView(page: Page, { details, button }: Press): Promise<void> {
  if (details) {
    const opened = page.locator(details).first();
    await opened.evaluate((element) => element.setAttribute('open', ''));
  }
  const control = page.locator(button).first();
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await control.evaluate(async (element) => {
    // A picture above that loads late moves it away again.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  await page.waitForLoadState('networkidle');
}
