import type { Period } from '@guildhall/money';
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
import { schema, version } from './invoice-schema.ts';
import { computePaidUntil } from './paid-until.ts';

/** `created`: it can be paid. `acknowledged`: paid, and the api has noted it. */
export type InvoiceState = 'created' | 'succeeded' | 'acknowledged' | 'cancelled';

/** Names and addresses of a payer, as typed, for the office. */
export interface Payer {
  email: string;
  name: string;
  company?: string | undefined;
  address: readonly string[];
  /** Only for a plan that is shipped. */
  shippingAddress?: readonly string[] | undefined;
}

/** An invoice for a membership. Times in ms since 1970. */
export interface Invoice extends Period {
  /** Random: anyone who knows it may see the page. */
  id: string;
  attemptId: string;
  reference: string;
  customerId: string;
  plan: string;
  amountMinor: number;
  currency: string;
  payer: Payer;
  state: InvoiceState;
  /** `due`: the membership was a second one, and the office must transfer the money back. */
  refund: 'none' | 'due' | 'made';
  /** Set once it is paid. */
  subscriptionId: string | undefined;
  createdAt: number;
  dueAt: number;
  expiresAt: number;
  updatedAt: number;
}

export type NewInvoice = Omit<Invoice, 'state' | 'refund' | 'subscriptionId' | 'updatedAt'>;

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
}

/** A payment as the office reports it. */
export interface ReportedPayment {
  reference: string;
  amountMinor: number;
  currency: string;
  /** Id for the subscription, if there is none yet. */
  subscriptionId: string;
  at: number;
}

/** The result of a change by the office, with the invoice as it was before. */
export type OfficeChange =
  | { outcome: 'done' | 'already'; invoice: Invoice }
  | { outcome: 'wrong amount' | 'cancelled' | 'paid' | 'no refund due'; invoice: Invoice }
  | { outcome: 'unknown' };

/** Invoices, customers and subscriptions. Each method is one transaction; once it resolves, its change survives a crash. */
export type InvoiceStore = ReturnType<typeof openInvoiceStore>;

export const invoiceFile = 'invoices.sqlite';

/** The tables of invoices, customers and subscriptions. */
export const invoiceStore: StoreDefinition = { file: invoiceFile, schema, version };

/** Time for which unpaid and cancelled invoices are kept after they have expired, ms. */
const retentionMs = 90 * 24 * 60 * 60_000;

const invoiceColumns = `id, attempt_id AS "attemptId", reference, customer_id AS "customerId", plan,
  amount_minor AS "amountMinor", currency, every, unit, payer, state, refund, subscription_id AS "subscriptionId",
  created_at AS "createdAt", due_at AS "dueAt", expires_at AS "expiresAt", updated_at AS "updatedAt"`;
const customerColumns = 'id, email, updated_at AS "updatedAt"';
const subscriptionColumns = `id, customer_id AS "customerId", plan, created_at AS "createdAt", paid_until AS "paidUntil",
  ended_at AS "endedAt"`;

/** Opens the store as a SQLite file in a folder, or in a PostgreSQL database. */
export function openInvoiceStore(
  place: StoragePlace,
  { flushToDisk = true, ...lockOptions }: Pick<DatabaseOptions, 'flushToDisk'> & LockOptions = {},
) {
  const database = openDatabase(place, invoiceFile, { schema, version, flushToDisk });
  const store = {
    ...createInvoiceMethods(database),
    ...createOfficeMethods(database),
    ...createCustomerMethods(database),
    close: () => database.close(),
  };
  return retryWhileLocked(store, lockOptions);
}

async function findInvoices(
  { rows }: Pick<Queries, 'rows'>,
  where: string,
  values: Parameters<Database['rows']>[1] = {},
): Promise<Invoice[]> {
  return (await rows(`SELECT ${invoiceColumns} FROM invoices WHERE ${where}`, values)).map((row) => ({
    ...(row as unknown as Invoice),
    payer: JSON.parse(String(row['payer'])) as Payer,
    subscriptionId: (row['subscriptionId'] as string | null) ?? undefined,
  }));
}

function createInvoiceMethods(database: Database) {
  const { run, change } = database;
  const find = (where: string, values?: Parameters<Database['rows']>[1]) =>
    findInvoices(database, where, values);
  return {
    /** Stores an invoice, or returns the one of its attempt. `undefined` if its reference is taken. */
    async addInvoice({ payer, ...invoice }: NewInvoice): Promise<Invoice | undefined> {
      await run(
        `INSERT INTO invoices (id, attempt_id, reference, customer_id, plan, amount_minor, currency, every, unit, payer,
           created_at, due_at, expires_at, updated_at)
         VALUES ($id, $attemptId, $reference, $customerId, $plan, $amountMinor, $currency, $every, $unit, $payer,
           $createdAt, $dueAt, $expiresAt, $createdAt)
         ON CONFLICT DO NOTHING`,
        { ...invoice, payer: JSON.stringify(payer) },
      );
      return (await find('attempt_id = $attemptId', { attemptId: invoice.attemptId }))[0];
    },
    findInvoice: async (id: string) => (await find('id = $id', { id }))[0],
    findInvoiceByReference: async (reference: string) =>
      (await find('reference = $reference', { reference }))[0],
    findInvoicesOfSubscription: async (subscriptionId: string) =>
      find('subscription_id = $subscriptionId', { subscriptionId }),
    /** Those in a state that changed at or after a time, oldest first. */
    findInvoicesSince: async (state: InvoiceState, since: number) =>
      find('state = $state AND updated_at >= $since ORDER BY updated_at', { state, since }),
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
    /** Invoices whose email was not sent, oldest first. */
    listDueMails: async () => find(`mailed_at IS NULL AND state = 'created' ORDER BY created_at`),
    markMailed: async (id: string, at: number) =>
      run('UPDATE invoices SET mailed_at = $at WHERE id = $id', { id, at }),
    /** Deletes old invoices that nobody has paid, with what is known of their payers. */
    deleteOldInvoices: async (now: number) =>
      run(`DELETE FROM invoices WHERE state IN ('created', 'cancelled') AND expires_at < $before`, {
        before: now - retentionMs,
      }),
  };
}

function createOfficeMethods(database: Database) {
  const changeInvoice = (
    reference: string,
    change: (invoice: Invoice, queries: Queries) => Promise<OfficeChange['outcome']>,
  ): Promise<OfficeChange> =>
    database.inTransaction(async (queries) => {
      const [invoice] = await findInvoices(queries, 'reference = $reference', { reference });
      if (!invoice) return { outcome: 'unknown' };
      return { outcome: await change(invoice, queries), invoice } as OfficeChange;
    });
  return {
    /** Notes a payment, with the customer and the subscription that it makes. A second one changes nothing. */
    pay: async ({ reference, amountMinor, currency, subscriptionId, at }: ReportedPayment) =>
      changeInvoice(reference, async (invoice, { run }) => {
        if (invoice.state === 'cancelled') return 'cancelled';
        if (invoice.amountMinor !== amountMinor || invoice.currency !== currency) return 'wrong amount';
        if (invoice.state !== 'created') return 'already';
        const { id, customerId, plan, payer } = invoice;
        await run(
          `INSERT INTO customers (id, email, email_key, updated_at) VALUES ($customerId, $email, $emailKey, $at)
           ON CONFLICT (id) DO UPDATE SET email = $email, email_key = $emailKey, updated_at = $at`,
          { customerId, email: payer.email, emailKey: toEmailKey(payer.email), at },
        );
        await run(
          `INSERT INTO subscriptions (id, customer_id, plan, created_at, paid_until)
           VALUES ($subscriptionId, $customerId, $plan, $at, $paidUntil)`,
          { subscriptionId, customerId, plan, at, paidUntil: computePaidUntil(at, invoice) },
        );
        await run(
          `UPDATE invoices SET state = 'succeeded', subscription_id = $subscriptionId, updated_at = $at WHERE id = $id`,
          { id, subscriptionId, at },
        );
        return 'done';
      }),
    /** Cancels an invoice that is not paid. */
    cancel: async (reference: string, at: number) =>
      changeInvoice(reference, async ({ id, state }, { run }) => {
        if (state === 'cancelled') return 'already';
        if (state !== 'created') return 'paid';
        await run(`UPDATE invoices SET state = 'cancelled', updated_at = $at WHERE id = $id`, { id, at });
        return 'done';
      }),
    /** Notes that the money of a second membership was transferred back. */
    refund: async (reference: string) =>
      changeInvoice(reference, async ({ id, refund }, { run }) => {
        if (refund === 'made') return 'already';
        if (refund === 'none') return 'no refund due';
        await run(`UPDATE invoices SET refund = 'made' WHERE id = $id`, { id });
        return 'done';
      }),
  };
}

function createCustomerMethods({ rows, change }: Database) {
  const find = async (where: string, values: Parameters<Database['rows']>[1]) =>
    (await rows(`SELECT ${customerColumns} FROM customers WHERE ${where}`, values)) as unknown as Customer[];
  const findSubscriptions = async (where: string, values: Parameters<Database['rows']>[1]) =>
    (await rows(`SELECT ${subscriptionColumns} FROM subscriptions WHERE ${where}`, values)).map((row) => ({
      ...(row as unknown as Subscription),
      endedAt: (row['endedAt'] as number | null) ?? undefined,
    }));
  return {
    findCustomer: async (id: string) => (await find('id = $id', { id }))[0],
    findCustomersByEmail: async (email: string) => find('email_key = $key', { key: toEmailKey(email) }),
    /** Those that changed at or after a time, the earliest first. */
    findCustomersSince: async (since: number, max: number) =>
      find('updated_at >= $since ORDER BY updated_at LIMIT $max', { since, max }),
    findSubscription: async (id: string) => (await findSubscriptions('id = $id', { id }))[0],
    findCustomersSubscriptions: async (customerIds: readonly string[]) =>
      findSubscriptions('customer_id IN (SELECT value FROM json_each($ids))', {
        ids: JSON.stringify(customerIds),
      }),
    /** Returns false if it has ended already. */
    endSubscription: async (id: string, at: number) =>
      (await change(
        'UPDATE subscriptions SET ended_at = $at WHERE id = $id AND ended_at IS NULL AND paid_until > $at',
        {
          id,
          at,
        },
      )) > 0,
  };
}

const toEmailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
