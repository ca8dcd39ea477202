import { expect, it } from 'vitest';
import * as door from './index.ts';
import * as serverDoor from './server.ts';

it('has these names at its door, and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'buyableOf',
    'cartDraftOf',
    'collectionPath',
    'collectionSorts',
    'createCartClient',
    'createCatalogueClient',
    'createShopClient',
    'defaultVariantTitle',
    'documentOf',
    'eventKind',
    'firstChoice',
    'inMarket',
    'isBooked',
    'isEvent',
    'isSoldOut',
    'lowestPrice',
    'maxQuantityPerLine',
    'operations',
    'optionNames',
    'overbooked',
    'productPath',
    'productsOnPage',
    'searchPath',
    'searchText',
    'sendToApi',
    'titlePrefixQuery',
    'variantTitle',
  ]);
});

it('has one name at the door for servers', () => {
  expect(Object.keys(serverDoor)).toEqual(['sendToShop']);
});
