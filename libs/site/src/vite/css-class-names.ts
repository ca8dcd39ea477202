import { basename } from 'node:path';

/**
 * The class a CSS Module's name becomes: `.title` of `NewsCard.module.css` is `gh_NewsCard_title`. Without a hash,
 * because module files have unique names here: readable, the same in every build, and the site's server can tell from
 * a page's HTML which modules it needs.
 */
export function createClassName(local: string, file: string): string {
  return `gh_${basename(file.split('?')[0] ?? file, '.module.css')}_${local}`;
}

/**
 * Returns the function that names the classes of a site: those of the site's own modules get a prefix, so that its
 * `Header.module.css` and the kit's do not share a name.
 *
 * @example nameClasses('/sites/house')('bar', '/sites/house/src/Header.module.css'); // 'gh_own-Header_bar'
 * @param folder the site's folder
 */
export function nameClasses(folder: string): (local: string, file: string) => string {
  return (local, file) => {
    const isOwn = file.startsWith(`${folder}/`) && !file.includes('/node_modules/');
    return createClassName(local, file).replace(/^gh_/, isOwn ? 'gh_own-' : 'gh_');
  };
}
