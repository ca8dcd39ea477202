// cspell:ignore ecommerce
import type { CartLine } from '@guildhall/shop-client';
import { afterEach, expect, it } from 'vitest';
import type { CartActivityGlobals } from '../tracking/cart-activity.ts';
import { connectShopEvents } from './shop-events.ts';

const names = {
  productViewed: 'viewed',
  addedToCart: 'added',
  removedFromCart: 'removed',
  checkoutBegun: 'begun',
  invoiceRequested: 'invoice',
};

const lamp = { variantId: 'v1', productHandle: 'lamp', title: 'Lamp', variantTitle: 'Default Title' };
const line = (quantity: number, more: Partial<CartLine> = {}) =>
  ({
    ...lamp,
    collectionTitle: '',
    price: { amountMinor: 1999, currency: 'DKK' },
    quantity,
    ...more,
  }) as CartLine;
const poster = { variantId: 'v2', productHandle: 'poster', title: 'Poster', variantTitle: 'A2' };

function connect() {
  const layer: object[] = [];
  connectShopEvents(names, (item) => layer.push(item));
  const { guildhallCart: act = () => undefined } = globalThis as CartActivityGlobals;
  return { layer, act };
}
const costs = { currency: 'DKK', totalMinor: 12_345 } as never;

afterEach(() => {
  document.body.innerHTML = '';
  delete (globalThis as CartActivityGlobals).guildhallCart;
});

it('sends the product of a product page, with its net price and category [7.9.4]', () => {
  const product = {
    ...{ handle: 'lamp', title: 'Lamp', collectionTitle: 'Light', vendor: 'House' },
    variants: [
      { id: 'v1', title: 'Small', price: { amountMinor: 100, currency: 'DKK' }, availableForSale: false },
      { id: 'v2', title: 'Large', price: { amountMinor: 24_950, currency: 'DKK' }, availableForSale: true },
    ],
  };
  document.body.innerHTML = '<main><div data-island="buy-product"></div></main>';
  document.querySelector('div')?.setAttribute('data-props', JSON.stringify({ product }));
  expect(connect().layer).toEqual([
    { ecommerce: null },
    {
      event: 'viewed',
      ecommerce: {
        currency: 'DKK',
        value: 249.5,
        items: [
          {
            ...{ item_id: 'lamp', item_name: 'Lamp', item_variant: 'Large', item_category: 'Light' },
            ...{ price: 249.5, quantity: 1 },
          },
        ],
      },
    },
  ]);
});

it('sends nothing on another page before the visitor does something', () => {
  expect(connect().layer).toEqual([]);
});

it('sends what was added and removed, each with the difference only [7.9.4]', () => {
  const { layer, act } = connect();
  act('changed', { lines: [line(3)], costs }, [line(1)]);
  act('changed', { lines: [], costs }, [line(3)]);
  expect(layer.filter((item) => 'event' in item)).toEqual([
    {
      event: 'added',
      ecommerce: {
        ...{ currency: 'DKK', value: 39.98 },
        items: [{ item_id: 'lamp', item_name: 'Lamp', price: 19.99, quantity: 2 }],
      },
    },
    {
      event: 'removed',
      ecommerce: {
        ...{ currency: 'DKK', value: 59.97 },
        items: [{ item_id: 'lamp', item_name: 'Lamp', price: 19.99, quantity: 3 }],
      },
    },
  ]);
});

it('sends nothing for a change that the shop did not make [7.9.4]', () => {
  const { layer, act } = connect();
  act('changed', { lines: [line(1)], costs }, [line(1)]);
  expect(layer).toEqual([]);
});

it.each([
  ['checkout', 'begun'],
  ['invoice', 'invoice'],
] as const)('sends all items and the shop’s sum with a request of the %s [7.9.4]', (activity, event) => {
  const { layer, act } = connect();
  act(activity, { lines: [line(2), line(1, poster)], costs });
  expect(layer).toEqual([
    { ecommerce: null },
    {
      event,
      ecommerce: {
        ...{ currency: 'DKK', value: 123.45 },
        items: [
          { item_id: 'lamp', item_name: 'Lamp', price: 19.99, quantity: 2 },
          { item_id: 'poster', item_name: 'Poster', item_variant: 'A2', price: 19.99, quantity: 1 },
        ],
      },
    },
  ]);
});
