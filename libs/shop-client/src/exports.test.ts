import { expect, it } from 'vitest';
import * as door from './index.ts';
import * as serverDoor from './server.ts';

it('has these names at its door, and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'addMarket',
    'collectionSorts',
    'createCartClient',
    'createCatalogueClient',
    'createShopClient',
    'defaultPageSize',
    'defaultVariantTitle',
    'findFirstChoice',
    'findLowestPrice',
    'findOverbooked',
    'findVariantInQuery',
    'getCollectionPath',
    'getDocument',
    'getEventKind',
    'getOptionNames',
    'getProductPath',
    'getSearchPath',
    'getVariantPath',
    'getVariantQuery',
    'getVariantTitle',
    'isAlreadyBooked',
    'isRedirectQuery',
    'isSoldOut',
    'maxQuantityPerLine',
    'operations',
    'sendToApi',
    'setVariantInUrl',
    'toBuyable',
    'toCartDraft',
    'toSearchText',
    'toTitlePrefixQuery',
  ]);
});

it('has one name at the door for servers', () => {
  expect(Object.keys(serverDoor)).toEqual(['sendToShop']);
});
