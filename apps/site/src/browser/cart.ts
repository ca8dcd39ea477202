import { cartOpenAtom, connectCart } from '@guildhall/cart';
import { createCartClient, sendToApi } from '@guildhall/shop-client';
import { pageStore } from '../atoms/store.ts';
import { cartStyles } from './cart-styles.ts';
import { fact } from './page-facts.ts';

// The page's one cart, connected when an island or the header's button needs it first.
connectCart(pageStore, {
  shop: createCartClient({ send: sendToApi() }),
  checkoutOrigins: fact('checkout-origins')?.split(' ') ?? [],
  onUserErrors: (errors) => console.warn('The shop refused a change of the cart', errors),
});

/** The drawer can be seen as it should be. */
export const dressed: Promise<void> = cartStyles();

/** Opens the cart, or closes it. */
export function toggleCart(): void {
  pageStore.set(cartOpenAtom, (open) => !open);
}
