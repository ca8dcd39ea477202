'use client';

import type { CartLine } from '@guildhall/shop-client';
import { atom } from 'jotai';
import { createEmptyCart, isBusy, type CartCosts, type CartState } from '../state/cart-state.ts';
import { computeShownLines } from '../state/plan.ts';

/** The complete state of the cart; only the connection writes it. */
export const cartStateAtom = atom<CartState>(createEmptyCart());

/**
 * The lines on the screen, newest first, with a change in progress already applied.
 *
 * @example
 * const titles = store.get(cartLinesAtom).map(({ title, quantity }) => `${quantity} × ${title}`);
 */
export const cartLinesAtom = atom<readonly CartLine[]>((get) => computeShownLines(get(cartStateAtom)));

/** The lines that the shop has confirmed. */
export const confirmedLinesAtom = atom((get) => get(cartStateAtom).lines);

/**
 * Number of items in the cart, as the shop has confirmed it. A build leaves it out if nothing uses it.
 *
 * @example
 * store.sub(cartCountAtom, () => console.info(`${store.get(cartCountAtom)} in the cart`));
 */
export const cartCountAtom = /* @__PURE__ */ atom((get) => countItems(get(confirmedLinesAtom)));

/** True while a change is in progress: further ones are ignored, and the buttons show it. */
export const cartBusyAtom = atom((get) => isBusy(get(cartStateAtom)));

/** The variant of the line whose change is in progress. */
export const changingLineAtom = atom((get) => {
  const { call, next, lines } = get(cartStateAtom);
  const goal = call?.goal ?? next;
  if (goal?.kind === 'add') return goal.draft.variantId;
  return goal?.kind === 'quantity' ? lines.find(({ id }) => id === goal.lineId)?.variantId : undefined;
});

/**
 * The shop’s last sums: net, in minor units, without shipping. `settled` is false while a change is in progress.
 * `undefined` before the shop’s first response.
 *
 * @example
 * import { formatAmount, toMinorUnits } from '@guildhall/money';
 *
 * const costs = store.get(cartCostsAtom);
 * const total = costs && formatAmount(toMinorUnits(costs.totalMinor), costs.currency);
 */
export const cartCostsAtom = atom<(CartCosts & { settled: boolean }) | undefined>((get) => {
  const { costs, call } = get(cartStateAtom);
  return costs && { ...costs, settled: !get(cartBusyAtom) && call?.kind !== 'write' };
});

/** As the status of `CartState`; a cart that is not loaded is `loading`, or `unreachable` if reading it failed. */
type CartStatus = Exclude<CartState['status'], 'unloaded'> | 'loading' | 'unreachable';

/**
 * Reliability of the cart on the screen. `loading` and `unreachable`: it was not read yet, or could not be.
 * `unsure`: the last change may not have been made. `unreadable`: the shop cannot show this cart. Otherwise `ready`.
 *
 * @example
 * const canCheckOut = store.get(cartStatusAtom) === 'ready';
 */
export const cartStatusAtom = atom<CartStatus>((get) => {
  const { status, call } = get(cartStateAtom);
  if (status === 'unreadable') return call ? 'loading' : status;
  if (status === 'unloaded') return call ? 'loading' : 'unreachable';
  return status === 'unsure' && !call ? 'unsure' : 'ready';
});

/** The sentence about the visitor's last change, for screen readers. */
export const cartAnnouncementAtom = atom<CartAnnouncement | undefined>(undefined);

/** `in progress` is announced if the shop takes longer; `done` when it has responded, unless a notice says why not. */
export interface CartAnnouncement {
  about: 'in progress' | 'done' | 'only subtotal';
  change: 'add' | 'quantity';
  variantId: string;
  /** Of the product, with its variant. */
  name: string;
  /** In the shop's cart. */
  quantity: number;
  /** The shop's, net, in minor units; missing for an empty cart. */
  subtotal?: { amountMinor: number; currency: string };
  /** True if it is said in the drawer: the page behind an open one cannot be heard. */
  inDrawer: boolean;
}

export function countItems(lines: readonly CartLine[]): number {
  let count = 0;
  for (const { quantity } of lines) count += quantity;
  return count;
}
