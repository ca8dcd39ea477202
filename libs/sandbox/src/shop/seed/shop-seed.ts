import type { MarketSeed } from '../market/market-seed.ts';
import type { CollectionSeed, ProductSeed } from './product-seed.ts';

/** Goods of the shop, and where it sells them. */
export interface ShopSeed {
  products: readonly ProductSeed[];
  collections: readonly CollectionSeed[];
  /** Countries the shop sells in, the primary market first. Every other country gets the primary market. */
  markets: readonly MarketSeed[];
  /** Old paths, and where the merchant has sent them. */
  redirects?: readonly { path: string; target: string }[];
  /** Texts in other languages than English, by language and handle. */
  translations: Readonly<Record<string, Readonly<Record<string, { title: string; text: string }>>>>;
}
