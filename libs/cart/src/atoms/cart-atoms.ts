import type { CartLine } from '@guildhall/shop-client';
import { atom } from 'jotai';
import { createEmptyCart, isBusy, type CartCosts, type CartState } from '../state/cart-state.ts';
import { computeShownLines } from '../state/plan.ts';

/** The complete state of the cart; only the connection writes it. */
export const cartStateAtom = atom<CartState>(createEmptyCart());

/** The lines on the screen, newest first; a change under way is already made in them. */
export const cartLinesAtom = atom<readonly CartLine[]>((get) => computeShownLines(get(cartStateAtom)));

/** How many items are in the cart, all lines together. */
export const cartCountAtom = atom((get) => countItems(get(cartLinesAtom)));

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
 * What the cart costs, as the shop last computed it: net, DKK, in øre, without shipping. `settled` is false while a
 * change is under way, after which it changes. `undefined` before the shop's first answer.
 */
export const cartCostsAtom = atom<(CartCosts & { settled: boolean }) | undefined>((get) => {
  const { costs, call } = get(cartStateAtom);
  return costs && { ...costs, settled: !get(cartBusyAtom) && call?.kind !== 'write' };
});

/** As `CartState`'s status; a cart that is not loaded is `loading`, or `unreachable` when that failed. */
type CartStatus = Exclude<CartState['status'], 'unloaded'> | 'loading' | 'unreachable';

/**
 * Whether the lines can be shown and trusted: `unsure` when it is not known whether the last change was made,
 * `unreadable` when the shop will not show this cart any more.
 */
export const cartStatusAtom = atom<CartStatus>((get) => {
  const { status, call } = get(cartStateAtom);
  if (status === 'unreadable') return call ? 'loading' : status;
  if (status === 'unloaded') return call ? 'loading' : 'unreachable';
  return status === 'unsure' && !call ? 'unsure' : 'ready';
});

/** The lines before and after the last change, for screen readers. */
export const cartChangeAtom = atom<ShownChange | undefined>(undefined);

export interface ShownChange {
  before: readonly CartLine[];
  after: readonly CartLine[];
}

export function countItems(lines: readonly CartLine[]): number {
  let count = 0;
  for (const { quantity } of lines) count += quantity;
  return count;
}
