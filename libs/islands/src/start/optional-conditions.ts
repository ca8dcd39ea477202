/**
 * A wake condition that only pages with such islands need to load: calls `wake` when it is met.
 *
 * @example
 * const afterTheFonts: WakeCondition = (_island, wake) => void document.fonts.ready.then(wake);
 */
export type WakeCondition = (island: HTMLElement, wake: () => void) => void;

/**
 * Wakes an island when it comes into view.
 *
 * @example
 * declare const loadHydrator: () => Promise<Hydrator>;
 * startIslands({ loadHydrator, conditions: { visible: whenVisible } }); // for islands with `wake={['visible']}`
 */
export const whenVisible: WakeCondition = (island, wake) => {
  const sight = new IntersectionObserver((seen) => {
    if (!seen.some((entry) => entry.isIntersecting)) return;
    sight.disconnect();
    wake();
  });
  sight.observe(island);
};

/** Longest time that a page which is never idle lets an island wait, ms. */
const longestWaitMs = 2_000;

/**
 * Wakes an island when the browser is idle, or two seconds later if it never is; in Safari soon after load.
 *
 * @example
 * declare const loadHydrator: () => Promise<Hydrator>;
 * startIslands({ loadHydrator, conditions: { idle: whenIdle } }); // for islands with `wake={['idle']}`
 */
export const whenIdle: WakeCondition = (_island, wake) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(wake, { timeout: longestWaitMs });
  else setTimeout(wake);
};
