import { expect, it } from 'vitest';
import * as door from './index.ts';

it('has one door with these names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'LoadedShopCollection',
    'ProductBuy',
    'ProductGallery',
    'ProductGrid',
    'ProductView',
    'ShopCollection',
    'VariantChoice',
    'buyableOf',
    'eventKind',
    'jsonLdText',
    'productJsonLd',
    'productPath',
    'productTexts',
  ]);
});
