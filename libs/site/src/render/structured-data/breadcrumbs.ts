import type { MainData } from '@guildhall/cms-client';
import { listAllPages } from '../../chrome/navigation.ts';
import type { JsonLd } from '@guildhall/product';
import { rememberFor } from '../../page/remember-for.ts';

/** A page on the way to another. `path` is on this site. */
export interface Crumb {
  title: string;
  path: string;
}

/**
 * Returns the path to a page for search engines; `undefined` for a page without a parent.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 *
 * @param parents the outermost first
 */
export function toBreadcrumbs(
  parents: readonly Crumb[],
  title: string,
  siteOrigin: string,
): JsonLd | undefined {
  if (parents.length === 0) return undefined;
  const items = [
    ...parents.map((parent) => ({ name: parent.title, item: siteOrigin + parent.path })),
    // Search engines know the URL of the page itself.
    { name: title },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
  };
}

/** Finds the parents of a page in the main navigation: these pages exist, and have the titles that visitors see. */
export function findParents(path: string, mainData: Pick<MainData, 'variousData'>): Crumb[] {
  return listParents(mainData)
    .filter(({ folder }) => path.startsWith(folder))
    .map(({ crumb }) => crumb);
}

/** Pages of the main navigation with the folders below them, the outermost first. */
const listParents = rememberFor(({ variousData }: Pick<MainData, 'variousData'>) =>
  listAllPages(variousData.navigation ?? [])
    .filter(({ url }) => /^\/[^?#]+$/.test(url))
    .map(({ title, url }) => ({ crumb: { title, path: url }, folder: `${decodeURI(url)}/` }))
    .sort((a, b) => a.crumb.path.length - b.crumb.path.length),
);
