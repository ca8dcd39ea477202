import type { Store } from 'jotai';
import { cartChangeAtom } from '../atoms/cart-atoms.ts';
import type { CartState } from '../state/cart-state.ts';
import { computeShownLines } from '../state/plan.ts';

/** Publishes what has changed on the screen; reading a cart for the first time is not a change. */
export function publishChange(store: Store, before: CartState, state: CartState): void {
  if (before.status === 'unloaded') return;
  const [was, is] = [computeShownLines(before), computeShownLines(state)];
  if (JSON.stringify(was.map(toQuantity)) !== JSON.stringify(is.map(toQuantity)))
    store.set(cartChangeAtom, { before: was, after: is });
}

const toQuantity = ({ variantId, quantity }: { variantId: string; quantity: number }) => [
  variantId,
  quantity,
];
