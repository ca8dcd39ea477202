import type { CartLine } from '@guildhall/shop-client';
import { atom } from 'jotai';
import { emptyCart, isBusy, type CartCosts, type CartState } from '../state/cart-state.ts';
import { linesOnScreen } from '../state/plan.ts';

/** The whole state of the cart; only the connection writes it. */
export const cartStateAtom = atom<CartState>(emptyCart());

/** The lines on the screen, newest first; a change under way is already made in them. */
export const cartLinesAtom = atom<readonly CartLine[]>((get) => linesOnScreen(get(cartStateAtom)));

/** How many items are in the cart, all lines together. */
export const cartCountAtom = atom((get) => countOf(get(cartLinesAtom)));

/** A change is under way: further ones are ignored, and the buttons show it. */
export const cartBusyAtom = atom((get) => isBusy(get(cartStateAtom)));

/** The variant of the line that is being changed. */
export const changingLineAtom = atom((get) => {
  const { call, next, lines } = get(cartStateAtom);
  const goal = call?.goal ?? next;
  if (goal?.kind === 'add') return goal.draft.variantId;
  return goal?.kind === 'quantity' ? lines.find(({ id }) => id === goal.lineId)?.variantId : undefined;
});

/**
 * What the cart costs, as the shop last reckoned it: net, DKK, in øre, without shipping. `settled` is false while a
 * change is under way, after which it will be another. Nothing before the shop has answered once.
 */
export const cartCostsAtom = atom<(CartCosts & { settled: boolean }) | undefined>((get) => {
  const { costs, call } = get(cartStateAtom);
  return costs && { ...costs, settled: !get(cartBusyAtom) && call?.kind !== 'write' };
});

/**
 * `loading` until a remembered cart is read, `unreachable` when that failed, `unsure` when it is not known whether the
 * last change was made, `unreadable` when the shop will not show this cart any more, else `ready`.
 */
export const cartStatusAtom = atom<'loading' | 'unreachable' | 'unsure' | 'unreadable' | 'ready'>((get) => {
  const { status, call } = get(cartStateAtom);
  if (status === 'unreadable') return call ? 'loading' : status;
  if (status === 'unread') return call ? 'loading' : 'unreachable';
  return status === 'unsure' && !call ? 'unsure' : 'ready';
});

/** The lines before and after the last change, for those who listen. */
export const cartChangeAtom = atom<CartChangeSeen | undefined>(undefined);

export interface CartChangeSeen {
  before: readonly CartLine[];
  after: readonly CartLine[];
}

export function countOf(lines: readonly CartLine[]): number {
  let count = 0;
  for (const { quantity } of lines) count += quantity;
  return count;
}
