import { toCanonicalPath } from '@guildhall/safe-content';

/**
 * Returns the `aria-current` of a navigation link: `page` for the current page, `true` for a parent of it.
 *
 * @param url the link's URL
 * @param currentPath the current path, decoded
 */
export function getAriaCurrent(url: string, currentPath: string): 'page' | 'true' | undefined {
  return getMark(findSitePath(url), toUrlPath(currentPath));
}

/** Returns the marks of all links as a string. Runs for every page, so the paths are parsed in advance. */
export function formatMarks(paths: readonly (string | undefined)[], currentPath: string): string {
  const current = toUrlPath(currentPath);
  return paths.map((path) => getMark(path, current) ?? '').join(' ');
}

/** Returns the path of a link on this site; `undefined` for external links. */
export function findSitePath(url: string): string | undefined {
  return url.startsWith('/') ? toCanonicalPath(url.replace(/[?#].*$/s, '')) : undefined;
}

const toUrlPath = (currentPath: string) => toCanonicalPath(encodeURI(currentPath));

function getMark(path: string | undefined, current: string): 'page' | 'true' | undefined {
  if (path === undefined) return undefined;
  if (path === current) return 'page';
  return path !== '/' && current.startsWith(`${path}/`) ? 'true' : undefined;
}
