import { addToCartAtom, cartLinesAtom, cartStatusAtom } from '@guildhall/cart';
import { createStore } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connectPageCart } from './page-cart.ts';

it('logs what the shop refuses, and the product is not in the cart [8.4.3]', async () => {
  const error = { code: 'INVALID', field: ['lines'], message: 'No such thing' };
  const data = { cartCreate: { cart: null, userErrors: [error], warnings: [] } };
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const store = createStore();
  connectPageCart(store);
  await expect.poll(() => store.get(cartStatusAtom)).toBe('ready');
  store.set(addToCartAtom, {
    ...{ variantId: 'gid://shopify/ProductVariant/1', productHandle: 'lamp', title: 'Lamp' },
    ...{ variantTitle: 'Default Title', price: { amountMinor: 24_900, currency: 'DKK' } },
    ...{ image: undefined, vendor: 'House', isEvent: false, collectionTitle: '' },
  });
  await expect.poll(() => warn.mock.calls).toEqual([[expect.stringContaining('rejected'), [error]]]);
  expect(send).toHaveBeenCalledOnce();
  expect(store.get(cartLinesAtom)).toEqual([]);
});
