import { basename } from 'node:path';

/**
 * The class of a name in a CSS Module: `.title` of `NewsCard.module.css` becomes `gh_NewsCard_title`. Module files have
 * unique names, so it needs no hash: it is readable and the same in every build, and the site's server can see in a
 * page's HTML which modules it needs.
 */
export function createClassName(local: string, file: string): string {
  return `gh_${basename(file.split('?')[0] ?? file, '.module.css')}_${local}`;
}

/** Number of `light-dark()` for Lightning CSS, which is told to keep it. Source: its `Features.LightDark`. */
export const lightDarkFeature = 1 << 20;
