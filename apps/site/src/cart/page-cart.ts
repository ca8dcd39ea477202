import { cartOpenAtom, connectCart } from '@guildhall/cart';
import { createCartClient, sendToApi } from '@guildhall/shop-client';
import { pageStore } from '../atoms/store.ts';
import { readBootData } from './boot-data.ts';

// The page's one cart, connected when an island or the header's button needs it first.
connectCart(pageStore, {
  shop: createCartClient({ send: sendToApi() }),
  checkoutOrigins: readBootData('checkout-origins')?.split(' ') ?? [],
  // The checkout is in the page's language.
  locale: document.documentElement.lang || 'en',
  onUserErrors: (errors) => console.warn('The shop refused a change of the cart', errors),
  onWarnings: (warnings) => console.warn('The shop warned of the cart', warnings),
});

/** Opens the cart. */
export function openCart(): void {
  pageStore.set(cartOpenAtom, true);
}
