import { collectionSorts, toSearchText, type CollectionSort } from '@guildhall/shop-client';

/** A page of a collection, by its address. */
export interface CollectionPageRequest {
  handle: string;
  /** From 1. */
  page: number;
  sort: CollectionSort | undefined;
}

/** A page of a search for products, by its address. */
export interface SearchPageRequest {
  /** In the one way in which it is searched for. */
  text: string;
  /** From 1. */
  page: number;
}

/** Which page of the shop an address names, and its key in the cache: one for all spellings of the address. */
export type ShopPageRequest =
  | { kind: 'shop'; key: string }
  | { kind: 'product'; key: string; handle: string }
  | ({ kind: 'collection'; key: string } & CollectionPageRequest)
  | ({ kind: 'search'; key: string } & SearchPageRequest)
  | { kind: 'none' };

/** The last page of a list, against requests for endless pages; visitors who want more sort or search. */
const maxPages = 50;

/**
 * Reads an address of the shop. Of its query only `sort` and `page` count, and `q` on the shop's own page; a page
 * number that is none is the first page.
 *
 * @param path decoded, such as `/p/collections/prints`
 * @param query as it was requested, without its `?`
 */
export function readShopPageRequest(path: string, query: string): ShopPageRequest {
  const [, , first, handle] = path.split('/');
  const asked = new URLSearchParams(query);
  const page = parsePageNumber(asked.get('page'));
  if (page > maxPages) return { kind: 'none' };
  const onPage = page > 1 ? `&page=${page}` : '';
  if (first === undefined) {
    const text = toSearchText(asked.get('q') ?? '');
    return text === undefined
      ? { kind: 'shop', key: path }
      : { kind: 'search', key: `${path}?q=${text}${onPage}`, text, page };
  }
  if (handle === undefined) return { kind: 'product', key: path, handle: first };
  const sort = collectionSorts.find((known) => known === asked.get('sort'));
  const sorted = sort ? `&sort=${sort}` : '';
  return { kind: 'collection', key: `${path}${`${sorted}${onPage}`.replace('&', '?')}`, handle, page, sort };
}

function parsePageNumber(written: string | null): number {
  return written !== null && /^[1-9]\d*$/.test(written) ? Number(written) : 1;
}
