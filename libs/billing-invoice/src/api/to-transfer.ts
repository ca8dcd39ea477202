import { toMinorUnits, type Currency } from '@guildhall/money';
import type { BankTransfer } from '@guildhall/suppliers';
import type { Invoice } from './invoice-rows.ts';
import type { InvoiceSite } from './invoice-site.ts';

/** Path of the site's page with an invoice. */
const pagePath = '/_payment';

export const toPageUrl = (
  { siteOrigin }: Pick<InvoiceSite, 'siteOrigin'>,
  { id }: Pick<Invoice, 'id'>,
): string => `${siteOrigin}${pagePath}/${id}`;

/** The day of a time, YYYY-MM-DD. */
export const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

export function toTransfer(
  { account }: Pick<InvoiceSite, 'account'>,
  invoice: Invoice,
  now: number,
): BankTransfer {
  const { reference, plan, amountMinor, currency, dueAt, renewal } = invoice;
  return {
    state: toTransferState(invoice, now),
    planId: plan,
    amountMinor: toMinorUnits(amountMinor),
    currency: currency as Currency,
    ...{ reference, iban: account.iban, bic: account.bic, accountName: account.name },
    dueOn: toDay(dueAt),
    ...(renewal && { renewsUntil: toDay(renewal.to) }),
  };
}

function toTransferState({ state, expiresAt }: Invoice, now: number): BankTransfer['state'] {
  if (state === 'cancelled') return 'cancelled';
  if (state !== 'created') return 'paid';
  return now < expiresAt ? 'open' : 'expired';
}
