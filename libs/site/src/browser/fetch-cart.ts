import { cartOpenAtom } from '@guildhall/cart';
import type { Hydrator } from '@guildhall/islands';
import type { Store } from 'jotai';

/** Fetches the cart's code, and returns what opens it. */
export async function fetchCart(hydrator: Hydrator, store: Store): Promise<{ openCart: () => void }> {
  await hydrator.load('cart');
  return { openCart: () => store.set(cartOpenAtom, true) };
}
