'use client';

import type { CartDraft } from '@guildhall/shop-client';
import { atom } from 'jotai';
import { cartConnectionAtom } from '../connection/cart-connection.ts';
import type { InvoiceWaiting } from '../invoice-call/attempts.ts';
import type { InvoiceBuyer, InvoiceOutcome } from '../invoice-call/request-invoice.ts';

/**
 * Adds one of a product's variants to the cart, or one more of it. The first item opens the drawer.
 *
 * @example
 * import { toBuyable, toCartDraft } from '@guildhall/shop-client';
 *
 * const [variant] = product.variants;
 * if (variant) store.set(addToCartAtom, toCartDraft(toBuyable(product), variant));
 */
export const addToCartAtom = atom(null, (get, _set, draft: CartDraft) => {
  get(cartConnectionAtom)?.send({ type: 'add', draft });
});

/** Raises or lowers a line's quantity by one; lowering 1 removes the line. */
export const changeQuantityAtom = atom(null, (get, _set, change: { lineId: string; by: 1 | -1 }) => {
  get(cartConnectionAtom)?.send({ type: 'change', ...change });
});

/** Sets a line's quantity to a typed one: NaN if it is no number; 0 removes the line. */
export const setQuantityAtom = atom(null, (get, _set, change: { lineId: string; quantity: number }) => {
  get(cartConnectionAtom)?.send({ type: 'set', ...change });
});

/** Removes a line from the cart, by its id. */
export const removeLineAtom = atom(null, (get, _set, lineId: string) => {
  get(cartConnectionAtom)?.send({ type: 'remove', lineId });
});

/** Reads the cart again, after the shop could not be reached. */
export const refreshCartAtom = atom(null, (get) => get(cartConnectionAtom)?.refresh());

/** Abandons a cart that the shop can no longer show: the next addition creates a new one. */
export const startNewCartAtom = atom(null, (get) => get(cartConnectionAtom)?.send({ type: 'closed' }));

/** Opens the shop's checkout of this cart. */
export const checkOutAtom = atom(null, (get) => get(cartConnectionAtom)?.checkOut());

/**
 * Requests an invoice without VAT, and opens it. Other outcomes are for the form to show, as is the state “still
 * being made” (`onLater`).
 *
 * @example const outcome = await request({ country: 'DE', vatNr: '129273398' });
 */
export const requestInvoiceAtom = atom(
  null,
  async (get, _set, buyer: InvoiceBuyer, waiting?: InvoiceWaiting): Promise<InvoiceOutcome> =>
    (await get(cartConnectionAtom)?.requestInvoice(buyer, waiting)) ?? { outcome: 'failed' },
);
