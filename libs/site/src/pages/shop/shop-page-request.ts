import { collectionSorts, toSearchText, type CollectionSort } from '@guildhall/shop-client';
import { cartPath } from '../../page/cart-path.ts';

export interface ProductPageRequest {
  handle: string;
  /** Query of the chosen variant. Missing for the one that is shown first. */
  variant?: string;
}

export interface CollectionPageRequest {
  handle: string;
  page: number;
  sort: CollectionSort | undefined;
}

export interface SearchPageRequest {
  /** Normalised search text. */
  text: string;
  page: number;
}

/** The requested page of the shop, with its cache key: one for all spellings of the URL. */
export type ShopPageRequest =
  | { kind: 'shop' | 'cart'; key: string }
  | ({ kind: 'product'; key: string } & ProductPageRequest)
  | ({ kind: 'collection'; key: string } & CollectionPageRequest)
  | ({ kind: 'search'; key: string } & SearchPageRequest)
  | { kind: 'none' };

/** Last page of a list, against requests for endless pages; visitors can sort or search instead. */
const maxPages = 50;

/**
 * Reads a URL of the shop. Of the query only `sort` and `page` count, and `q` on the shop's front; an invalid page
 * number means page 1. A product's page itself knows its variants.
 *
 * @param path decoded, such as `/p/collections/prints`
 * @param query as requested, without `?`
 */
export function readShopPageRequest(path: string, query: string): ShopPageRequest {
  if (path === cartPath) return { kind: 'cart', key: path };
  const [, , first, handle] = path.split('/');
  const parameters = new URLSearchParams(query);
  const page = parsePageNumber(parameters.get('page'));
  if (page > maxPages) return { kind: 'none' };
  const onPage = page > 1 ? `&page=${page}` : '';
  if (first === undefined) {
    const text = toSearchText(parameters.get('q') ?? '');
    return text === undefined
      ? { kind: 'shop', key: path }
      : { kind: 'search', key: `${path}?q=${text}${onPage}`, text, page };
  }
  if (handle === undefined) return { kind: 'product', key: path, handle: first };
  const sort = collectionSorts.find((known) => known === parameters.get('sort'));
  const sorted = sort ? `&sort=${sort}` : '';
  return { kind: 'collection', key: `${path}${`${sorted}${onPage}`.replace('&', '?')}`, handle, page, sort };
}

function parsePageNumber(written: string | null): number {
  return written !== null && /^[1-9]\d*$/.test(written) ? Number(written) : 1;
}
