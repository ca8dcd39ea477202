import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import type { CollectionSort } from '@guildhall/shop-client';

/** The words around products. Those of main data are handed in; a missing one is English. */
export interface ProductTexts {
  /** Before prices in other currencies. */
  approxLabel: string;
  /** Of the choice of the country whose VAT is shown. */
  chooselabel: string;
  soldOutLabel: string;
  /** Before the lowest of several prices. */
  from: string;
  /** Beside a price; `{percent}` and `{country}` are filled in. */
  vatIncluded: string;
  /** After what is said of VAT, where the rates of a day are shown; `{date}` is filled in. */
  vatAsOf: string;
  onlineEvent: string;
  onsiteEvent: string;
  /** Of the choice between variants, when the shop does not say in what they differ. */
  chooseVariant: string;
  /** What the pictures of a product are, for screen readers. */
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
  /** Before the ways in which a collection can be sorted. */
  sortBy: string;
  /** The ways themselves; `own` is the shop's own order. */
  sorts: Readonly<Record<CollectionSort | 'own', string>>;
  /** What the ways to other pages of a list are, for screen readers. */
  pages: string;
  previousPage: string;
  nextPage: string;
  /** `{number}` is filled in. */
  page: string;
  /** `{number}` and `{count}` are filled in. */
  pageOf: string;
  /** Of the box in which products are looked for. */
  searchLabel: string;
  searchButton: string;
}

/** The words in plain English. */
export const productTexts: ProductTexts = {
  approxLabel: 'approx.',
  chooselabel: 'Choose VAT country',
  soldOutLabel: 'Sold out',
  from: 'from',
  vatIncluded: 'incl. {percent}% VAT ({country})',
  vatAsOf: 'rates of {date}',
  onlineEvent: 'Event, online',
  onsiteEvent: 'Event, in person',
  chooseVariant: 'Choose one',
  pictures: 'Pictures',
  pictureOf: 'Picture {number} of {count}',
  gridVat: 'Prices include {percent}% VAT ({country}).',
  loading: 'One moment…',
  unavailable: 'These products could not be fetched just now. Please come back in a moment.',
  emptyCollection: 'There is nothing here yet.',
  sortBy: 'Sort by',
  sorts: {
    own: 'Our order',
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

/** The words, with those that are given in place of the English ones. */
export function mergeProductTexts(texts: PartialTexts<ProductTexts> | undefined): ProductTexts {
  return mergeTexts(productTexts, texts);
}
