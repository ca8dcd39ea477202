import type { Store } from 'jotai';
import { cartChangeAtom } from '../atoms/cart-atoms.ts';
import type { CartState } from '../state/cart-state.ts';
import { linesOnScreen } from '../state/view.ts';

/** Notes what has become different on the screen, for those who listen; the first reading of a cart is no change. */
export function tellOfChange(store: Store, before: CartState, state: CartState): void {
  if (before.standing === 'unread') return;
  const [was, is] = [linesOnScreen(before), linesOnScreen(state)];
  if (JSON.stringify(was.map(amount)) !== JSON.stringify(is.map(amount)))
    store.set(cartChangeAtom, { before: was, after: is });
}

const amount = ({ variantId, quantity }: { variantId: string; quantity: number }) => [variantId, quantity];
