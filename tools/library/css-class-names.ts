import { basename } from 'node:path';

/**
 * The class of a name in a CSS Module: `.title` of `NewsCard.module.css` becomes `gh_NewsCard_title`. Module files have
 * unique names, so it needs no hash: it is readable and the same in every build, and the site's server can see in a
 * page's HTML which modules it needs.
 */
export function createClassName(local: string, file: string): string {
  return `gh_${basename(file.split('?')[0] ?? file, '.module.css')}_${local}`;
}

/**
 * The oldest browsers that the site is made for: Baseline “widely available” in November 2026, and Safari from 16.4.
 * Newer CSS is lowered, guarded or optional: see `docs/browsers.md`.
 */
export const cssTarget = ['chrome125', 'edge125', 'firefox126', 'safari16.4', 'ios16.4'];

/** Number of `light-dark()` for Lightning CSS, which is told to keep it. Source: its `Features.LightDark`. */
export const lightDarkFeature = 1 << 20;
