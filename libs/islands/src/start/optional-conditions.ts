/**
 * A wake condition that only pages with such islands need to load: calls `wake` when it is met.
 *
 * @example startIslands({ loadHydrator, conditions: { visible: whenVisible } });
 */
export type WakeCondition = (island: HTMLElement, wake: () => void) => void;

/** Wakes an island when it comes into view. */
export const whenVisible: WakeCondition = (island, wake) => {
  const sight = new IntersectionObserver((seen) => {
    if (!seen.some((entry) => entry.isIntersecting)) return;
    sight.disconnect();
    wake();
  });
  sight.observe(island);
};

/** Wakes an island when the browser is idle; in Safari soon after load. */
export const whenIdle: WakeCondition = (_island, wake) => {
  (globalThis.requestIdleCallback ?? setTimeout)(wake);
};
