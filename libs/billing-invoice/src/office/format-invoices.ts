import { formatDecimal, toMinorUnits } from '@guildhall/money';
import type { Invoice, Subscription } from '../api/invoice-store.ts';

/** Formats invoices for a terminal, one line each. */
export function formatList(invoices: readonly Invoice[], now: number): string {
  if (invoices.length === 0) return 'No invoice is waiting. --all lists the others too.';
  const rows = invoices.map((invoice) => [
    invoice.reference,
    formatState(invoice, now),
    formatMoney(invoice),
    `due ${formatDay(invoice.dueAt)}`,
    invoice.plan,
    formatPayer(invoice),
  ]);
  const widths =
    rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats everything that is stored about an invoice, for a terminal. */
export function formatDetails(invoice: Invoice, subscription: Subscription | undefined, now: number): string {
  const { payer } = invoice;
  const lines = [
    ['reference', invoice.reference],
    ['state', formatState(invoice, now)],
    ['amount', formatMoney(invoice)],
    ['plan', invoice.plan],
    ['made', formatDay(invoice.createdAt)],
    ['due', formatDay(invoice.dueAt)],
    ...(subscription ? [['paid until', formatDay(subscription.paidUntil)]] : []),
    ['payer', formatPayer(invoice)],
    ...(payer.company ? [['company', payer.company]] : []),
    ['address', payer.address.join(', ')],
    ...(payer.shippingAddress ? [['ship to', payer.shippingAddress.join(', ')]] : []),
  ] as [string, string][];
  return lines.map(([name, value]) => `${name.padEnd(11)}${toOneLine(value)}`).join('\n');
}

function formatState({ state, refund, expiresAt, dueAt }: Invoice, now: number): string {
  if (refund === 'due') return 'refund due';
  if (refund === 'made') return 'refunded';
  if (state === 'cancelled') return state;
  if (state !== 'created') return 'paid';
  if (now < dueAt) return 'open';
  return now < expiresAt ? 'overdue' : 'expired';
}

const formatMoney = ({ amountMinor, currency }: Invoice): string =>
  `${formatDecimal(toMinorUnits(amountMinor))} ${currency}`;

const formatDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

const formatPayer = ({ payer }: Invoice): string => toOneLine(`${payer.name} <${payer.email}>`);

/** Without control characters, which visitors may have typed to move the cursor of this terminal. */
const toOneLine = (text: string): string => text.replace(/\p{C}+/gu, ' ');
