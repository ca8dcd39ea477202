import type { MinorUnits, PeriodUnit } from '@guildhall/money';
import type { BankTransfer } from './bank-transfer.ts';

/** Calls for what a member owes and has paid, as the billing vendor knows it. Rejects as `MemberVendor`. */
export interface VendorAccount {
  /** Reads what a customer owes and has paid; `undefined` for one without a membership. */
  fetchAccount(customerId: string): Promise<MemberAccount | undefined>;
  /** A document of this customer; `undefined` if there is none with this ID, or if it is another customer's. */
  openDocument(customerId: string, documentId: string): Promise<OpenedDocument | undefined>;
}

/** An amount of money in a currency of the vendor. */
export interface AccountAmount {
  /** In the currency's minor units. */
  amountMinor: MinorUnits;
  /** ISO 4217; it may be one in which the organisation sells nothing. */
  currency: string;
}

/** A member's account. Times in ms since 1970; what the vendor does not know is missing. */
export interface MemberAccount {
  /** The vendor's IDs of what is subscribed to. */
  planIds: readonly string[];
  /** The price of a term now. */
  price?: (AccountAmount & { every: number; unit: PeriodUnit }) | undefined;
  /** The end of the trial, after which the price is charged. */
  trialEndsAt?: number | undefined;
  /** The time of the next charge. */
  renewsAt?: number | undefined;
  /** The end of the paid term, where nobody is charged for the next one. */
  paidUntil?: number | undefined;
  /** The end of a membership that does not renew. */
  endsAt?: number | undefined;
  /** An amount that could not be charged, and that is still owed. */
  failed?: AccountAmount | undefined;
  /** An open invoice to be paid at a bank. */
  transfer?: AccountTransfer | undefined;
  /** Invoices and receipts, newest first. */
  documents: readonly AccountDocument[];
}

/**
 * An open invoice, and the page that shows it.
 *
 * @public
 */
export interface AccountTransfer extends BankTransfer {
  /** The URL of the page. */
  url: string;
  /** The day until which access continues without a payment, YYYY-MM-DD. */
  accessUntil: string;
}

/** An invoice or a receipt. */
export interface AccountDocument extends AccountAmount {
  /** The vendor's ID. */
  id: string;
  /** The name that the customer knows it by. */
  number: string;
  /** ms since 1970 */
  issuedAt: number;
  /** `refunded`: some or all of it. */
  state: 'open' | 'paid' | 'refunded';
}

/**
 * A document for its customer: a link of the vendor that works for a short time, or what stands in it.
 *
 * @public
 */
export type OpenedDocument = { url: string } | { invoice: PrintedInvoice };

/** The content of an invoice of our own. Times in ms since 1970. */
export interface PrintedInvoice extends AccountDocument {
  /** Name of the organisation, as its bank has it. */
  sellerName: string;
  /** Without spaces. */
  iban: string;
  /** Name and address of the payer, line by line. */
  payer: readonly string[];
  /** The organisation's plan. */
  planId: string;
  /** The term that it is for; missing before it is paid. */
  term?: { from: number; to: number } | undefined;
  /** The day until which to pay. */
  dueAt: number;
  /** Missing until it is paid. */
  paidAt?: number | undefined;
}
