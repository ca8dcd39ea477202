import { cartOpenAtom, connectCart } from '@guildhall/cart';
import { createCartClient, sendToApi } from '@guildhall/shop-client';
import { pageStore } from '../atoms/store.ts';
import { readBootData } from './boot-data.ts';

// The origins of the checkout, then the vendors of events.
const [origins = '', ...eventVendors] = readBootData('shop')?.split(',') ?? [];

// Connects the cart once per page, when an island or the header's button first needs it.
connectCart(pageStore, {
  shop: createCartClient({ send: sendToApi(), eventVendors }),
  checkoutOrigins: origins.split(' '),
  locale: document.documentElement.lang || 'en',
  onUserErrors: (errors) => console.warn('The shop rejected a change to the cart', errors),
  onWarnings: (warnings) => console.warn('The shop sent warnings about the cart', warnings),
});

export function openCart(): void {
  pageStore.set(cartOpenAtom, true);
}
