import type { Database, Values } from '@guildhall/server-kit/storage';
import { normaliseEmail, type HeldData, type Person } from '@guildhall/suppliers';

/** Methods for what `join.sqlite` has of a person. */
export interface PersonalMethods {
  /** Reads it, without the hashes. @param emailHashes of the person's addresses */
  readPersonal(person: Person, emailHashes: readonly string[]): Promise<HeldData>;
  /** True while a statement, a refund or a case is unfinished: its data is needed until then. */
  hasUnfinished(person: Person, emailHashes: readonly string[]): Promise<boolean>;
  /** Deletes sign-ups, memberships, events and closed cases. Statements and refunds stay. */
  erasePersonal(person: Person, emailHashes: readonly string[]): Promise<void>;
}

const ofPerson = `(customer_id IN (SELECT value FROM json_each($ids)) OR email_hash IN (SELECT value FROM json_each($hashes)))`;
const ofCustomer = 'customer_id IN (SELECT value FROM json_each($ids))';
const ofEmail = `(email IN (SELECT value FROM json_each($emails)) OR lower(email) IN (SELECT value FROM json_each($emails)))`;
/** Cases about a subscription or a statement of the person. */
const ofCases = `subscription_id IN (
  SELECT subscription_id FROM memberships WHERE ${ofPerson}
  UNION SELECT subscription_id FROM refunds WHERE ${ofCustomer}
  UNION SELECT id FROM statements WHERE ${ofEmail})`;

function toValues({ customerIds, emails }: Person, hashes: readonly string[]) {
  const spellings = [...new Set([...emails, ...emails.map(normaliseEmail)])];
  return {
    ids: JSON.stringify(customerIds),
    hashes: JSON.stringify(hashes),
    emails: JSON.stringify(spellings),
  };
}

/** The parts of a copy, by their names. */
const parts = {
  signUps: `SELECT site, plan, layout, state, customer_id AS "customerId", created_at AS "createdAt", paid_at AS "paidAt"
    FROM attempts WHERE ${ofPerson} ORDER BY created_at`,
  memberships: `SELECT site, plan, customer_id AS "customerId", subscription_id AS "subscriptionId", confirmed_at AS "confirmedAt"
    FROM memberships WHERE ${ofPerson} ORDER BY confirmed_at`,
  billingCustomers: `SELECT site, id FROM customers WHERE id IN (SELECT value FROM json_each($ids))
    OR email_hash IN (SELECT value FROM json_each($hashes))`,
  refunds: `SELECT site, subscription_id AS "subscriptionId", state, amount, currency, started_at AS "startedAt"
    FROM refunds WHERE ${ofCustomer}`,
  events: `SELECT site, type, subscription_id AS "subscriptionId", received_at AS "receivedAt" FROM events WHERE ${ofCustomer}
    ORDER BY received_at`,
  statements: `SELECT id, kind, name, email, contract, details, received_at AS "receivedAt", found, state, reason, amount,
    currency, ends_at AS "endsAt", receipt FROM statements WHERE ${ofEmail} ORDER BY received_at`,
  cases: `SELECT id, kind, site, subscription_id AS "subscriptionId", reported_at AS "reportedAt", closed_at AS "closedAt"
    FROM reports WHERE ${ofCases} ORDER BY id`,
};

const unfinished = [
  `SELECT 1 AS one FROM statements WHERE ${ofEmail} AND (state <> 'closed' OR receipt = 'later')`,
  `SELECT 1 AS one FROM refunds WHERE ${ofCustomer} AND state <> 'done'`,
  `SELECT 1 AS one FROM reports WHERE ${ofCases} AND closed_at IS NULL AND kind <> 'deletion waits'`,
];

const erasures = [
  // First what is found by its membership.
  `DELETE FROM reports WHERE ${ofCases}`,
  `DELETE FROM events WHERE ${ofCustomer}`,
  `DELETE FROM attempts WHERE ${ofPerson}`,
  `DELETE FROM customers WHERE id IN (SELECT value FROM json_each($ids)) OR email_hash IN (SELECT value FROM json_each($hashes))`,
  `DELETE FROM memberships WHERE ${ofPerson}`,
];

/** Only the values that a query names: databases refuse others. */
const pick = (sql: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => sql.includes(`$${name}`)));

export function createPersonalMethods({ rows, inTransaction }: Database): PersonalMethods {
  return {
    async readPersonal(person, hashes) {
      const values = toValues(person, hashes);
      const read = Object.entries(parts).map(
        async ([name, sql]) => [name, await rows(sql, pick(sql, values))] as const,
      );
      return Object.fromEntries(await Promise.all(read));
    },
    async hasUnfinished(person, hashes) {
      const values = toValues(person, hashes);
      const found = await Promise.all(unfinished.map((sql) => rows(`${sql} LIMIT 1`, pick(sql, values))));
      return found.some((list) => list.length > 0);
    },
    erasePersonal: (person, hashes) =>
      inTransaction(async ({ run }) => {
        const values = toValues(person, hashes);
        for (const sql of erasures) await run(sql, pick(sql, values));
      }),
  };
}
