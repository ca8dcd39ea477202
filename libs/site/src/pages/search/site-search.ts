import { setTimeout as pause } from 'node:timers/promises';
import { toSafeLink, type UrlPolicy } from '@guildhall/safe-content';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { SiteSearchHit, SiteSearchModel, SiteSearchResults } from './search-model.ts';
import type { SearchIndexer } from './text-index/search-indexer.ts';
import type { SearchHit, SearchIndex } from './text-index/search-index.ts';

/** Pages of one page of results. */
const pageSize = 10;
/** Last page of results, against requests for endless pages. */
export const maxResultPages = 50;
/** Products beside the pages. */
const productCount = 4;
/** Time that visitors wait for products, ms: the pages are known long before. */
const productsDeadlineMs = 1_500;

export interface SiteSearchOptions {
  index: Pick<SearchIndex, 'readQuery' | 'find'>;
  indexer: Pick<SearchIndexer, 'isComplete'>;
  /** Returns false if the content service does not list its entries: there is nothing to search but the shop. */
  hasPages: () => boolean;
  /** Missing without a shop. */
  shop?: Pick<CatalogueClient, 'searchProducts'> | undefined;
  policy: UrlPolicy;
  onError: (error: unknown) => void;
  /** @default 1.5 s */
  deadlineMs?: number;
}

/** Searches pages and products for what a visitor typed. */
export type SiteSearch = (typed: string, page: number) => Promise<SiteSearchModel>;

export function createSiteSearch(options: SiteSearchOptions): SiteSearch {
  const { index, indexer, hasPages, shop, policy, onError, deadlineMs = productsDeadlineMs } = options;

  const findPages = (typed: string, page: number) => {
    try {
      const found = index.find(index.readQuery(typed), { offset: (page - 1) * pageSize, limit: pageSize });
      // Until all texts are known, only what was found is certain.
      return found.count > 0 || indexer.isComplete() ? found : undefined;
    } catch (error) {
      onError(error);
      return undefined;
    }
  };

  const findProducts = async (text: string): Promise<SiteSearchResults['products']> => {
    if (!shop) return undefined;
    const ending = new AbortController();
    const read = await Promise.race([
      shop.searchProducts(text, { size: productCount }),
      pause(deadlineMs, undefined, { signal: ending.signal, ref: false }),
    ]);
    ending.abort();
    return read?.outcome === 'found' ? { items: read.products, count: read.count } : 'failed';
  };

  return async (typed, page) => {
    const { text, terms } = index.readQuery(typed);
    if (terms.length === 0) return { state: 'start', text };
    const found = findPages(text, page);
    const products = page === 1 ? await findProducts(text) : undefined;
    if (!found)
      return { state: hasPages() ? 'unavailable' : 'without-pages', text, ...(products && { products }) };
    const { count, hits, isPartial, suggestion } = found;
    return {
      state: 'searched',
      ...{ text, count, page, isPartial },
      pageCount: Math.min(Math.ceil(count / pageSize), maxResultPages),
      hits: hits.flatMap((hit) => toSiteSearchHit(hit, policy) ?? []),
      ...(suggestion !== undefined && { suggestion }),
      ...(products && { products }),
    };
  };
}

function toSiteSearchHit({ key, ...hit }: SearchHit, policy: UrlPolicy): SiteSearchHit | undefined {
  const url = toSafeLink(key.split('/').map(encodeURIComponent).join('/'), policy);
  return url === undefined ? undefined : { ...hit, url };
}
