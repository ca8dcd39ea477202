import { expect, it } from 'vitest';
import * as door from './index.ts';

it('has one door with these names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'LoadedShopCollection',
    'PageLinks',
    'ProductBuy',
    'ProductGallery',
    'ProductGrid',
    'ProductSearch',
    'ProductView',
    'ShopCollection',
    'SortLinks',
    'VariantChoice',
    'formatJsonLd',
    'productTexts',
    'toCollectionJsonLd',
    'toProductJsonLd',
  ]);
});
