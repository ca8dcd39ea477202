import { expect, it } from 'vitest';
import * as door from './index.ts';
import * as serverDoor from './server.ts';

it('has these names at its door, and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'collectionSorts',
    'createCartClient',
    'createCatalogueClient',
    'createShopClient',
    'eventKind',
    'inMarket',
    'operations',
    'overbooked',
    'productsOnPage',
    'searchText',
    'sendToApi',
    'titlePrefixQuery',
  ]);
});

it('has one name at the door for servers', () => {
  expect(Object.keys(serverDoor)).toEqual(['sendToShop']);
});
