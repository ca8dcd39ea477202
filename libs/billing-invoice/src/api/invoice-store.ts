import { normaliseEmail } from '@guildhall/suppliers';
import {
  openDatabase,
  retryWhileLocked,
  type Database,
  type DatabaseOptions,
  type LockOptions,
  type Queries,
  type StoragePlace,
  type StoreDefinition,
} from '@guildhall/server-kit/storage';
import {
  selectInvoices,
  replaceOthers,
  type Invoice,
  type InvoiceState,
  type NewInvoice,
} from './invoice-rows.ts';
import { readableFrom, schema, upgrades, version } from './invoice-schema.ts';
import { createDetailsMethods } from './customer-details-rows.ts';
import { createOfficeMethods } from './office-changes.ts';
import type { YearStart } from './paid-until.ts';
import { createPaymentMethods } from './payment-rows.ts';
import { closeRenewals, createRenewalMethods } from './renewal-rows.ts';
import { createPersonalDataMethods } from './personal-data-rows.ts';

export interface Customer {
  id: string;
  email: string;
  updatedAt: number;
}

/** A membership that is paid until then. Times in ms since 1970. */
export interface Subscription {
  id: string;
  customerId: string;
  plan: string;
  createdAt: number;
  paidUntil: number;
  /** Set if it was ended before. */
  endedAt: number | undefined;
  /** Set once no invoice for a next term is to follow: it ends with the paid one. */
  stoppedAt: number | undefined;
  /** While the invoice for the next term is open: the end of the time in which access continues. */
  graceUntil: number | undefined;
}

/** Invoices, customers and subscriptions. Each method is one transaction; once it resolves, its change survives a crash. */
export type InvoiceStore = ReturnType<typeof openInvoiceStore>;

export const invoiceFile = 'invoices.sqlite';

/** The tables of invoices, customers and subscriptions. */
export const invoiceStore: StoreDefinition = {
  ...{ file: invoiceFile, schema, version, readableFrom, upgrades },
  retention: {
    invoices: 'kept',
    payments: 'kept',
    subscriptions: 'kept',
    customers: 'erased',
    ...{ customer_details: 'erased', reminders: 'erased' },
  },
};

/** Time for which unpaid and cancelled invoices are kept after they have expired, ms. */
const retentionMs = 90 * 24 * 60 * 60_000;

/** Emails that are listed at a time. */
const maxMailsAtOnce = 50;

const customerColumns = 'id, email, updated_at AS "updatedAt"';
const subscriptionColumns = `id, customer_id AS "customerId", plan, created_at AS "createdAt", paid_until AS "paidUntil",
  ended_at AS "endedAt", stopped_at AS "stoppedAt", grace_until AS "graceUntil"`;

interface InvoiceStoreOptions extends Pick<DatabaseOptions, 'flushToDisk'>, LockOptions {
  /** Set where memberships end with a fixed year. */
  yearStart?: YearStart | undefined;
}

/** Opens the store as a SQLite file in a folder, or in a PostgreSQL database. */
export function openInvoiceStore(
  place: StoragePlace,
  { flushToDisk = true, yearStart, ...lockOptions }: InvoiceStoreOptions = {},
) {
  const database = openDatabase(place, invoiceFile, {
    ...{ schema, version, readableFrom, upgrades, flushToDisk },
  });
  const store = {
    ...createInvoiceMethods(database),
    ...createMailMethods(database),
    ...createOfficeMethods(database, yearStart),
    ...createRenewalMethods(database, yearStart),
    ...createPaymentMethods(database),
    ...createPersonalDataMethods(database),
    ...createCustomerMethods(database),
    ...createDetailsMethods(database),
    close: () => database.close(),
  };
  return retryWhileLocked(store, lockOptions);
}

/** True for an invoice that was made for an address, or whose member has it now. */
const isOfEmail = '(email_key = $key OR customer_id IN (SELECT id FROM customers WHERE email_key = $key))';

function createInvoiceMethods(database: Database) {
  const { run, change } = database;
  const find = (where: string, values?: Parameters<Database['rows']>[1]) =>
    selectInvoices(database, where, values);
  return {
    /**
     * Stores an invoice, which replaces the other open ones of its email address, or returns the one of its attempt. `undefined` if
     * its reference is taken.
     */
    addInvoice: async ({ payer, ...invoice }: NewInvoice): Promise<Invoice | undefined> =>
      database.inTransaction(async (queries) => {
        const added = await queries.change(
          `INSERT INTO invoices (id, attempt_id, reference, customer_id, plan, amount_minor, currency, every, unit, payer,
             email_key, created_at, due_at, expires_at, updated_at)
           VALUES ($id, $attemptId, $reference, $customerId, $plan, $amountMinor, $currency, $every, $unit, $payer,
             $emailKey, $createdAt, $dueAt, $expiresAt, $createdAt)
           ON CONFLICT DO NOTHING`,
          { ...invoice, payer: JSON.stringify(payer), emailKey: normaliseEmail(payer.email) },
        );
        if (added > 0)
          await replaceOthers(queries, { id: invoice.id, email: payer.email, at: invoice.createdAt });
        const { attemptId } = invoice;
        return (await selectInvoices(queries, 'attempt_id = $attemptId', { attemptId }))[0];
      }),
    /** The open invoice of an email address: the newest one. */
    findOpenInvoice: async (email: string, now: number) =>
      (
        await find(
          `email_key = $key AND state = 'created' AND replaced_at IS NULL AND expires_at > $now ORDER BY created_at DESC`,
          { key: normaliseEmail(email), now },
        )
      )[0],
    findInvoice: async (id: string) => (await find('id = $id', { id }))[0],
    findInvoiceByReference: async (reference: string) =>
      (await find('reference = $reference', { reference }))[0],
    /** The one that has begun it, and those of its next terms, oldest first. */
    listInvoicesOfSubscription: async (subscriptionId: string) =>
      find('subscription_id = $subscriptionId OR renews_id = $subscriptionId ORDER BY created_at', {
        subscriptionId,
      }),
    /** Returns a customer's newest invoice that has led to a membership. */
    findLastPaidInvoice: async (customerId: string) =>
      (
        await find('customer_id = $customerId AND subscription_id IS NOT NULL ORDER BY created_at DESC', {
          customerId,
        })
      )[0],
    /** The sign-ups that are not cancelled of an email address, or of a member who has it now, newest first. */
    listInvoicesOfEmail: async (email: string) =>
      find(`${isOfEmail} AND state <> 'cancelled' AND renews_id IS NULL ORDER BY created_at DESC`, {
        key: normaliseEmail(email),
      }),
    /** The sign-ups in a state that changed at or after a time, oldest first. */
    listInvoicesSince: async (state: InvoiceState, since: number) =>
      find('state = $state AND updated_at >= $since AND renews_id IS NULL ORDER BY updated_at', {
        ...{ state, since },
      }),
    /** All of them, newest first. */
    listInvoices: async () => find('TRUE ORDER BY created_at DESC'),
    /** Returns false unless it was paid, and not acknowledged. */
    acknowledgeInvoice: async (id: string) =>
      (await change(`UPDATE invoices SET state = 'acknowledged' WHERE id = $id AND state = 'succeeded'`, {
        id,
      })) > 0,
    /** Notes that the office must transfer the money back. */
    requestRefund: async (id: string) =>
      run(`UPDATE invoices SET refund = 'due' WHERE id = $id AND refund = 'none'`, { id }),
    /** Deletes old invoices that nobody has paid, with what is known of their payers. */
    deleteOldInvoices: async (now: number) =>
      database.inTransaction((queries) => deleteBefore(queries, now - retentionMs)),
  };
}

async function deleteBefore({ run }: Queries, before: number): Promise<void> {
  const old = `(state IN ('created', 'cancelled') OR renewal IN ('open', 'cancelled')) AND expires_at < $before
    AND id NOT IN (SELECT invoice_id FROM payments)`;
  await run(`DELETE FROM reminders WHERE invoice_id IN (SELECT id FROM invoices WHERE ${old})`, { before });
  await run(`DELETE FROM invoices WHERE ${old}`, { before });
}

function createMailMethods(database: Database) {
  const { run } = database;
  return {
    /** Open invoices whose email is to be sent now, newest first: a flood of sign-ups delays its own emails. */
    listDueMails: async (now: number) =>
      selectInvoices(
        database,
        `mailed_at IS NULL AND mail_ended_at IS NULL AND mail_next_at <= $now AND replaced_at IS NULL AND state = 'created'
         ORDER BY created_at DESC LIMIT ${maxMailsAtOnce}`,
        { now },
      ),
    markMailed: async (id: string, at: number) =>
      run('UPDATE invoices SET mailed_at = $at WHERE id = $id', { id, at }),
    postponeMail: async (id: string, at: number) =>
      run('UPDATE invoices SET mail_tries = mail_tries + 1, mail_next_at = $at WHERE id = $id', { id, at }),
    endMail: async (id: string, at: number) =>
      run('UPDATE invoices SET mail_ended_at = $at WHERE id = $id', { id, at }),
  };
}

function createCustomerMethods({ rows, inTransaction }: Database) {
  const find = async (where: string, values: Parameters<Database['rows']>[1]) =>
    (await rows(`SELECT ${customerColumns} FROM customers WHERE ${where}`, values)) as unknown as Customer[];
  const selectSubscriptions = async (where: string, values: Parameters<Database['rows']>[1]) =>
    (await rows(`SELECT ${subscriptionColumns} FROM subscriptions WHERE ${where}`, values)).map((row) => ({
      ...(row as unknown as Subscription),
      endedAt: (row['endedAt'] as number | null) ?? undefined,
      stoppedAt: (row['stoppedAt'] as number | null) ?? undefined,
      graceUntil: (row['graceUntil'] as number | null) ?? undefined,
    }));
  return {
    findCustomer: async (id: string) => (await find('id = $id', { id }))[0],
    listCustomersByEmail: async (email: string) => find('email_key = $key', { key: normaliseEmail(email) }),
    /** Those that changed at or after a time, the earliest first. */
    listCustomersSince: async (since: number, max: number) =>
      find('updated_at >= $since ORDER BY updated_at LIMIT $max', { since, max }),
    findSubscription: async (id: string) => (await selectSubscriptions('id = $id', { id }))[0],
    listSubscriptions: async (customerIds: readonly string[]) =>
      selectSubscriptions('customer_id IN (SELECT value FROM json_each($ids))', {
        ids: JSON.stringify(customerIds),
      }),
    /** Returns false if it has ended already. Its next term can no longer be paid. */
    endSubscription: async (id: string, at: number) =>
      inTransaction(async (queries) => {
        const ended = await queries.change(
          `UPDATE subscriptions SET ended_at = $at
           WHERE id = $id AND ended_at IS NULL AND (paid_until > $at OR grace_until > $at)`,
          { id, at },
        );
        if (ended > 0) await closeRenewals(queries, { subscriptionId: id, at });
        return ended > 0;
      }),
  };
}
