import { normaliseEmail } from '@guildhall/suppliers';
import type { Database, Queries } from '@guildhall/server-kit/storage';
import { getSubscriptionId, selectInvoices, replaceOthers, type Invoice } from './invoice-rows.ts';
import { computeTermEnd, type YearStart } from './paid-until.ts';
import { addPayment, listPayments, removePayment, setPaymentState, type Payment } from './payment-rows.ts';
import { addTerm, findOpenRenewal, stopRenewal } from './renewal-rows.ts';

/** A payment as the office reports it. */
export interface ReportedPayment {
  reference: string;
  amountMinor: number;
  currency: string;
  /** The bank's date or id of the payment; empty if it was not given. */
  key: string;
  /** Id for the subscription, if there is none yet. */
  subscriptionId: string;
  at: number;
}

/** A decision about a payment after the first one. */
export interface Decision {
  reference: string;
  /** Of the payment; empty for the only one. */
  key: string;
  at: number;
}

/** The result of a change by the office, with the invoice as it was before. Times in ms since 1970. */
export type OfficeChange =
  | { outcome: 'done' | 'already' | 'to return'; invoice: Invoice }
  | { outcome: 'wrong amount' | 'cancelled' | 'paid' | 'no refund due' | 'ended'; invoice: Invoice }
  /** This payment was confirmed before; or a payment was, and nobody knows whether it is this one. */
  | { outcome: 'same payment' | 'which payment'; invoice: Invoice; confirmedAt: number }
  /** A payment after the first one: it waits for a decision, or pays for the next term. */
  | { outcome: 'second payment'; invoice: Invoice; paidUntil: number }
  | { outcome: 'renewed'; invoice: Invoice; paidUntil: number }
  /** No further invoice: the membership ends with the paid term. */
  | { outcome: 'stopped'; invoice: Invoice; paidUntil: number }
  | { outcome: 'no membership'; invoice: Invoice }
  /** Several payments wait for a decision. */
  | { outcome: 'several payments'; invoice: Invoice; keys: string[] }
  | { outcome: 'unknown' };

type Result = OfficeChange extends infer Change
  ? Change extends { invoice: Invoice }
    ? Omit<Change, 'invoice'>
    : never
  : never;

type Change = (invoice: Invoice, queries: Queries) => Promise<Result>;

/** The changes that the office makes. Each is one transaction. */
export function createOfficeMethods(database: Database, yearStart: YearStart | undefined) {
  const changeInvoice = (reference: string, change: Change): Promise<OfficeChange> =>
    database.inTransaction(async (queries) => {
      const [invoice] = await selectInvoices(queries, 'reference = $reference', { reference });
      if (!invoice) return { outcome: 'unknown' };
      return { ...(await change(invoice, queries)), invoice } as OfficeChange;
    });
  return {
    /** Notes a payment: the first with the customer and the subscription that it makes, any other as a payment of its own. */
    pay: async (payment: ReportedPayment) =>
      changeInvoice(payment.reference, (invoice, queries) => pay(queries, invoice, payment, yearStart)),
    /** Cancels an invoice that is not paid. That of a next term stops the membership's renewal. */
    cancel: async (reference: string, at: number) =>
      changeInvoice(reference, (invoice, queries) => cancel(queries, invoice, at)),
    /** Stops the renewal of a membership: it ends with the paid term. */
    stop: async (reference: string, at: number) =>
      changeInvoice(reference, async (invoice, queries) => stop(queries, invoice, at)),
    /** Notes that a payment after the first one, or that of a second membership, was transferred back. */
    refund: async ({ reference, key }: Decision) =>
      changeInvoice(reference, async (invoice, queries) => {
        const { id, refund } = invoice;
        if (key === '' && refund === 'due') {
          await queries.run(`UPDATE invoices SET refund = 'made' WHERE id = $id`, { id });
          return { outcome: 'done' };
        }
        const payment = await findUndecided(queries, invoice, key);
        const isRepeated = key === '' && refund === 'made' && 'outcome' in payment;
        if (isRepeated && payment.outcome === 'no refund due') return { outcome: 'already' };
        if ('outcome' in payment) return payment;
        if (payment.state === 'counted') return { outcome: 'no refund due' };
        if (payment.state === 'returned') return { outcome: 'already' };
        await setPaymentState(queries, payment, 'returned');
        return { outcome: 'done' };
      }),
    /** Makes a payment after the first one pay for the next term. */
    renew: async ({ reference, key, at }: Decision) =>
      changeInvoice(reference, async (invoice, queries) => {
        const payment = await findUndecided(queries, invoice, key);
        if ('outcome' in payment) return payment;
        if (payment.state !== 'undecided') return { outcome: 'already' };
        const paidUntil = await extend(queries, invoice, { at, yearStart, key: payment.key });
        if (paidUntil === undefined) return { outcome: 'ended' };
        await setPaymentState(queries, payment, 'counted');
        return { outcome: 'renewed', paidUntil };
      }),
    /** Removes a payment after the first one that was reported by mistake. */
    dismiss: async ({ reference, key }: Decision) =>
      changeInvoice(reference, async (invoice, queries) => {
        const payment = await findUndecided(queries, invoice, key);
        if ('outcome' in payment) return payment;
        if (payment.state !== 'undecided') return { outcome: 'no refund due' };
        await removePayment(queries, payment);
        return { outcome: 'done' };
      }),
  };
}

const isFor = (invoice: Invoice, { amountMinor, currency }: ReportedPayment): boolean =>
  invoice.amountMinor === amountMinor && invoice.currency === currency;

async function pay(
  queries: Queries,
  invoice: Invoice,
  payment: ReportedPayment,
  yearStart: YearStart | undefined,
): Promise<Result> {
  if (invoice.state === 'cancelled') return payCancelled(queries, invoice, payment);
  if (invoice.state !== 'created') return payAgain(queries, invoice, payment, yearStart);
  if (!isFor(invoice, payment)) return { outcome: 'wrong amount' };
  if (invoice.renewal) return payRenewal(queries, invoice, payment, yearStart);
  await payFirst(queries, invoice, payment, yearStart);
  return { outcome: 'done' };
}

async function cancel(queries: Queries, invoice: Invoice, at: number): Promise<Result> {
  const { id, state, renewal } = invoice;
  if (state === 'cancelled') return { outcome: 'already' };
  if (state !== 'created') return { outcome: 'paid' };
  if (renewal) return stop(queries, invoice, at);
  await queries.run(`UPDATE invoices SET state = 'cancelled', updated_at = $at WHERE id = $id`, {
    id,
    at,
  });
  return { outcome: 'done' };
}

/** True if the member has changed the address that was typed at the sign-up. */
const hasChanged = 'EXISTS (SELECT 1 FROM customer_details WHERE customer_id = customers.id)';

async function payFirst(
  queries: Queries,
  invoice: Invoice,
  { subscriptionId, at, key, amountMinor }: ReportedPayment,
  yearStart: YearStart | undefined,
): Promise<void> {
  const { run } = queries;
  const { id, customerId, plan, payer } = invoice;
  await run(
    `INSERT INTO customers (id, email, email_key, updated_at) VALUES ($customerId, $email, $emailKey, $at)
     ON CONFLICT (id) DO UPDATE SET email = CASE WHEN ${hasChanged} THEN customers.email ELSE $email END,
       email_key = CASE WHEN ${hasChanged} THEN customers.email_key ELSE $emailKey END, updated_at = $at`,
    { customerId, email: payer.email, emailKey: normaliseEmail(payer.email), at },
  );
  await run(
    `INSERT INTO subscriptions (id, customer_id, plan, created_at, paid_until)
     VALUES ($subscriptionId, $customerId, $plan, $at, $paidUntil)`,
    { subscriptionId, customerId, plan, at, paidUntil: computeTermEnd(at, invoice, yearStart) },
  );
  await run(
    `UPDATE invoices SET state = 'succeeded', subscription_id = $subscriptionId, updated_at = $at WHERE id = $id`,
    { id, subscriptionId, at },
  );
  await replaceOthers(queries, { id, email: payer.email, at });
  await addPayment(queries, { invoiceId: id, key, amountMinor, reportedAt: at }, 'counted');
}

/** A payment of the next term. A payer who has another membership by now may not need it: the office decides. */
async function payRenewal(
  queries: Queries,
  invoice: Invoice,
  { key, amountMinor, at }: ReportedPayment,
  yearStart: YearStart | undefined,
): Promise<Result> {
  const payments = await listPayments(queries, invoice.id);
  const confirmedAt = payments.find((one) => one.key === key)?.reportedAt;
  if (confirmedAt !== undefined) return { outcome: 'same payment', confirmedAt };
  const row = { invoiceId: invoice.id, key, amountMinor, reportedAt: at };
  const term = await findTerm(queries, invoice);
  const paidUntil = (await hasOther(queries, invoice, at))
    ? undefined
    : await extend(queries, invoice, { at, yearStart, key });
  await addPayment(queries, row, paidUntil === undefined ? 'undecided' : 'counted');
  return paidUntil === undefined
    ? { outcome: 'second payment', paidUntil: term?.endedAt ?? term?.paidUntil ?? at }
    : { outcome: 'renewed', paidUntil };
}

async function stop(queries: Queries, invoice: Invoice, at: number): Promise<Result> {
  const subscriptionId = getSubscriptionId(invoice);
  const term = await findTerm(queries, invoice);
  if (subscriptionId === undefined || !term || term.endedAt !== null) return { outcome: 'no membership' };
  if (term.stoppedAt !== null) return { outcome: 'already' };
  await stopRenewal(queries, { subscriptionId, at });
  return { outcome: 'stopped', paidUntil: term.paidUntil };
}

/**
 * A payment of an invoice that is paid. Only its key tells it from a repeated command. It pays for the next term if that has an invoice
 * for this amount, and renews a membership that has ended; while that runs, the office decides.
 */
async function payAgain(
  queries: Queries,
  invoice: Invoice,
  payment: ReportedPayment,
  yearStart: YearStart | undefined,
): Promise<Result> {
  const { key, currency, amountMinor, at } = payment;
  const storedPayments = await listPayments(queries, invoice.id);
  const confirmedAt = storedPayments.find((one) => key === '' || one.key === key)?.reportedAt;
  if (key !== '' && confirmedAt !== undefined) return { outcome: 'same payment', confirmedAt };
  // Invoices from before there were rows of payments were changed last when they were confirmed.
  if (key === '') return { outcome: 'which payment', confirmedAt: confirmedAt ?? invoice.updatedAt };
  if (invoice.currency !== currency) return { outcome: 'wrong amount' };
  const row = { invoiceId: invoice.id, key, amountMinor, reportedAt: at };
  const subscription = await findTerm(queries, invoice);
  const next = await findOpenRenewal(queries, getSubscriptionId(invoice) ?? '');
  // A payment of a member who has left, such as a standing order, is the office's to decide.
  const isOver =
    subscription?.endedAt === null && subscription.stoppedAt === null && subscription.paidUntil <= at;
  const isExpected = next ? isFor(next, payment) : isOver && isFor(invoice, payment);
  if (isExpected && !(await hasOther(queries, invoice, at))) {
    await addPayment(queries, row, 'counted');
    return { outcome: 'renewed', paidUntil: (await extend(queries, invoice, { at, yearStart, key })) ?? at };
  }
  await addPayment(queries, row, 'undecided');
  return { outcome: 'second payment', paidUntil: subscription?.endedAt ?? subscription?.paidUntil ?? at };
}

/** A payment of a cancelled invoice, which the office transfers back: it is listed if it has a key. */
async function payCancelled(
  queries: Queries,
  invoice: Invoice,
  { key, amountMinor, currency, at }: ReportedPayment,
): Promise<Result> {
  if (key === '' || currency !== invoice.currency) return { outcome: 'cancelled' };
  const storedPayments = await listPayments(queries, invoice.id);
  const confirmedAt = storedPayments.find((one) => one.key === key)?.reportedAt;
  if (confirmedAt !== undefined) return { outcome: 'same payment', confirmedAt };
  await addPayment(queries, { invoiceId: invoice.id, key, amountMinor, reportedAt: at }, 'undecided');
  return { outcome: 'to return' };
}

interface Term {
  paidUntil: number;
  endedAt: number | null;
  stoppedAt: number | null;
}

async function findTerm({ rows }: Queries, invoice: Invoice): Promise<Term | undefined> {
  const subscriptionId = getSubscriptionId(invoice);
  if (subscriptionId === undefined) return undefined;
  const [row] = await rows(
    `SELECT paid_until AS "paidUntil", ended_at AS "endedAt", stopped_at AS "stoppedAt" FROM subscriptions
     WHERE id = $subscriptionId`,
    { subscriptionId },
  );
  return row as unknown as Term | undefined;
}

/** True if the payer's email address has another membership that runs. */
async function hasOther({ rows }: Queries, invoice: Invoice, at: number): Promise<boolean> {
  const found = await rows(
    `SELECT subscriptions.id AS id FROM subscriptions JOIN customers ON customers.id = customer_id
     WHERE email_key = $key AND subscriptions.id <> $subscriptionId AND ended_at IS NULL
       AND (paid_until > $at OR grace_until > $at)`,
    { key: normaliseEmail(invoice.payer.email), subscriptionId: getSubscriptionId(invoice) ?? '', at },
  );
  return found.length > 0;
}

/** Adds a term. @returns its end; `undefined` if the membership was ended */
async function extend(
  queries: Queries,
  invoice: Invoice,
  { key, ...when }: { key: string; at: number; yearStart: YearStart | undefined },
): Promise<number | undefined> {
  const subscriptionId = getSubscriptionId(invoice);
  if (subscriptionId === undefined) return undefined;
  const paidAt = computePaidAt(key, when.at);
  return addTerm(queries, { ...when, paidAt, subscriptionId, period: invoice });
}

/** Time after a payment in which its day counts, ms: an earlier one is mistyped. */
const maxAgeMs = 31 * 24 * 60 * 60_000;

/** The time of a payment: the day with which its key begins, or else that of the confirmation. */
function computePaidAt(key: string, at: number): number {
  const day = Date.parse(/^\d{4}-\d{2}-\d{2}(?!\d)/.exec(key)?.[0] ?? '');
  return day <= at && at - day <= maxAgeMs ? day : at;
}

/** The payment with this key, or the only one that waits for a decision. */
async function findUndecided(queries: Queries, { id }: Invoice, key: string): Promise<Payment | Result> {
  const payments = await listPayments(queries, id);
  if (key !== '') return payments.find((one) => one.key === key) ?? { outcome: 'no refund due' };
  const undecided = payments.filter(({ state }) => state === 'undecided');
  const [only, ...more] = undecided;
  if (!only) return { outcome: 'no refund due' };
  return more.length === 0 ? only : { outcome: 'several payments', keys: undecided.map((one) => one.key) };
}
