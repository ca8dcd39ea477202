import type { InvoicePrices } from './invoice-options.ts';
import type { InvoiceStore } from './invoice-store.ts';

/** The account that is paid to, and what the invoices are for. */
export interface InvoiceSite {
  /** Origin of the site, which shows the invoices. */
  siteOrigin: string;
  prices: InvoicePrices;
  account: { iban: string; bic?: string | undefined; name: string };
  /** Days in which an invoice is to be paid. */
  paymentDays: number;
  /** Missing if memberships end with the paid term. */
  renewals: { reminders: readonly number[]; graceDays: number } | undefined;
}

export interface InvoiceVendorOptions {
  site: InvoiceSite;
  store: InvoiceStore;
  now: () => number;
}
