import type { SafeUrl } from '@guildhall/safe-content';
import type { ProductSummary } from '@guildhall/shop-client';

/** A piece of an excerpt; a match is a word that was searched. */
export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** A page that a search of the site has found. */
export interface SiteSearchHit {
  url: SafeUrl;
  title: string;
  /** The entry's post type. */
  type: string;
  /** Date of publication, YYYYMMDD, or ''. */
  date: string;
  excerpt: readonly ExcerptPart[];
}

/** Pages, and products if the site has a shop, for a search text. */
export interface SiteSearchResults {
  /** Number of pages found. */
  count: number;
  hits: readonly SiteSearchHit[];
  /** Number of this page of results, from 1. */
  page: number;
  pageCount: number;
  /** True if no page has all words: those with some of them are shown. */
  isPartial: boolean;
  /** A better search text. */
  suggestion?: string;
  /** First products; missing without a shop. */
  products?: { items: readonly ProductSummary[]; count: number } | 'failed';
}

/**
 * The page that searches the site. `start`: nothing was searched yet. `unavailable`: the texts cannot be searched right
 * now. `without-pages`: there is no index of pages, so that at most the shop was searched. `refused`: the visitor has searched
 * too often.
 */
export type SiteSearchModel =
  | { state: 'start' | 'refused'; text: string }
  | ({ state: 'unavailable' | 'without-pages'; text: string } & Pick<SiteSearchResults, 'products'>)
  | ({ state: 'searched'; text: string } & SiteSearchResults);
