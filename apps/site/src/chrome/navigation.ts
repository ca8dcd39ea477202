import { toCanonicalPath } from '@guildhall/safe-content';

/**
 * The `aria-current` of a link of the navigation: `page` when it leads to the page that is shown, `true` when that page is
 * below it, `undefined` otherwise.
 *
 * @param url the link's address
 * @param currentPath the page's path, decoded
 */
export function getAriaCurrent(url: string, currentPath: string): 'page' | 'true' | undefined {
  return getMark(findSitePath(url), toUrlPath(currentPath));
}

/** The same for all links of the navigation: a list of marks as text. For every page, so the links are read beforehand. */
export function formatMarks(paths: readonly (string | undefined)[], currentPath: string): string {
  const current = toUrlPath(currentPath);
  return paths.map((path) => getMark(path, current) ?? '').join(' ');
}

/** The path to which a link leads on this site; `undefined` when it leads elsewhere. */
export function findSitePath(url: string): string | undefined {
  return url.startsWith('/') ? toCanonicalPath(url.replace(/[?#].*$/s, '')) : undefined;
}

const toUrlPath = (currentPath: string) => toCanonicalPath(encodeURI(currentPath));

function getMark(path: string | undefined, current: string): 'page' | 'true' | undefined {
  if (path === undefined) return undefined;
  if (path === current) return 'page';
  return path !== '/' && current.startsWith(`${path}/`) ? 'true' : undefined;
}
