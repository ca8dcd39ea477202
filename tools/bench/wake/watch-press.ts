import type { Page } from 'playwright';
import type { Press } from '../presses.ts';

/**
 * Times at which the visitor saw each change, since 1970 in ms, by the browser's clock. Feedback in the first frame
 * after the press is the browser's own Interaction to Next Paint, which it rounds to 8 ms.
 */
export interface Seen {
  press: number;
  feedback: number;
  result: number;
}

interface Watched {
  feedback: string;
  result: readonly string[];
}

/** Signs that a press was received: the control is busy, its dialog is open, or the next page is being fetched. */
const feedback = '[aria-busy="true"], dialog[open], :popover-open, [data-state="loading"], [data-progress]';

/**
 * Watches a page, and every document that follows it, for the first press after `arm`. Before that no scroll reaches
 * the page, so that a control can be scrolled into view without counting as a visitor's scroll.
 */
export async function watchPress(page: Page, { result }: Press) {
  const { promise: seen, resolve } = Promise.withResolvers<Seen>();
  await page.exposeFunction('benchSaw', resolve);
  await page.addInitScript(watchInPage, { feedback, result });
  return { seen, arm: () => page.evaluate(() => dispatchEvent(new Event('bench:arm'))) };
}

/** The file name of what watches in the page, in traces: its own work is no part of the page's. */
export const watcherName = 'bench-watches-the-press';

/** Runs in every document of the page, without access to anything outside. */
function watchInPage({ feedback, result }: Watched): void {
  //# sourceURL=bench-watches-the-press.js
  const key = 'bench-press';
  const now = () => performance.timeOrigin + performance.now();
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const areShown = (selectors: readonly string[]) => selectors.every(isShown);
  const isReceived = () => isShown(feedback) || areShown(result);
  const state = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Seen>;
  const { port1: frames, port2: frame } = new MessageChannel();
  // Only for the next document: storing waits for another process.
  addEventListener('pagehide', () => sessionStorage.setItem(key, JSON.stringify(state)));
  const changes = new MutationObserver(() => look());
  let looking = false;

  /**
   * Checks after the frame that shows a change has been painted. One frame per change: more would slow the phone down.
   */
  const look = () => {
    if (looking || state.press === undefined) return;
    looking = true;
    requestAnimationFrame(() => frame.postMessage(undefined));
  };
  frames.onmessage = () => {
    // Before the checks: their own time is no part of it.
    const paintedAt = now();
    looking = false;
    if (state.feedback === undefined && isReceived()) state.feedback = paintedAt;
    if (state.result === undefined && areShown(result)) state.result = paintedAt;
    if (state.result === undefined) return;
    changes.disconnect();
    void (globalThis as unknown as { benchSaw(seen: unknown): Promise<void> }).benchSaw(state);
  };
  let inFirstFrame = false;
  const onClick = () => requestAnimationFrame(() => (inFirstFrame = isReceived()));
  const painted = new PerformanceObserver((entries) => {
    const [click] = entries.getEntriesByName('click');
    if (!click || !inFirstFrame) return;
    state.feedback = performance.timeOrigin + click.startTime + click.duration;
  });
  const watch = () => {
    addEventListener('click', onClick, { capture: true, once: true });
    painted.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    // Also shown or painted later without a change of the page's elements.
    for (const type of ['toggle', 'load', 'animationend', 'transitionend'])
      addEventListener(type, look, { capture: true });
    look();
  };

  if (state.press !== undefined) return void watch();
  const armed = new AbortController();
  addEventListener('scroll', (event) => event.stopImmediatePropagation(), {
    capture: true,
    signal: armed.signal,
  });
  addEventListener('bench:arm', () => {
    armed.abort();
    if (isReceived()) throw new Error('The result is visible before the press');
    const onPress = ({ timeStamp }: Event) => (state.press = performance.timeOrigin + timeStamp);
    addEventListener('pointerdown', onPress, { capture: true, once: true });
    // Before the press, so that it takes nothing of the time after it.
    watch();
  });
}
