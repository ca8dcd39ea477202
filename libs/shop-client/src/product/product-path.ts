import type { CollectionSort } from '../catalogue/collection-page-reader.ts';

/** Where a product's page is: `/p/{handle}`. */
export function getProductPath(handle: string): `/p/${string}` {
  return `/p/${encodeURIComponent(handle)}`;
}

/** Which part of a collection is meant; by default the first page in the shop's own order. */
export interface CollectionPart {
  /** @default 1 */
  page?: number;
  sort?: CollectionSort | undefined;
}

/** Where a collection's pages are: `/p/collections/{handle}?sort=newest&page=2`. */
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

/** Where the products are that fit what a visitor typed: `/p?q=long+table&page=2`. */
export function getSearchPath(text: string, page = 1): `/p?${string}` {
  return `/p?${new URLSearchParams({ q: text, ...(page > 1 && { page: String(page) }) }).toString()}`;
}
