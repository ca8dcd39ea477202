import type { CollectionSort, Product, ProductSummary, ShopCollection } from '@guildhall/shop-client';

export interface CollectionOnPage extends ShopCollection {
  products: readonly ProductSummary[] | 'failed';
  more: boolean;
}

export interface CollectionPageModel {
  collection: ShopCollection;
  products: readonly ProductSummary[];
  page: number;
  sort: CollectionSort | undefined;
  more: boolean;
}

export interface SearchPageModel {
  text: string;
  products: readonly ProductSummary[];
  count: number;
  page: number;
  more: boolean;
  /** Suggestions when no product was found; else empty. */
  collections: readonly ShopCollection[];
}

/** Content of the pages of the shop. */
export type ShopModel =
  /** `variant` is the query of the chosen one: `Size=A2`. Missing for the one that is shown first. */
  | { kind: 'product'; product: Product; variant?: string | undefined }
  | { kind: 'shop'; collections: CollectionOnPage[] }
  /** Opens the visitor's cart. */
  | { kind: 'cart' }
  | ({ kind: 'collection' } & CollectionPageModel)
  | ({ kind: 'search' } & SearchPageModel);
