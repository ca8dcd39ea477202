import { expect, it } from 'vitest';
import * as count from './count/index.ts';
import * as door from './index.ts';
import * as invoiceCall from './invoice-call/index.ts';

it('has one door with these names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'AddToCart',
    'CartDrawer',
    'addToCartAtom',
    'cartBusyAtom',
    'cartCostsAtom',
    'cartCountAtom',
    'cartLinesAtom',
    'cartNoticesAtom',
    'cartOpenAtom',
    'cartStatusAtom',
    'cartTexts',
    'changeQuantityAtom',
    'checkOutAtom',
    'connectCart',
    'createInvoiceCall',
    'invoiceTexts',
    'refreshCartAtom',
    'removeLineAtom',
    'requestInvoiceAtom',
    'setQuantityAtom',
    'startNewCartAtom',
  ]);
});

it('has an entry point without React for the count', () => {
  expect(Object.keys(count).sort()).toEqual([
    'hasCart',
    'hasCartCookie',
    'readCartCount',
    'saveCartCount',
    'unfinishedKey',
    'watchCartCount',
  ]);
});

it('has an entry point without React for requests of invoices', () => {
  expect(Object.keys(invoiceCall).sort()).toEqual(['createInvoiceCall', 'withAttempts']);
});
