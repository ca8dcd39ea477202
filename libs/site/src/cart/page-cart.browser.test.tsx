import { addToCartAtom, cartLinesAtom, cartStatusAtom } from '@guildhall/cart';
import { createStore } from 'jotai';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CartActivityGlobals } from '../tracking/cart-activity.ts';
import { connectPageCart } from './page-cart.ts';

// A page's cart is connected once, and calls the shop with the `fetch` of that moment.
const store = createStore();
const send = vi.spyOn(globalThis, 'fetch');
beforeAll(() => connectPageCart(store));
afterAll(() => void vi.restoreAllMocks());

const lamp = {
  ...{ variantId: 'gid://shopify/ProductVariant/1', productHandle: 'lamp', title: 'Lamp' },
  ...{ variantTitle: 'Default Title', price: { amountMinor: 24_900, currency: 'DKK' } },
  ...{ image: undefined, vendor: 'House', isEvent: false, collectionTitle: '' },
};

const respondToCreation = (cartCreate: object) =>
  send.mockReset().mockImplementation(async () => Response.json({ data: { cartCreate } }));

// In this order: the second product is in the page's only cart.
describe('the cart of a page', { shuffle: false }, () => {
  it('logs what the shop refuses, and the product is not in the cart [8.4.3]', async () => {
    const error = { code: 'INVALID', field: ['lines'], message: 'No such thing' };
    respondToCreation({ cart: null, userErrors: [error], warnings: [] });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect.poll(() => store.get(cartStatusAtom)).toBe('ready');
    store.set(addToCartAtom, lamp);
    await expect.poll(() => warn.mock.calls).toEqual([[expect.stringContaining('rejected'), [error]]]);
    expect(send).toHaveBeenCalledOnce();
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('reports changes to a receiver that comes after it, as when the visitor agrees to tags later [7.9.4]', async () => {
    const page = globalThis as CartActivityGlobals;
    const receive = (page.guildhallCart = vi.fn());
    onTestFinished(() => {
      delete page.guildhallCart;
    });
    const price = { amount: '249.00', currencyCode: 'DKK' };
    const merchandise = {
      ...{ id: lamp.variantId, title: 'Default Title', availableForSale: true, image: null },
      product: { handle: 'lamp', title: 'Lamp', vendor: 'House', collections: { nodes: [] } },
    };
    const line = {
      ...{
        id: 'gid://shopify/CartLine/1',
        quantity: 1,
        discountAllocations: [],
        everyDiscount: [],
        merchandise,
      },
      cost: { amountPerQuantity: price, totalAmount: price },
    };
    const cart = {
      ...{
        id: 'gid://shopify/Cart/1?key=a',
        checkoutUrl: 'https://shop.example/cart/c/1',
        discountCodes: [],
      },
      ...{ cost: { subtotalAmount: price, totalAmount: price }, lines: { nodes: [line] } },
    };
    respondToCreation({ cart, userErrors: [], warnings: [] });
    store.set(addToCartAtom, lamp);
    await expect.poll(() => receive.mock.calls).toEqual([['changed', expect.anything(), []]]);
  });
});
