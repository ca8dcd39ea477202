import { normaliseEmail, type HeldData, type Person } from '@guildhall/suppliers';
import type { Database, Values } from '@guildhall/server-kit/storage';
import { selectInvoices } from './invoice-rows.ts';

const ofPerson = `(customer_id IN (SELECT value FROM json_each($ids)) OR email_key IN (SELECT value FROM json_each($keys)))`;
/** Invoices that somebody has paid, or has paid something for: bookkeeping needs them. */
const isBooked = '(subscription_id IS NOT NULL OR id IN (SELECT invoice_id FROM payments))';

function toValues({ emails, customerIds }: Person): Values {
  return { ids: JSON.stringify(customerIds), keys: JSON.stringify(emails.map(normaliseEmail)) };
}

/** The methods for a member's copy of what `invoices.sqlite` has, and for its deletion. Each is one transaction. */
export const createPersonalDataMethods = (database: Database) => ({
  ...createCopyMethods(database),
  ...createErasureMethods(database),
});

function createCopyMethods(database: Database) {
  const { rows } = database;
  return {
    async readPersonal(person: Person): Promise<HeldData> {
      const values = toValues(person);
      const invoices = await selectInvoices(database, `${ofPerson} ORDER BY created_at`, values);
      const ids = { ids: values['ids'] ?? '' };
      const customerOf = 'customer_id IN (SELECT value FROM json_each($ids))';
      return {
        invoices: invoices.map(({ id: _id, attemptId: _attemptId, ...invoice }) => invoice),
        payments: await rows(
          `SELECT reference, key, payments.amount_minor AS "amountMinor", payments.state AS state, reported_at AS "reportedAt"
           FROM payments JOIN invoices ON invoices.id = invoice_id WHERE ${ofPerson} ORDER BY reported_at`,
          values,
        ),
        customers: await rows(
          `SELECT id, email, updated_at AS "updatedAt" FROM customers
           WHERE id IN (SELECT value FROM json_each($ids)) OR email_key IN (SELECT value FROM json_each($keys))`,
          values,
        ),
        details: await rows(`SELECT name, address FROM customer_details WHERE ${customerOf}`, ids),
        reminders: await rows(
          `SELECT reference, day, reminders.state AS state, reminders.due_at AS "dueAt"
           FROM reminders JOIN invoices ON invoices.id = invoice_id WHERE ${ofPerson}`,
          values,
        ),
        subscriptions: await rows(
          `SELECT id, plan, created_at AS "createdAt", paid_until AS "paidUntil", ended_at AS "endedAt"
           FROM subscriptions WHERE ${customerOf}`,
          ids,
        ),
      };
    },
  };
}

function createErasureMethods({ inTransaction }: Database) {
  return {
    /**
     * Deletes invoices that nobody has paid. Of the others, the payer's name and postal address stay, and what was paid for which
     * term. Later payments of them wait for the office.
     *
     * @returns false while a term runs
     */
    erasePersonal: (person: Person, now: number): Promise<boolean> =>
      inTransaction(async ({ rows: read, run }) => {
        const values = toValues(person);
        const ids = { ids: values['ids'] ?? '' };
        const running = await read(
          `SELECT id FROM subscriptions WHERE customer_id IN (SELECT value FROM json_each($ids))
           AND ended_at IS NULL AND paid_until > $now`,
          { ...ids, now },
        );
        if (running.length > 0) return false;
        await run(
          `DELETE FROM reminders WHERE invoice_id IN (SELECT id FROM invoices WHERE ${ofPerson})`,
          values,
        );
        await run(
          'DELETE FROM customer_details WHERE customer_id IN (SELECT value FROM json_each($ids))',
          ids,
        );
        await run(`DELETE FROM invoices WHERE ${ofPerson} AND NOT ${isBooked}`, values);
        for (const { id, payer } of await selectInvoices({ rows: read }, ofPerson, values)) {
          const { name, company, address } = payer;
          const kept = { email: '', name, ...(company !== undefined && { company }), address };
          await run(`UPDATE invoices SET payer = $payer, email_key = '' WHERE id = $id`, {
            ...{ id, payer: JSON.stringify(kept) },
          });
        }
        await run(
          `UPDATE subscriptions SET ended_at = paid_until
           WHERE customer_id IN (SELECT value FROM json_each($ids)) AND ended_at IS NULL`,
          ids,
        );
        await run(
          `UPDATE customers SET email = '', email_key = ''
           WHERE id IN (SELECT value FROM json_each($ids)) OR email_key IN (SELECT value FROM json_each($keys))`,
          values,
        );
        return true;
      }),
  };
}
