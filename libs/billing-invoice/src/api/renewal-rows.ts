import { normaliseEmail } from '@guildhall/suppliers';
import type { Period } from '@guildhall/money';
import type { Database, Queries, Values } from '@guildhall/server-kit/storage';
import { selectInvoices, type Invoice, type NewInvoice } from './invoice-rows.ts';
import { computeTermEnd, type YearStart } from './paid-until.ts';

/** A membership whose next term has no invoice yet. Times in ms since 1970. */
export interface EndingTerm {
  subscriptionId: string;
  customerId: string;
  plan: string;
  paidUntil: number;
}

/** An invoice for a next term, as it is stored. */
export interface NewRenewal extends Omit<NewInvoice, 'attemptId'> {
  subscriptionId: string;
  from: number;
  to: number;
  reminders: readonly { day: number; dueAt: number }[];
}

/**
 * A reminder that waits, with what it is about. Times in ms since 1970. Declarations of the store name it.
 *
 * @public
 */
export interface WaitingReminder {
  invoice: Invoice;
  day: number;
  tries: number;
  /** The member's address now. */
  email: string;
}

/** Terms and reminders that are listed at a time. */
const maxAtOnce = 50;

/** The invoices for next terms, and their reminders. Each method is one transaction. */
export const createRenewalMethods = (database: Database, yearStart: YearStart | undefined) => ({
  ...createTermMethods(database, yearStart),
  ...createReminderMethods(database),
});

function createTermMethods(database: Database, yearStart: YearStart | undefined) {
  const { rows, inTransaction } = database;
  return {
    /** Memberships whose paid term ends after `now`, at `until` or before, and which nobody has ended or stopped. */
    listEndingTerms: async (now: number, until: number) =>
      (await rows(
        `SELECT id AS "subscriptionId", customer_id AS "customerId", plan, paid_until AS "paidUntil" FROM subscriptions
         WHERE ended_at IS NULL AND stopped_at IS NULL AND paid_until > $now AND paid_until <= $until
           AND NOT EXISTS (SELECT 1 FROM invoices WHERE renews_id = subscriptions.id AND term_from = paid_until)
         ORDER BY paid_until`,
        { now, until },
      )) as unknown as EndingTerm[],
    /** The end of the term that begins then. */
    computeTermEnd: async (from: number, period: Period) => computeTermEnd(from, period, yearStart),
    /** Stores the invoice for a next term, once, unless the membership has changed. False if its reference is taken. */
    addRenewal: async (renewal: NewRenewal) =>
      inTransaction(async (queries) => {
        const { subscriptionId, from, to, reminders, payer, expiresAt, ...values } = renewal;
        const changed = await queries.change(
          `UPDATE subscriptions SET grace_until = $expiresAt
           WHERE id = $subscriptionId AND paid_until = $from AND ended_at IS NULL AND stopped_at IS NULL
             AND NOT EXISTS (SELECT 1 FROM invoices WHERE attempt_id = $attemptId OR reference = $reference)`,
          { subscriptionId, from, expiresAt, attemptId: toAttemptId(renewal), reference: values.reference },
        );
        if (changed === 0)
          return (
            (await selectInvoices(queries, 'reference = $reference', { reference: values.reference }))
              .length === 0
          );
        await queries.run(
          `INSERT INTO invoices (id, attempt_id, reference, customer_id, plan, amount_minor, currency, every, unit, payer,
             email_key, created_at, due_at, expires_at, updated_at, state, renewal, renews_id, term_from, term_to)
           VALUES ($id, $attemptId, $reference, $customerId, $plan, $amountMinor, $currency, $every, $unit, $payer,
             $emailKey, $createdAt, $dueAt, $expiresAt, $createdAt, 'acknowledged', 'open', $subscriptionId, $from, $to)`,
          {
            ...{ ...values, expiresAt, subscriptionId, from, to, attemptId: toAttemptId(renewal) },
            payer: JSON.stringify(payer),
            emailKey: normaliseEmail(payer.email),
          },
        );
        for (const { day, dueAt } of reminders)
          await queries.run('INSERT INTO reminders (invoice_id, day, due_at) VALUES ($id, $day, $dueAt)', {
            id: values.id,
            day,
            dueAt,
          });
        return true;
      }),
    /** The open invoice for the next term of a subscription. */
    findOpenRenewal: async (subscriptionId: string) => findOpenRenewal(database, subscriptionId),
    /** No further invoice: the membership ends with the paid term. It may be repeated. */
    stopRenewal: async (subscriptionId: string, at: number) =>
      inTransaction((queries) => stopRenewal(queries, { subscriptionId, at })),
  };
}

function createReminderMethods(database: Database) {
  const { rows, run, inTransaction } = database;
  return {
    /** The reminders to send now. Of several of an invoice, the last one. */
    listDueReminders: async (now: number) =>
      inTransaction(async (queries) => {
        await queries.run(
          `UPDATE reminders SET state = 'left out' WHERE state = 'waiting' AND EXISTS (
             SELECT 1 FROM reminders AS later WHERE later.invoice_id = reminders.invoice_id
               AND later.day > reminders.day AND later.due_at <= $now)`,
          { now },
        );
        return (await queries.rows(
          `SELECT invoice_id AS "invoiceId", day FROM reminders ${joins}
           WHERE ${isDue} ORDER BY reminders.due_at, invoice_id LIMIT ${maxAtOnce}`,
          { now },
        )) as unknown as { invoiceId: string; day: number }[];
      }),
    /** A reminder that is still to be sent; `undefined` if it was, or if the member has paid or left. */
    findDueReminder: async (
      invoiceId: string,
      day: number,
      now: number,
    ): Promise<WaitingReminder | undefined> => {
      const [row] = await rows(
        `SELECT reminders.tries AS tries, customers.email AS email FROM reminders ${joins}
           JOIN customers ON customers.id = subscriptions.customer_id
         WHERE ${isDue} AND invoice_id = $invoiceId AND day = $day`,
        { now, invoiceId, day },
      );
      const [invoice] = row ? await selectInvoices(database, 'id = $invoiceId', { invoiceId }) : [];
      if (!row || !invoice) return undefined;
      return { invoice, day, tries: Number(row['tries']), email: String(row['email']) };
    },
    setReminder: async (invoiceId: string, day: number, state: 'sent' | 'refused') =>
      run(`UPDATE reminders SET state = $state WHERE invoice_id = $invoiceId AND day = $day`, {
        ...{ invoiceId, day, state },
      }),
    postponeReminder: async (invoiceId: string, day: number, until: number) =>
      run(
        'UPDATE reminders SET tries = tries + 1, next_at = $until WHERE invoice_id = $invoiceId AND day = $day',
        { invoiceId, day, until },
      ),
    /** The reminders of an invoice, in their order. */
    listReminders: async (invoiceId: string) =>
      (await rows('SELECT day, state FROM reminders WHERE invoice_id = $invoiceId ORDER BY day', {
        invoiceId,
      })) as unknown as { day: number; state: 'waiting' | 'sent' | 'left out' | 'refused' }[],
  };
}

const joins = `JOIN invoices ON invoices.id = invoice_id JOIN subscriptions ON subscriptions.id = renews_id`;
const isDue = `reminders.state = 'waiting' AND reminders.due_at <= $now AND next_at <= $now AND renewal = 'open'
  AND invoices.expires_at > $now AND subscriptions.ended_at IS NULL AND stopped_at IS NULL`;

/** There is one invoice for a next term, whatever happens. */
const toAttemptId = ({ subscriptionId, from }: Pick<NewRenewal, 'subscriptionId' | 'from'>): string =>
  `renewal-${subscriptionId}-${from}`;

export async function findOpenRenewal(
  queries: Pick<Queries, 'rows'>,
  subscriptionId: string,
): Promise<Invoice | undefined> {
  const where = `renews_id = $subscriptionId AND renewal = 'open' ORDER BY term_from DESC`;
  return (await selectInvoices(queries, where, { subscriptionId }))[0];
}

interface Stop extends Values {
  subscriptionId: string;
  at: number;
}

export async function stopRenewal(queries: Queries, stop: Stop): Promise<void> {
  await queries.run(
    'UPDATE subscriptions SET stopped_at = $at WHERE id = $subscriptionId AND stopped_at IS NULL',
    {
      ...stop,
    },
  );
  await closeRenewals(queries, stop);
}

/** Cancels the open invoices of a subscription: nobody is asked for them, and a payment of one is to be returned. */
export async function closeRenewals({ run }: Pick<Queries, 'run'>, stop: Stop): Promise<void> {
  await run(
    `UPDATE invoices SET renewal = 'cancelled', updated_at = $at WHERE renews_id = $subscriptionId AND renewal = 'open'`,
    stop,
  );
  await run('UPDATE subscriptions SET grace_until = NULL WHERE id = $id', { id: stop.subscriptionId });
}

interface NewTerm {
  subscriptionId: string;
  period: Period;
  /** The time of the confirmation. */
  at: number;
  /** The time of the payment, as far as it is known. */
  paidAt: number;
  yearStart: YearStart | undefined;
}

/**
 * Adds a term to a membership: the one of its open invoice, which is paid by that, or one after the term that is paid. After the time in
 * which it can be paid late, a term begins at the confirmation.
 *
 * @returns its end; `undefined` if the membership was ended
 */
export async function addTerm(
  queries: Queries,
  { subscriptionId, period, at, paidAt, yearStart }: NewTerm,
): Promise<number | undefined> {
  const [row] = await queries.rows(
    'SELECT paid_until AS "paidUntil" FROM subscriptions WHERE id = $subscriptionId AND ended_at IS NULL',
    { subscriptionId },
  );
  if (!row) return undefined;
  const open = await findOpenRenewal(queries, subscriptionId);
  const from =
    open && paidAt < open.expiresAt ? Number(row['paidUntil']) : Math.max(at, Number(row['paidUntil']));
  const paidUntil =
    open?.renewal?.from === from ? open.renewal.to : computeTermEnd(from, open ?? period, yearStart);
  await queries.run(
    'UPDATE subscriptions SET paid_until = $paidUntil, grace_until = NULL WHERE id = $subscriptionId',
    {
      ...{ subscriptionId, paidUntil },
    },
  );
  if (open)
    await queries.run(
      `UPDATE invoices SET renewal = 'paid', term_from = $from, term_to = $paidUntil, updated_at = $at WHERE id = $id`,
      { id: open.id, from, paidUntil, at },
    );
  return paidUntil;
}
