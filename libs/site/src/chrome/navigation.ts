import type { MenuLink } from '@guildhall/cms-client';
import { toCanonicalPath } from '@guildhall/safe-content';
import type { NavigationLink } from './chrome-props.ts';

/**
 * Returns the `aria-current` of a navigation link: `page` for the current page, `true` for a parent of it.
 *
 * @param url the link's URL
 * @param currentPath the current path, decoded
 */
export function getAriaCurrent(url: string, currentPath: string): 'page' | 'true' | undefined {
  return getMark(findSitePath(url), toUrlPath(currentPath));
}

/** Marks the current link of each level, and those above it. */
export function markLinks(links: readonly MenuLink[], currentPath: string): NavigationLink[] {
  return links.map(({ children, ...link }) => {
    const below = children && markLinks(children, currentPath);
    const own = link.isHeading ? undefined : getAriaCurrent(link.url, currentPath);
    const current = own ?? (below?.some((one) => one.current !== undefined) ? 'true' : undefined);
    return { ...link, current, ...(below && { children: below }) };
  });
}

/** Returns the links that have a page: those of the first level, and those below its headings. */
export function listMainPages<Item extends MenuLink | NavigationLink>(links: readonly Item[]): Item[] {
  return links.flatMap((link) =>
    link.isHeading ? listMainPages((link.children ?? []) as readonly Item[]) : [link],
  );
}

/** Returns the links of all levels that have a page. */
export function listAllPages(links: readonly MenuLink[]): MenuLink[] {
  return links.flatMap((link) => [...(link.isHeading ? [] : [link]), ...listAllPages(link.children ?? [])]);
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
