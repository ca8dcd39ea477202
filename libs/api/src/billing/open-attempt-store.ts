import {
  openDatabase,
  retryWhileLocked,
  type Database,
  type DatabaseOptions,
  type LockOptions,
  type Queries,
  type StoragePlace,
  type StoreDefinition,
  type Values,
} from '@guildhall/server-kit/storage';
import type { BillingEvent } from '@guildhall/suppliers';
import type { Attempt, AttemptStore, BillingReport, Confirmation, Membership } from './attempt-store.ts';
import { toStateCount } from '../metrics/store-gauges.ts';
import { createPersonalMethods } from './personal-methods.ts';
import { insertRefund, createRefundMethods } from './refund-methods.ts';
import { insertReport, createReportMethods } from './report-methods.ts';
import { createStatementMethods } from './statement-methods.ts';
import { readableFrom, schema, upgrades, version } from './attempt-schema.ts';

const attemptColumns = `id, site, plan, layout, email_hash AS "emailHash", browser_hash AS "browserHash",
  tax_hash AS "taxHash", customer_id AS "customerId", state, created_at AS "createdAt", page_id AS "pageId", expires_at AS "expiresAt",
  paid_at AS "paidAt", acknowledged AS "isAcknowledged"`;
const membershipColumns =
  'site, customer_id AS "customerId", subscription_id AS "subscriptionId", plan, confirmed_at AS "confirmedAt"';
const eventColumns = `site, id, type, customer_id AS "customerId", subscription_id AS "subscriptionId",
  received_at AS "receivedAt"`;

/** Name of the file in `DATA_DIR`. */
export const attemptFile = 'join.sqlite';

/** The tables of sign-ups, memberships and cases. */
export const attemptStore: StoreDefinition = {
  ...{ file: attemptFile, schema, version, readableFrom, upgrades },
  // Pages that were acknowledged after the backup are no longer on the vendor's list: see `recover`.
  afterRestore: "DELETE FROM sweeps WHERE what = 'recovery';",
  retention: {
    ...{ attempts: 'erased', browsers: 'erased', memberships: 'erased', events: 'erased', reports: 'erased' },
    ...{ customers: 'erased', refunds: 'kept', statements: 'kept', sweeps: 'impersonal' },
  },
};

/** Time for which statements are kept, ms: claims about a contract end after three years, from the end of the year. */
const statementMs = 4 * 365 * 24 * 60 * 60_000;

/** The attempt store as a SQLite file in a folder, or in a PostgreSQL database that any number of apis share. */
export function openAttemptStore(
  place: StoragePlace,
  { flushToDisk = true, ...lockOptions }: Pick<DatabaseOptions, 'flushToDisk'> & LockOptions = {},
): AttemptStore {
  const database = openDatabase(place, attemptFile, {
    ...{ schema, version, readableFrom, upgrades, flushToDisk },
  });
  const store: AttemptStore = {
    ...createAttemptChanges(database),
    ...createAttemptReads(database.rows),
    ...createEventMethods(database),
    ...createSweepMethods(database),
    ...createRefundMethods(database),
    ...createReportMethods(database),
    ...createStatementMethods(database),
    ...createPersonalMethods(database),
    countAttempts: async () =>
      (
        await database.rows(`SELECT site, state, COUNT(*) AS "count", MIN(created_at) AS "oldestAt"
          FROM attempts GROUP BY site, state ORDER BY site, state`)
      ).map((row) => ({
        site: String(row['site']),
        ...toStateCount(row),
      })),
    deleteBefore: async (before) =>
      database.inTransaction(async ({ run }) => {
        await run(
          `DELETE FROM attempts WHERE created_at < $before AND state NOT IN ('member', 'duplicate')`,
          {
            before,
          },
        );
        await run('DELETE FROM events WHERE received_at < $before AND done = 1', { before });
        await run(`DELETE FROM statements WHERE received_at < $before AND state = 'closed'`, {
          before: before - statementMs,
        });
      }),
    close: () => database.close(),
  };
  return retryWhileLocked(store, lockOptions);
}

const findAttempts = async (rows: Rows, where: string, values: Values): Promise<Attempt[]> => {
  const order = 'ORDER BY created_at DESC, rowid DESC';
  return (await rows(`SELECT ${attemptColumns} FROM attempts WHERE ${where} ${order}`, values)).map(
    toAttempt,
  );
};

const underWay = `site = $site AND browser_hash = $browserHash AND email_hash = $emailHash
  AND tax_hash = $taxHash AND plan = $plan AND layout = $layout AND state IN ('making', 'open')`;

type AttemptChanges =
  | 'begin'
  | 'linkBrowser'
  | 'recordPage'
  | 'drop'
  | 'end'
  | 'confirm'
  | 'markAcknowledged';

function createAttemptChanges({ run, inTransaction }: Database): Pick<AttemptStore, AttemptChanges> {
  return {
    begin: async ({ id, customerId, createdAt, site, emailHash, browserHash, taxHash, plan, layout }) => {
      const identity = { site, emailHash, browserHash, taxHash, plan, layout };
      return inTransaction(async (queries) => {
        await queries.run(
          `INSERT INTO attempts (id, site, plan, layout, email_hash, browser_hash, tax_hash, customer_id, state, created_at)
           VALUES ($id, $site, $plan, $layout, $emailHash, $browserHash, $taxHash, $customerId, 'making', $createdAt)
           ON CONFLICT DO NOTHING`,
          { ...identity, id, customerId, createdAt },
        );
        const [attempt] = await findAttempts(queries.rows, underWay, identity);
        if (!attempt) throw new Error('an attempt could not be stored');
        return attempt;
      });
    },
    linkBrowser: async (attemptId, browserHash) =>
      run(
        'INSERT INTO browsers (browser_hash, attempt_id) VALUES ($browserHash, $attemptId) ON CONFLICT DO NOTHING',
        { browserHash, attemptId },
      ),
    recordPage: async (id, { pageId, expiresAt }) =>
      run(
        `UPDATE attempts SET page_id = $pageId, expires_at = $expiresAt, state = 'open'
         WHERE id = $id AND state = 'making'`,
        { id, pageId, expiresAt: expiresAt ?? null },
      ),
    drop: async (id) => run(`DELETE FROM attempts WHERE id = $id AND state = 'making'`, { id }),
    end: async (id, state) =>
      run(`UPDATE attempts SET state = $state WHERE id = $id AND state = 'open'`, { id, state }),
    confirm: async (confirmation) => inTransaction(({ change }) => confirm(confirmation, change)),
    markAcknowledged: async (site, pageId) =>
      run('UPDATE attempts SET acknowledged = 1 WHERE site = $site AND page_id = $pageId', { site, pageId }),
  };
}

type Reads =
  | 'findByPage'
  | 'listByEmail'
  | 'listByBrowser'
  | 'listByCustomer'
  | 'listMemberships'
  | 'listMembershipsByEmail'
  | 'listMembershipsFrom';

function createAttemptReads(rows: Rows): Pick<AttemptStore, Reads> {
  const memberships = async (where: string, values: Values) =>
    (await rows(
      `SELECT ${membershipColumns} FROM memberships WHERE site = $site AND ${where}
       ORDER BY confirmed_at DESC, rowid DESC`,
      values,
    )) as unknown as Membership[];
  const hashBrowser = `id IN (
    SELECT attempt_id FROM browsers WHERE browser_hash IN (SELECT value FROM json_each($hashes)))`;
  return {
    findByPage: async (site, pageId) =>
      (await findAttempts(rows, 'site = $site AND page_id = $pageId', { site, pageId }))[0],
    listByEmail: async (site, emailHash) =>
      findAttempts(rows, 'site = $site AND email_hash = $emailHash', { site, emailHash }),
    listByBrowser: async (hashes) => findAttempts(rows, hashBrowser, { hashes: JSON.stringify(hashes) }),
    listByCustomer: async (site, customerId) =>
      findAttempts(rows, 'site = $site AND customer_id = $customerId', { site, customerId }),
    listMemberships: async (site, customerId) =>
      memberships('customer_id = $customerId', { site, customerId }),
    listMembershipsByEmail: async (site, emailHash) =>
      memberships('email_hash = $emailHash', { site, emailHash }),
    listMembershipsFrom: async (site, from) =>
      (await rows(
        `SELECT ${membershipColumns} FROM memberships WHERE site = $site AND confirmed_at >= $from
         ORDER BY confirmed_at, rowid`,
        { site, from },
      )) as unknown as Membership[],
  };
}

type Change = Queries['change'];
type Rows = Queries['rows'];

type EventMethods = 'putEvent' | 'listPendingEvents' | 'markEventDone';

function createEventMethods({ run, rows }: Database): Pick<AttemptStore, EventMethods> {
  return {
    putEvent: async ({ subscriptionId, ...event }) =>
      run(
        `INSERT INTO events (site, id, type, customer_id, subscription_id, received_at)
         VALUES ($site, $id, $type, $customerId, $subscriptionId, $receivedAt) ON CONFLICT DO NOTHING`,
        { ...event, subscriptionId: subscriptionId ?? null },
      ),
    listPendingEvents: async (site) =>
      (
        await rows(
          `SELECT ${eventColumns} FROM events WHERE site = $site AND done = 0 ORDER BY received_at, rowid LIMIT 1000`,
          { site },
        )
      ).map(
        (row) => ({ ...row, subscriptionId: row['subscriptionId'] ?? undefined }) as unknown as BillingEvent,
      ),
    markEventDone: async ({ site, id }) =>
      run('UPDATE events SET done = 1 WHERE site = $site AND id = $id', { site, id }),
  };
}

/** The table has seconds, as the first billing vendor: databases of earlier releases stay readable. */
const storedSweepMs = 1_000;

type SweepMethods =
  | 'putCustomers'
  | 'listCustomerIds'
  | 'listFormerCustomerIds'
  | 'findSweptUntil'
  | 'setSweptUntil';

function createSweepMethods({ run, rows, inTransaction }: Database): Pick<AttemptStore, SweepMethods> {
  return {
    putCustomers: async (site, customers) =>
      inTransaction(async (queries) => {
        for (const { id, emailHash } of customers)
          await queries.run(
            `INSERT INTO customers (site, id, email_hash) VALUES ($site, $id, $emailHash)
             ON CONFLICT (site, id) DO UPDATE SET email_hash = excluded.email_hash`,
            { site, id, emailHash },
          );
      }),
    listCustomerIds: async (site, emailHash) =>
      (
        await rows('SELECT id FROM customers WHERE site = $site AND email_hash = $emailHash', {
          site,
          emailHash,
        })
      ).map(({ id }) => String(id)),
    listFormerCustomerIds: async (site, customerId) =>
      (
        await rows(
          `SELECT former.customer_id AS id FROM memberships AS former
             LEFT JOIN customers ON customers.site = former.site AND customers.id = former.customer_id
             JOIN memberships AS later ON later.site = former.site AND later.customer_id = $customerId
               AND later.confirmed_at >= former.confirmed_at
           WHERE former.site = $site AND later.email_hash IN (former.email_hash, customers.email_hash)`,
          { site, customerId },
        )
      ).map(({ id }) => String(id)),
    async findSweptUntil(site, what) {
      const [sweep] = await rows('SELECT until FROM sweeps WHERE site = $site AND what = $what', {
        ...{ site, what },
      });
      return sweep && Number(sweep['until']) * storedSweepMs;
    },
    setSweptUntil: async (site, what, until) =>
      run(
        `INSERT INTO sweeps (site, what, until) VALUES ($site, $what, $until)
         ON CONFLICT (site, what) DO UPDATE SET until = excluded.until`,
        { site, what, until: Math.max(0, Math.floor(until / storedSweepMs)) },
      ),
  };
}

async function confirm(confirmation: Confirmation, change: Change): Promise<void> {
  const { site, pageId, outcome, plan, customerId, subscriptionId, emailHash, at } = confirmation;
  const known = await change(
    `UPDATE attempts SET state = $outcome, page_id = $pageId, customer_id = $customerId,
       paid_at = COALESCE(paid_at, $at)
     WHERE site = $site AND (page_id = $pageId OR (page_id IS NULL AND id = $attemptId))`,
    { site, pageId, attemptId: confirmation.attemptId ?? null, outcome, customerId, at },
  );
  const report = (kind: BillingReport['kind']) =>
    change(insertReport, { kind, site, subscriptionId, reportedAt: at });
  if (known === 0) {
    await change(
      `INSERT INTO attempts
         (id, site, plan, layout, email_hash, browser_hash, tax_hash, customer_id, state, created_at, page_id, paid_at)
       VALUES ($id, $site, $plan, 'in_app', $emailHash, '', '', $customerId, $outcome, $at, $pageId, $at)`,
      { id: `page ${site} ${pageId}`, site, plan, emailHash, customerId, outcome, at, pageId },
    );
    await report('unknown sign-up');
  }
  if (outcome === 'duplicate') {
    await report('duplicate');
    await change(insertRefund, { site, subscriptionId, customerId, at });
    return;
  }
  await change(
    `INSERT INTO memberships (site, customer_id, subscription_id, plan, email_hash, confirmed_at)
     VALUES ($site, $customerId, $subscriptionId, $plan, $emailHash, $at) ON CONFLICT DO NOTHING`,
    { site, customerId, subscriptionId, plan, emailHash, at },
  );
}

function toAttempt(row: Record<string, unknown>): Attempt {
  const { pageId, expiresAt, paidAt, isAcknowledged } = row;
  return {
    ...row,
    pageId: pageId ?? undefined,
    expiresAt: expiresAt ?? undefined,
    paidAt: paidAt ?? undefined,
    isAcknowledged: isAcknowledged === 1,
  } as unknown as Attempt;
}
