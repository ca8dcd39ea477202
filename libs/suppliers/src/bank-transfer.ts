import type { Currency, MinorUnits } from '@guildhall/money';

/** A transfer from somebody's bank account that pays for a membership. */
export interface BankTransfer {
  /** `expired`: it was not paid in time; a late payment still counts. */
  state: 'open' | 'expired' | 'paid' | 'cancelled';
  /** The organisation's plan. */
  planId: string;
  /** The amount to transfer, in minor units. */
  amountMinor: MinorUnits;
  /** Its currency, ISO 4217. */
  currency: Currency;
  /** Without spaces, like the reference. */
  iban: string;
  /** The bank's code (ISO 9362), where one is needed. */
  bic: string | undefined;
  /** Name of the account's owner. */
  accountName: string;
  /** The payment's reference, by which the office finds the invoice. */
  reference: string;
  /** The day until which to pay, YYYY-MM-DD. */
  dueOn: string;
  /** Only for the next term of a membership: the day until which it then is paid, YYYY-MM-DD. */
  renewsUntil?: string | undefined;
}
