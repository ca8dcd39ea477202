/**
 * Condition on which an island wakes.
 *
 * - `interaction`: pointer, touch, focus or key on it, or a control that has changed, also by the browser
 * - `visible`: it scrolls into view
 * - `load`, `idle`: as soon as the page is live, or when the browser is idle. Both make every visitor download React,
 *   so they need a good reason
 * - `reason:<name>`: the page has that reason (a cart cookie, a remembered session), see `startIslands`
 *
 * `visible` and `idle` need the `conditions` of `startIslands`. A click on a button or a submit wakes any sleeping
 * island.
 */
export type WakeReason = 'interaction' | 'visible' | 'load' | 'idle' | `reason:${string}`;
