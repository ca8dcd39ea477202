import { randomBytes } from 'node:crypto';
import { formatExact, toMinorUnits, type NumberFormat } from '@guildhall/money';
import type { ReadEvent } from '@guildhall/suppliers';
import { readOfficeEvent, type OfficeEvent } from '../office-event/office-event.ts';
import type { Invoice } from './invoice-rows.ts';
import type { InvoiceStore } from './invoice-store.ts';
import type { OfficeChange } from './office-changes.ts';

export interface OfficeDesk {
  store: InvoiceStore;
  secrets: readonly string[];
  /** @default English */
  numbers?: NumberFormat | undefined;
}

/**
 * Stores what the office reports in a signed event, and returns the event for the api, which then reads the invoice. The
 * refusal and the note are for the office; they hold the reference, and nothing about the payer.
 */
export async function receiveOfficeEvent(
  { store, secrets, numbers }: OfficeDesk,
  body: unknown,
  receivedAt: number,
): Promise<ReadEvent> {
  const event = readOfficeEvent(secrets, body, receivedAt);
  if (!event) return 'unreadable';
  const result = await applyChange(store, event, receivedAt);
  const refusal = describeRefusal(result, event, numbers);
  if (refusal !== undefined || result.outcome === 'unknown') return { refusal: refusal ?? '' };
  const note = describeNote(result, event);
  const read = await toBillingEvent(store, event, result.invoice, receivedAt);
  return { ...(read && { event: read }), ...(note !== undefined && { note }) };
}

function applyChange(store: InvoiceStore, event: OfficeEvent, at: number): Promise<OfficeChange> {
  const { reference } = event;
  if (event.action === 'cancel') return store.cancel(reference, at);
  if (event.action === 'stop') return store.stop(reference, at);
  const { payment: key = '' } = event;
  if (event.action === 'refunded') return store.refund({ reference, key, at });
  if (event.action !== 'confirm') return store[event.action]({ reference, key, at });
  const { amountMinor, currency } = event;
  const subscriptionId = `membership-${randomBytes(12).toString('hex')}`;
  return store.pay({ reference, amountMinor, currency, key, subscriptionId, at });
}

const howToSay = 'repeat the command with its date or ID at the bank (--payment "2026-11-28 4711")';

function describeRefusal(
  result: OfficeChange,
  event: OfficeEvent,
  numbers: NumberFormat | undefined,
): string | undefined {
  const { reference } = event;
  const reported = event.action === 'confirm' ? formatMoney(event, numbers) : '';
  switch (result.outcome) {
    case 'unknown':
      return `There is no invoice with the reference ${reference}`;
    case 'cancelled':
      return `${reference} was cancelled: transfer the money back, or ask the payer to sign up again`;
    case 'paid':
      return `${reference} is paid: it can no longer be cancelled`;
    case 'no refund due':
      return event.action === 'refunded'
        ? `${reference} has nothing to refund`
        : `${reference} has no payment that waits for a decision`;
    case 'no membership':
      return `${reference} has no membership that runs: nothing has changed`;
    case 'ended':
      return `The membership of ${reference} was ended: transfer the money back`;
    case 'wrong amount':
      return `${reference} is an invoice for ${formatMoney(result.invoice, numbers)}, not ${reported}: nothing was confirmed`;
    case 'which payment':
      return `${reference} was confirmed on ${formatDay(result.confirmedAt)}: nothing has changed. If this is another payment, ${howToSay}`;
    case 'several payments':
      return `${reference} has several payments that wait for a decision: name one (${result.keys.map((key) => `--payment "${key}"`).join(' or ')})`;
    default:
      return undefined;
  }
}

/** Says what a command has done, where it is not what it usually does. */
function describeNote(result: OfficeChange, { reference, action }: OfficeEvent): string | undefined {
  if (result.outcome === 'same payment')
    return `${reference} was confirmed on ${formatDay(result.confirmedAt)} with this payment: nothing has changed`;
  if (result.outcome === 'renewed')
    return `${reference} pays for the next term: the membership is paid until ${formatDay(result.paidUntil)}`;
  if (result.outcome === 'stopped')
    return `${reference}: no further invoice is sent, and the membership ends on ${formatDay(result.paidUntil)}`;
  if (result.outcome === 'second payment')
    return `${reference} is paid until ${formatDay(result.paidUntil)}, and this is another payment. Refund or next term? Run \`renew\` if it pays for the next term, or transfer it back and run \`refunded\`. Until then \`list\` shows it`;
  if (result.outcome === 'to return')
    return `${reference} was cancelled: transfer the money back and run \`refunded\`, or ask the payer to sign up again. Until then \`list\` shows it`;
  if (result.outcome === 'already' && action !== 'confirm')
    return `${reference}: this was done before, and nothing has changed`;
  return undefined;
}

function formatMoney(
  { amountMinor, currency }: { amountMinor: number; currency: string },
  numbers: NumberFormat | undefined,
): string {
  return formatExact(toMinorUnits(amountMinor), currency, numbers);
}

const formatDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Each change of an invoice is one event, however often it is sent. */
async function toBillingEvent(
  store: InvoiceStore,
  { action }: OfficeEvent,
  { id, customerId, renewal }: Invoice,
  receivedAt: number,
) {
  // The api settles sign-ups only: what their memberships are paid until is read here each time.
  if (renewal || (action !== 'confirm' && action !== 'cancel')) return undefined;
  const subscriptionId = (await store.findInvoice(id))?.subscriptionId;
  const type = action === 'confirm' ? 'subscription_created' : 'invoice_cancelled';
  return { site: 'live' as const, id: `${type}-${id}`, type, customerId, subscriptionId, receivedAt };
}
