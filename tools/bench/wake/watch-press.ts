import type { Page } from 'playwright';
import type { Press } from '../presses.ts';

/**
 * When the visitor saw what. Times since 1970 in ms, of the browser's clock. Feedback in the first frame after the press is
 * the browser's own Interaction to Next Paint of it, which it rounds to 8 ms.
 */
export interface Seen {
  press: number;
  feedback: number;
  there: number;
  answered: number | undefined;
}

interface Watched {
  feedback: string;
  there: readonly string[];
  answered: readonly string[] | undefined;
}

/**
 * What tells that a press has been taken: the control is busy, its dialog is open, or the next page is being fetched.
 */
const feedback = '[aria-busy="true"], dialog[open], :popover-open, [data-state="loading"], [data-progress]';

/**
 * Watches a page for the first press after `arm`, in every document that it then becomes. Before that no scroll reaches
 * the page, so that a control can be scrolled into view without the page taking it for a visitor's.
 */
export async function watchPress(page: Page, { there, answered }: Press) {
  const { promise: seen, resolve } = Promise.withResolvers<Seen>();
  await page.exposeFunction('benchSaw', resolve);
  await page.addInitScript(watchInPage, { feedback, there, answered });
  return { seen, arm: () => page.evaluate(() => dispatchEvent(new Event('bench:arm'))) };
}

/** Runs in every document of the page: nothing outside of it is known here. */
function watchInPage({ feedback, there, answered }: Watched): void {
  const key = 'bench-press';
  const now = () => performance.timeOrigin + performance.now();
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const areShown = (selectors: readonly string[]) => selectors.every(isShown);
  const isAnswered = () => isShown(feedback) || areShown(there);
  const state = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Seen>;
  const { port1: frames, port2: frame } = new MessageChannel();
  const store = () => sessionStorage.setItem(key, JSON.stringify(state));
  const changes = new MutationObserver(() => look());
  let looking = false;

  /** After the frame that shows a change has been painted. One frame per change: more would slow the phone down. */
  const look = () => {
    if (looking) return;
    looking = true;
    requestAnimationFrame(() => frame.postMessage(undefined));
  };
  frames.onmessage = () => {
    looking = false;
    if (isAnswered()) state.feedback ??= now();
    if (areShown(there)) state.there ??= now();
    if (answered && areShown(answered)) state.answered ??= now();
    store();
    if (state.there === undefined || (answered && state.answered === undefined)) return;
    changes.disconnect();
    void (globalThis as unknown as { benchSaw(seen: unknown): Promise<void> }).benchSaw(state);
  };
  let inFirstFrame = false;
  const onClick = () => requestAnimationFrame(() => (inFirstFrame = isAnswered()));
  const painted = new PerformanceObserver((entries) => {
    const [click] = entries.getEntriesByName('click');
    if (!click || !inFirstFrame) return;
    state.feedback = performance.timeOrigin + click.startTime + click.duration;
    store();
  });
  const watch = () => {
    addEventListener('click', onClick, { capture: true, once: true });
    painted.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    // What opens or is painted later without a change of the page's elements.
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
    if (isAnswered()) throw new Error('What is waited for is there before the press');
    const onPress = ({ timeStamp }: Event) => {
      state.press = performance.timeOrigin + timeStamp;
      store();
      watch();
    };
    addEventListener('pointerdown', onPress, { capture: true, once: true });
  });
}
