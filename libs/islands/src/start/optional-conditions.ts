/**
 * A way for islands to wake that a page's script names only where its islands use it: calls `wake` when it is time.
 *
 * @example startIslands({ loadHydrator, conditions: { visible: whenVisible } });
 */
export type WakeCondition = (island: HTMLElement, wake: () => void) => void;

/** Wakes an island when it comes into view. */
export const whenVisible: WakeCondition = (island, wake) => {
  const sight = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    wake();
  });
  sight.observe(island);
};

/** Wakes an island when the browser has time. Safari cannot tell: there it is soon. */
export const whenIdle: WakeCondition = (_island, wake) => {
  (globalThis.requestIdleCallback ?? setTimeout)(() => wake());
};
