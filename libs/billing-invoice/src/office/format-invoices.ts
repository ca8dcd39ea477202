import { formatExact, toMinorUnits, type NumberFormat } from '@guildhall/money';
import type { Invoice } from '../api/invoice-rows.ts';
import type { Subscription } from '../api/invoice-store.ts';
import type { Payment } from '../api/payment-rows.ts';

/** An invoice, and what was received for it. */
export interface ListedInvoice {
  invoice: Invoice;
  payments: readonly Payment[];
}

/** An invoice with the reminders of a next term. */
interface DetailedInvoice extends ListedInvoice {
  reminders: readonly { day: number; state: string }[];
}

/** Formats invoices for a terminal, one line each, and one for each payment that waits for a decision. */
export function formatList(
  invoices: readonly ListedInvoice[],
  now: number,
  numbers: NumberFormat | undefined,
): string {
  if (invoices.length === 0) return 'No invoice is waiting. --all lists the others too.';
  const rows = invoices.flatMap(({ invoice, payments }) => {
    const undecided = payments.filter(({ state }) => state === 'undecided');
    const lines = undecided.map(({ key, amountMinor }) => [
      ...[invoice.reference, 'refund or next term?', formatMoney({ ...invoice, amountMinor }, numbers), key],
      ...[invoice.plan, formatPayer(invoice)],
    ]);
    if (lines.length > 0 && invoice.refund !== 'due') return lines;
    const due = `due ${formatDay(invoice.dueAt)}`;
    const mail =
      invoice.mailEndedAt !== undefined && invoice.state === 'created' ? ['email not accepted'] : [];
    return [
      ...lines,
      [invoice.reference, formatState(invoice, now), formatMoney(invoice, numbers), due, invoice.plan].concat(
        formatPayer(invoice),
        invoice.renewal ? ['next term'] : mail,
      ),
    ];
  });
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
export function formatDetails(
  { invoice, payments, reminders }: DetailedInvoice,
  subscription: Subscription | undefined,
  now: number,
  numbers: NumberFormat | undefined,
): string {
  const { payer } = invoice;
  const lines = [
    ['reference', invoice.reference],
    ['state', formatState(invoice, now)],
    ['amount', formatMoney(invoice, numbers)],
    ['plan', invoice.plan],
    ['created', formatDay(invoice.createdAt)],
    ['due', formatDay(invoice.dueAt)],
    ...(invoice.renewal
      ? [['next term', `${formatDay(invoice.renewal.from)} to ${formatDay(invoice.renewal.to)}`]]
      : []),
    ...(subscription ? [['paid until', formatDay(subscription.paidUntil)]] : []),
    ...(subscription?.stoppedAt === undefined ? [] : [['stopped', formatDay(subscription.stoppedAt)]]),
    ...reminders.map(({ day, state }) => ['reminder', `${day > 0 ? '+' : ''}${day} days: ${state}`]),
    ...payments.map((payment) => ['payment', formatPayment(invoice, payment, numbers)]),
    ...(invoice.mailEndedAt !== undefined && invoice.state === 'created' ? [['email', 'not accepted']] : []),
    ['payer', formatPayer(invoice)],
    ...(payer.company ? [['company', payer.company]] : []),
    ['address', payer.address.join(', ')],
    ...(payer.shippingAddress ? [['ship to', payer.shippingAddress.join(', ')]] : []),
  ] as [string, string][];
  return lines.map(([name, value]) => `${name.padEnd(11)}${toOneLine(value)}`).join('\n');
}

const paymentStates: Record<Payment['state'], string> = {
  counted: 'counts',
  undecided: 'refund or next term?',
  returned: 'refunded',
};

function formatPayment(
  invoice: Invoice,
  { amountMinor, key, reportedAt, state }: Payment,
  numbers: NumberFormat | undefined,
): string {
  const reported = `reported ${formatDay(reportedAt)}`;
  return [formatMoney({ ...invoice, amountMinor }, numbers), key, reported, paymentStates[state]]
    .filter(Boolean)
    .join(', ');
}

function formatState({ state, refund, expiresAt, dueAt, replacedAt }: Invoice, now: number): string {
  if (refund === 'due') return 'refund due';
  if (refund === 'made') return 'refunded';
  if (state === 'cancelled') return state;
  if (state !== 'created') return 'paid';
  if (replacedAt !== undefined) return 'replaced';
  if (now < dueAt) return 'open';
  return now < expiresAt ? 'overdue' : 'expired';
}

const formatMoney = (
  { amountMinor, currency }: Pick<Invoice, 'amountMinor' | 'currency'>,
  numbers: NumberFormat | undefined,
): string => formatExact(toMinorUnits(amountMinor), currency, numbers);

const formatDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

const formatPayer = ({ payer }: Invoice): string => toOneLine(`${payer.name} <${payer.email}>`);

/** Without control characters, which visitors may have typed to move the cursor of this terminal. */
const toOneLine = (text: string): string => text.replace(/\p{C}+/gu, ' ');
