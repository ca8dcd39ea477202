import type { CollectionSort } from '../catalogue/collection-page-reader.ts';

/**
 * Returns `/p/{handle}`, the path of a product's page.
 *
 * @example
 * getProductPath('print-tides'); // '/p/print-tides'
 */
export function getProductPath(handle: string): `/p/${string}` {
  return `/p/${encodeURIComponent(handle)}`;
}

/** A page of a collection. */
export interface CollectionPart {
  /**
   * Its number, from 1.
   *
   * @default 1
   */
  page?: number;
  /**
   * Order of the collection.
   *
   * @default the shop's own
   */
  sort?: CollectionSort | undefined;
}

/**
 * Returns the path of a page of a collection. The first page and the shop's own order are in no query.
 *
 * @example
 * getCollectionPath('prints', { sort: 'newest', page: 2 }); // '/p/collections/prints?sort=newest&page=2'
 */
export function getCollectionPath(
  handle: string,
  { page = 1, sort }: CollectionPart = {},
): `/p/collections/${string}` {
  const query = new URLSearchParams({
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/p/collections/${encodeURIComponent(handle)}${query && `?${query}`}`;
}

/**
 * Returns the path of a page of search results.
 *
 * @example
 * getSearchPath('long table', 2); // '/p?q=long+table&page=2'
 */
export function getSearchPath(text: string, page = 1): `/p?${string}` {
  return `/p?${new URLSearchParams({ q: text, ...(page > 1 && { page: String(page) }) }).toString()}`;
}
