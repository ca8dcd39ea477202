import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { PressFigures } from '../figures.ts';
import { findLongestTask, traceCategories } from './longest-task.ts';
import { openPhone } from './phone.ts';
import type { Press, Situation } from '../presses.ts';
import type { TraceEvent } from '../trace.ts';
import { watchFetches } from './watch-fetches.ts';
import { watchPress } from './watch-press.ts';

/** Reading time between a first scroll and a press, ms. */
const lookMs = 2_000;
/** Time in which a fast network loads everything that a scroll fetches, ms. */
const fetchMs = 1_000;
/** Time after which a missing result counts as failed, ms. */
const lateMs = 30_000;

/** The figures of one visit without its tasks. */
type Visit = Omit<PressFigures, 'longestTask'>;

/** One press by a first-time visitor, and a second such visit for its tasks: taking a trace slows the phone down. */
export async function visitTwice(
  browser: Browser,
  origin: string,
  press: Press,
  situation: Situation,
): Promise<PressFigures> {
  const figures = await visit(browser, origin, press, situation);
  let events: TraceEvent[] = [];
  await visit(browser, origin, press, situation, (taken) => (events = taken));
  return { ...figures, longestTask: findLongestTask(events) };
}

/** One visit with one press. @param onTrace receives the browser's trace, which is only taken for this */
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
    await tap(page, press.button);
    const { press: start, feedback, result } = await limitTime(watch.seen);
    if (onTrace) onTrace(parseEvents(await browser.stopTracing()));
    return {
      feedback: feedback - start,
      result: result - start,
      files: fetches.countBetween(start, result),
    };
  } finally {
    await context.close();
  }
}

const parseEvents = (trace: Buffer) =>
  (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;

async function limitTime<Value>(value: Promise<Value>): Promise<Value> {
  const late = setTimeout(lateMs, undefined, { ref: false }).then(() => {
    throw new Error(`The result of the press did not arrive within ${lateMs / 1000} s`);
  });
  return Promise.race([value, late]);
}

/** A page with the same control, read but not pressed: the browser's cache then has what a scroll fetches. */
async function readOnePage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollBy(0, 1));
  await setTimeout(fetchMs);
  await page.goto('about:blank');
}

/**
 * Touches the middle of a control that `bringIntoView` has shown. Playwright's own `tap` listens in the page to the events
 * of its touch, and looks for what is below it: a tenth of a second on this phone, which no visitor waits.
 */
async function tap(page: Page, button: string): Promise<void> {
  const box = await page.locator(button).first().boundingBox();
  if (!box) throw new Error('The control is not visible');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function scrollAndLook(page: Page): Promise<void> {
  await page.evaluate(() => scrollBy(0, 1));
  await setTimeout(lookMs);
}

/** Loads the pictures around it first, so that they do not compete with what the press needs. */
async function bringIntoView(page: Page, { details, button }: Press): Promise<void> {
  if (details) {
    const opened = page.locator(details).first();
    await opened.evaluate((element) => element.setAttribute('open', ''));
  }
  const control = page.locator(button).first();
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await control.evaluate(async (element) => {
    // A late picture above would move it away again.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  await page.waitForLoadState('networkidle');
}
