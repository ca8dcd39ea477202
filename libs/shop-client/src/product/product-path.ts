import type { CollectionSort } from '../catalogue/collection-page-reader.ts';

export function getProductPath(handle: string): `/p/${string}` {
  return `/p/${encodeURIComponent(handle)}`;
}

export interface CollectionPart {
  /** @default 1 */
  page?: number;
  sort?: CollectionSort | undefined;
}

/** Returns `/p/collections/{handle}?sort=newest&page=2`. */
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

/** Returns `/p?q=long+table&page=2`. */
export function getSearchPath(text: string, page = 1): `/p?${string}` {
  return `/p?${new URLSearchParams({ q: text, ...(page > 1 && { page: String(page) }) }).toString()}`;
}
