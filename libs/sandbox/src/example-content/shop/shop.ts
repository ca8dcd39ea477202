import type { ShopSeed } from '../../shop/seed/shop-seed.ts';
import collections from './collections.ts';
import danish from './danish.ts';
import products from './index.ts';
import markets from './markets.ts';

/** Names of an earlier shop. */
const redirects = [
  { path: '/products/print-waves', target: '/products/print-tides' },
  { path: '/collections/posters', target: '/collections/prints' },
];

export const shop: ShopSeed = { products, collections, markets, redirects, translations: { DA: danish } };
