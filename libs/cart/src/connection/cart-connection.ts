'use client';

import { atom } from 'jotai';
import type { CartEvent } from '../state/cart-events.ts';
import type { InvoiceBuyer, InvoiceOutcome } from '../invoice-call/request-invoice.ts';
import type { InvoiceWaiting } from '../invoice-call/attempts.ts';

/** Connects the cart's atoms with the shop and with the page. */
export interface CartConnection {
  send: (event: CartEvent) => void;
  /** Reads the cart that the browser has stored. */
  refresh: () => void;
  /** Opens the shop's checkout. */
  checkOut: () => void;
  /** Requests an invoice without VAT and opens it; any other outcome is for the form to show. */
  requestInvoice: (buyer: InvoiceBuyer, waiting?: InvoiceWaiting) => Promise<InvoiceOutcome>;
}

/** Set by `connectCart`; without it (on a server, on a page without a shop) the actions have no effect. */
export const cartConnectionAtom = atom<CartConnection | undefined>(undefined);
