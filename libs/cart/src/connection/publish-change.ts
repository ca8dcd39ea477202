import type { Store } from 'jotai';
import { cartChangeAtom } from '../atoms/cart-atoms.ts';
import type { CartState } from '../state/cart-state.ts';
import { linesOnScreen } from '../state/plan.ts';

/** Publishes what has changed on the screen; that a cart is read for the first time is no change. */
export function publishChange(store: Store, before: CartState, state: CartState): void {
  if (before.status === 'unloaded') return;
  const [was, is] = [linesOnScreen(before), linesOnScreen(state)];
  if (JSON.stringify(was.map(amount)) !== JSON.stringify(is.map(amount)))
    store.set(cartChangeAtom, { before: was, after: is });
}

const amount = ({ variantId, quantity }: { variantId: string; quantity: number }) => [variantId, quantity];
