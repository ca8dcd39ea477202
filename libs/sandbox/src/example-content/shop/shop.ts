import type { MarketSeed } from '../../shop/market/market-seed.ts';
import type { ShopSeed } from '../../shop/seed/shop-seed.ts';
import collections from './collections.ts';
import danish from './danish.ts';
import products from './index.ts';

/** Countries the shop sells in, the primary market first. Every other country gets the primary market. */
const markets: MarketSeed[] = [
  { country: 'DK', currency: 'DKK', perHundred: 100 },
  { country: 'SE', currency: 'SEK', perHundred: 150 },
  { country: 'DE', currency: 'EUR', perHundred: 14 },
];

/** Names of an earlier shop. */
const redirects = [
  { path: '/products/print-waves', target: '/products/print-tides' },
  { path: '/collections/posters', target: '/collections/prints' },
];

export const shop: ShopSeed = { products, collections, markets, redirects, translations: { DA: danish } };
