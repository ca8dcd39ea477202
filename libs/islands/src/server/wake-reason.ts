/**
 * When an island wakes.
 *
 * - `interaction`: a pointer comes over it, touch, focus or a key inside it
 * - `visible`: it comes into view
 * - `load`, `idle`: as soon as the page is live, or when the browser has time. Both cost every visitor the
 *   download of React, so they need a good reason
 *   `visible` and `idle` need the `conditions` of `startIslands`
 * - `reason:<name>`: the page has a reason of that name (a cart cookie, a remembered session), see `startIslands`
 *
 * A click on a button or a submit wakes a sleeping island whatever is listed here.
 */
export type WakeReason = 'interaction' | 'visible' | 'load' | 'idle' | `reason:${string}`;
