import type { BankTransfer } from './bank-transfer.ts';

/**
 * The next terms of memberships that nobody is charged for: each gets an invoice, and its member reminders. Rejects as the other calls
 * of the vendor.
 */
export interface VendorRenewals {
  /** Creates the invoices of the terms that end soon, once each. None for a member who has left. */
  createInvoices(): Promise<void>;
  /** IDs of some of the reminders that are to be sent now, the earliest first. */
  listDueReminders(): Promise<string[]>;
  /** A reminder that is to be sent now; `undefined` if it was, or if its member has paid or left in the meantime. */
  findReminder(id: string): Promise<DueReminder | undefined>;
  /** Notes that a reminder was accepted. */
  markSent(id: string): Promise<void>;
  /** Notes a failure. @param until when it is tried again, ms since 1970 */
  postpone(id: string, until: number): Promise<void>;
  /** Gives a reminder up: its address cannot be reached. */
  end(id: string): Promise<void>;
}

/** An email that reminds a member of the invoice for the next term. */
export interface DueReminder {
  /** The same whenever it is tried. */
  id: string;
  /** The member's address. */
  email: string;
  /** The transfer to make, with the end of the next term. */
  transfer: BankTransfer;
  /** The page that shows the transfer. */
  url: string;
  /** The end of the term that is paid, YYYY-MM-DD. */
  paidUntil: string;
  /** The day until which access continues without a payment, YYYY-MM-DD. */
  accessUntil: string;
  /** True once the paid term has ended. */
  isOver: boolean;
  /** True if no other reminder follows. */
  isLast: boolean;
  /** Failures so far. */
  tries: number;
}
