/**
 * The oldest browsers that the site is made for: Baseline “widely available” in November 2026, and Safari from 16.4.
 * Newer CSS is lowered, guarded or optional: see `docs/browsers.md`.
 */
export const cssTarget = ['chrome125', 'edge125', 'firefox126', 'safari16.4', 'ios16.4'];

/** Language of scripts, which all of these browsers have. */
export const scriptTarget = 'es2022';
