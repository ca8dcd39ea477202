import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import type { CollectionSort } from '@guildhall/shop-client';
import { buyTexts, type BuyTexts } from './buy-texts.ts';

/** Texts around products. Main data replaces some of them. */
export interface ProductTexts extends BuyTexts {
  /** Before the lowest of several prices. */
  from: string;
  onlineEvent: string;
  onsiteEvent: string;
  /** Accessible name of the list of pictures. */
  pictures: string;
  /** `{number}` and `{count}` are filled in. */
  pictureOf: string;
  /** Under products; `{percent}` and `{country}` are filled in. */
  gridVat: string;
  loading: string;
  /** A collection whose products could not be read. */
  unavailable: string;
  /** A collection without products. */
  emptyCollection: string;
  /** Before the orders of a collection. */
  sortBy: string;
  /** `own` is the shop's own order. */
  sorts: Readonly<Record<CollectionSort | 'own', string>>;
  /** Accessible name of the links to other pages. */
  pages: string;
  previousPage: string;
  nextPage: string;
  /** `{number}` is filled in. */
  page: string;
  /** `{number}` and `{count}` are filled in. */
  pageOf: string;
  /** Label of the search box. */
  searchLabel: string;
  searchButton: string;
}

/**
 * The built-in texts.
 *
 * @example
 * const texts: ProductTexts = { ...productTexts, from: 'starting at' };
 */
export const productTexts: ProductTexts = {
  ...buyTexts,
  from: 'from',
  onlineEvent: 'Online event',
  onsiteEvent: 'In-person event',
  pictures: 'Pictures',
  pictureOf: 'Picture {number} of {count}',
  gridVat: 'Prices include {percent}% VAT ({country}).',
  loading: 'One moment…',
  unavailable: 'We could not load these products. Please try again in a moment.',
  emptyCollection: 'There is nothing here yet.',
  sortBy: 'Sort by',
  sorts: {
    own: 'Featured',
    newest: 'Newest',
    'price-low': 'Price, low to high',
    'price-high': 'Price, high to low',
    title: 'Title',
  },
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  page: 'Page {number}',
  pageOf: 'Page {number} of {count}',
  searchLabel: 'Search the shop',
  searchButton: 'Search',
};

export function mergeProductTexts(texts: PartialTexts<ProductTexts> | undefined): ProductTexts {
  return mergeTexts(productTexts, texts);
}
