import { randomBytes } from 'node:crypto';
import { formatDecimal, toMinorUnits } from '@guildhall/money';
import type { ReadEvent } from '@guildhall/suppliers';
import { readOfficeEvent, type OfficeEvent } from '../office-event/office-event.ts';
import type { Invoice, InvoiceStore, OfficeChange } from './invoice-store.ts';

/**
 * Stores what the office reports in a signed event, and returns the event for the api, which then reads the invoice. The
 * refusal is for the office; it holds the reference, and nothing about the payer.
 */
export async function receiveOfficeEvent(
  store: InvoiceStore,
  secrets: readonly string[],
  body: unknown,
  receivedAt: number,
): Promise<ReadEvent> {
  const event = readOfficeEvent(secrets, body, receivedAt);
  if (!event) return 'unreadable';
  const result = await applyChange(store, event, receivedAt);
  const refusal = describeRefusal(result, event);
  if (refusal !== undefined || result.outcome === 'unknown') return { refusal: refusal ?? '' };
  return toBillingEvent(store, event, result.invoice, receivedAt);
}

function applyChange(store: InvoiceStore, event: OfficeEvent, at: number): Promise<OfficeChange> {
  const { reference } = event;
  if (event.action === 'cancel') return store.cancel(reference, at);
  if (event.action === 'refunded') return store.refund(reference);
  const { amountMinor, currency } = event;
  const subscriptionId = `membership-${randomBytes(12).toString('hex')}`;
  return store.pay({ reference, amountMinor, currency, subscriptionId, at });
}

function describeRefusal(result: OfficeChange, event: OfficeEvent): string | undefined {
  const { reference } = event;
  if (result.outcome === 'unknown') return `There is no invoice with the reference ${reference}`;
  if (result.outcome === 'cancelled')
    return `${reference} was cancelled: transfer the money back, or ask the payer to sign up again`;
  if (result.outcome === 'paid') return `${reference} is paid: it can no longer be cancelled`;
  if (result.outcome === 'no refund due') return `${reference} has nothing to refund`;
  if (result.outcome !== 'wrong amount') return undefined;
  const reported = event.action === 'confirm' ? formatMoney(event) : '';
  return `${reference} is an invoice for ${formatMoney(result.invoice)}, not ${reported}: nothing was confirmed`;
}

function formatMoney({ amountMinor, currency }: { amountMinor: number; currency: string }): string {
  return `${formatDecimal(toMinorUnits(amountMinor))} ${currency}`;
}

/** Each change of an invoice is one event, however often it is sent. */
async function toBillingEvent(
  store: InvoiceStore,
  { action }: OfficeEvent,
  { id, customerId }: Invoice,
  receivedAt: number,
): Promise<ReadEvent> {
  if (action === 'refunded') return 'other';
  const subscriptionId = (await store.findInvoice(id))?.subscriptionId;
  const type = action === 'confirm' ? 'subscription_created' : 'invoice_cancelled';
  return { event: { site: 'live', id: `${type}-${id}`, type, customerId, subscriptionId, receivedAt } };
}
