import { basename } from 'node:path';

/**
 * The class a CSS Module's name becomes: `.title` of `NewsCard.module.css` is `gh_NewsCard_title`. Without a hash,
 * because module files have unique names here: readable, the same in every build, and the site's server can tell from
 * a page's HTML which modules it needs.
 */
export function createClassName(local: string, file: string): string {
  return `gh_${basename(file.split('?')[0] ?? file, '.module.css')}_${local}`;
}

/** Nesting, layers and `light-dark()` are kept: every engine has them since May 2024. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];
