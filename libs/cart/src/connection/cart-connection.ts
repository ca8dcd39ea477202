import { atom } from 'jotai';
import type { CartEvent } from '../state/cart-state.ts';
import type { InvoiceBuyer, InvoiceOutcome, InvoiceWaiting } from '@guildhall/api-contract';

/** The cart's line to the shop and to the page. */
export interface CartConnection {
  send: (event: CartEvent) => void;
  /** Reads the cart that the browser remembers. */
  look: () => void;
  /** Goes to the shop's checkout. */
  checkOut: () => void;
  /** Asks for an invoice without VAT and goes to it; what it came to otherwise is for the form. */
  requestInvoice: (buyer: InvoiceBuyer, waiting?: InvoiceWaiting) => Promise<InvoiceOutcome>;
}

/** Set by `connectCart`; without it (on a server, in a page that has no shop) the actions do nothing. */
export const cartConnectionAtom = atom<CartConnection | undefined>(undefined);
