import type { Database, Queries } from '@guildhall/server-kit/storage';

/**
 * `counted`: it pays for a term of the membership. `undecided`: the office has to say whether it is transferred back or pays for the
 * next term. `returned`: it was transferred back.
 */
export type PaymentState = 'counted' | 'undecided' | 'returned';

/** A payment that was received for an invoice. */
export interface Payment {
  invoiceId: string;
  /** The bank's date or id of it; empty if the office gave none. */
  key: string;
  amountMinor: number;
  state: PaymentState;
  /** ms since 1970 */
  reportedAt: number;
}

const columns = `invoice_id AS "invoiceId", key, amount_minor AS "amountMinor", state, reported_at AS "reportedAt"`;

/** The payments of one invoice, or all of them, in the order in which the office has reported them. */
export async function listPayments({ rows }: Pick<Queries, 'rows'>, invoiceId?: string): Promise<Payment[]> {
  const found = await rows(
    `SELECT ${columns} FROM payments ${invoiceId === undefined ? '' : 'WHERE invoice_id = $invoiceId'}
     ORDER BY reported_at, key`,
    invoiceId === undefined ? {} : { invoiceId },
  );
  return found as unknown as Payment[];
}

export const createPaymentMethods = (database: Database) => ({
  listPayments: async (invoiceId?: string) => listPayments(database, invoiceId),
});

export async function addPayment(
  { run }: Pick<Queries, 'run'>,
  payment: Omit<Payment, 'state'>,
  state: PaymentState,
): Promise<void> {
  await run(
    `INSERT INTO payments (invoice_id, key, amount_minor, state, reported_at)
     VALUES ($invoiceId, $key, $amountMinor, $state, $reportedAt)`,
    { ...payment, state },
  );
}

export async function setPaymentState(
  { run }: Pick<Queries, 'run'>,
  { invoiceId, key }: Payment,
  state: PaymentState,
): Promise<void> {
  await run('UPDATE payments SET state = $state WHERE invoice_id = $invoiceId AND key = $key', {
    ...{ invoiceId, key, state },
  });
}

export async function removePayment(
  { run }: Pick<Queries, 'run'>,
  { invoiceId, key }: Payment,
): Promise<void> {
  await run('DELETE FROM payments WHERE invoice_id = $invoiceId AND key = $key', { invoiceId, key });
}
