import type { ShopSeed } from '../../src/shop/seed/shop-seed.ts';
import collections from './collections.ts';
import danish from './danish.ts';
import products from './index.ts';
import markets from './markets.ts';

export const shop: ShopSeed = { products, collections, markets, translations: { DA: danish } };
