import { openDatabase, type Database, type DatabaseOptions, type Values } from '../database/open-database.ts';
import { retryWhileLocked, type LockOptions } from '../database/retry-while-locked.ts';
import type { BillingEvent } from '../suppliers/billing-vendor.ts';
import type { Attempt, AttemptStore, BillingReport, Confirmation, Membership } from './attempt-store.ts';
import { insertRefund, createRefundMethods } from './sqlite-refunds.ts';
import { schema, upgrades, version } from './sqlite-schema.ts';

const attemptColumns = `id, site, plan, layout, email_hash AS emailHash, browser_hash AS browserHash,
  tax_hash AS taxHash, customer_id AS customerId, state, created_at AS createdAt, page_id AS pageId, expires_at AS expiresAt,
  paid_at AS paidAt, acknowledged AS isAcknowledged`;
const membershipColumns =
  'site, customer_id AS customerId, subscription_id AS subscriptionId, plan, confirmed_at AS confirmedAt';
const eventColumns = `site, id, type, customer_id AS customerId, subscription_id AS subscriptionId,
  received_at AS receivedAt`;

/** The attempt store as one SQLite file in a folder, for a single api process. */
export function openSqliteStore(
  folder: string,
  { flushToDisk = true, ...lockOptions }: Pick<DatabaseOptions, 'flushToDisk'> & LockOptions = {},
): AttemptStore {
  const database = openDatabase(folder, 'join.sqlite', { schema, version, upgrades, flushToDisk });
  const { run, rows, inTransaction } = database;
  const store: AttemptStore = {
    ...createAttemptChanges(database),
    ...createAttemptReads(rows),
    ...createEventMethods(database),
    ...createSweepMethods(database),
    ...createRefundMethods(database),
    deleteBefore: async (before) =>
      inTransaction(() => {
        run(`DELETE FROM attempts WHERE created_at < $before AND state NOT IN ('member', 'duplicate')`, {
          before,
        });
        run('DELETE FROM events WHERE received_at < $before AND done = 1', { before });
      }),
    close: () => database.close(),
  };
  return retryWhileLocked(store, lockOptions);
}

const findAttempts = (rows: Rows, where: string, values: Values): Attempt[] =>
  rows(
    `SELECT ${attemptColumns} FROM attempts WHERE ${where} ORDER BY created_at DESC, rowid DESC`,
    values,
  ).map(toAttempt);

const underWay = `site = $site AND browser_hash = $browserHash AND email_hash = $emailHash
  AND tax_hash = $taxHash AND plan = $plan AND layout = $layout AND state IN ('making', 'open')`;

type AttemptChanges =
  'begin' | 'linkBrowser' | 'recordPage' | 'drop' | 'end' | 'confirm' | 'markAcknowledged';

function createAttemptChanges({
  run,
  change,
  rows,
  inTransaction,
}: Database): Pick<AttemptStore, AttemptChanges> {
  return {
    begin: async ({ id, customerId, createdAt, site, emailHash, browserHash, taxHash, plan, layout }) => {
      const identity = { site, emailHash, browserHash, taxHash, plan, layout };
      run(
        `INSERT INTO attempts (id, site, plan, layout, email_hash, browser_hash, tax_hash, customer_id, state, created_at)
         VALUES ($id, $site, $plan, $layout, $emailHash, $browserHash, $taxHash, $customerId, 'making', $createdAt)
         ON CONFLICT DO NOTHING`,
        { ...identity, id, customerId, createdAt },
      );
      const [attempt] = findAttempts(rows, underWay, identity);
      if (!attempt) throw new Error('an attempt could not be stored');
      return attempt;
    },
    linkBrowser: async (attemptId, browserHash) =>
      run('INSERT OR IGNORE INTO browsers VALUES ($browserHash, $attemptId)', { browserHash, attemptId }),
    recordPage: async (id, { pageId, expiresAt }) =>
      run(
        `UPDATE attempts SET page_id = $pageId, expires_at = $expiresAt, state = 'open'
         WHERE id = $id AND state = 'making'`,
        { id, pageId, expiresAt: expiresAt ?? null },
      ),
    drop: async (id) => run(`DELETE FROM attempts WHERE id = $id AND state = 'making'`, { id }),
    end: async (id, state) =>
      run(`UPDATE attempts SET state = $state WHERE id = $id AND state = 'open'`, { id, state }),
    confirm: async (confirmation) => inTransaction(() => confirm(confirmation, change)),
    markAcknowledged: async (site, pageId) =>
      run('UPDATE attempts SET acknowledged = 1 WHERE site = $site AND page_id = $pageId', { site, pageId }),
  };
}

type Reads =
  | 'findByPage'
  | 'findByEmail'
  | 'findByBrowser'
  | 'findByCustomer'
  | 'findMemberships'
  | 'findMembershipsByEmail'
  | 'listMembershipsFrom';

function createAttemptReads(rows: Rows): Pick<AttemptStore, Reads> {
  const memberships = (where: string, values: Values) =>
    rows(
      `SELECT ${membershipColumns} FROM memberships WHERE site = $site AND ${where}
       ORDER BY confirmed_at DESC, rowid DESC`,
      values,
    ) as unknown as Membership[];
  const hashBrowser = `id IN (
    SELECT attempt_id FROM browsers WHERE browser_hash IN (SELECT value FROM json_each($hashes)))`;
  return {
    findByPage: async (site, pageId) =>
      findAttempts(rows, 'site = $site AND page_id = $pageId', { site, pageId })[0],
    findByEmail: async (site, emailHash) =>
      findAttempts(rows, 'site = $site AND email_hash = $emailHash', { site, emailHash }),
    findByBrowser: async (hashes) => findAttempts(rows, hashBrowser, { hashes: JSON.stringify(hashes) }),
    findByCustomer: async (site, customerId) =>
      findAttempts(rows, 'site = $site AND customer_id = $customerId', { site, customerId }),
    findMemberships: async (site, customerId) =>
      memberships('customer_id = $customerId', { site, customerId }),
    findMembershipsByEmail: async (site, emailHash) =>
      memberships('email_hash = $emailHash', { site, emailHash }),
    listMembershipsFrom: async (site, from) =>
      rows(
        `SELECT ${membershipColumns} FROM memberships WHERE site = $site AND confirmed_at >= $from
         ORDER BY confirmed_at, rowid`,
        { site, from },
      ) as unknown as Membership[],
  };
}

type Change = Database['change'];
type Rows = Database['rows'];

type EventMethods =
  'putEvent' | 'pendingEvents' | 'markEventDone' | 'putReport' | 'pendingReports' | 'markReportDone';

function createEventMethods({ run, rows }: Database): Pick<AttemptStore, EventMethods> {
  return {
    putEvent: async ({ subscriptionId, ...event }) =>
      run(
        `INSERT OR IGNORE INTO events (site, id, type, customer_id, subscription_id, received_at)
         VALUES ($site, $id, $type, $customerId, $subscriptionId, $receivedAt)`,
        { ...event, subscriptionId: subscriptionId ?? null },
      ),
    pendingEvents: async (site) =>
      rows(
        `SELECT ${eventColumns} FROM events WHERE site = $site AND done = 0 ORDER BY received_at, rowid LIMIT 1000`,
        { site },
      ).map(
        (row) => ({ ...row, subscriptionId: row['subscriptionId'] ?? undefined }) as unknown as BillingEvent,
      ),
    markEventDone: async ({ site, id }) =>
      run('UPDATE events SET done = 1 WHERE site = $site AND id = $id', { site, id }),
    putReport: async (report) => run(insertReport, { ...report }),
    pendingReports: async () =>
      rows(
        'SELECT id, kind, site, subscription_id AS subscriptionId FROM reports WHERE done = 0 ORDER BY id',
        {},
      ) as unknown as BillingReport[],
    markReportDone: async (id) => run('UPDATE reports SET done = 1 WHERE id = $id', { id }),
  };
}

type SweepMethods = 'putCustomers' | 'findCustomersByEmail' | 'sweptUntil' | 'setSweptUntil';

function createSweepMethods({ run, rows, inTransaction }: Database): Pick<AttemptStore, SweepMethods> {
  return {
    putCustomers: async (site, customers) =>
      inTransaction(() => {
        for (const { id, emailHash } of customers)
          run('INSERT OR REPLACE INTO customers VALUES ($site, $id, $emailHash)', { site, id, emailHash });
      }),
    findCustomersByEmail: async (site, emailHash) =>
      rows('SELECT id FROM customers WHERE site = $site AND email_hash = $emailHash', {
        site,
        emailHash,
      }).map(({ id }) => String(id)),
    sweptUntil: async (site, what) =>
      rows('SELECT until FROM sweeps WHERE site = $site AND what = $what', { site, what })[0]?.['until'] as
        number | undefined,
    setSweptUntil: async (site, what, until) =>
      run('INSERT OR REPLACE INTO sweeps VALUES ($site, $what, $until)', { site, what, until }),
  };
}

const insertReport = `INSERT OR IGNORE INTO reports (kind, site, subscription_id)
  VALUES ($kind, $site, $subscriptionId)`;

function confirm(confirmation: Confirmation, change: Change): void {
  const { site, pageId, outcome, plan, customerId, subscriptionId, emailHash, at } = confirmation;
  const known = change(
    `UPDATE attempts SET state = $outcome, page_id = $pageId, customer_id = $customerId,
       paid_at = COALESCE(paid_at, $at)
     WHERE site = $site AND (page_id = $pageId OR (page_id IS NULL AND id = $attemptId))`,
    { site, pageId, attemptId: confirmation.attemptId ?? null, outcome, customerId, at },
  );
  const report = (kind: BillingReport['kind']) => change(insertReport, { kind, site, subscriptionId });
  if (known === 0) {
    change(
      `INSERT INTO attempts
         (id, site, plan, layout, email_hash, browser_hash, tax_hash, customer_id, state, created_at, page_id, paid_at)
       VALUES ($id, $site, $plan, 'in_app', $emailHash, '', '', $customerId, $outcome, $at, $pageId, $at)`,
      { id: `page ${site} ${pageId}`, site, plan, emailHash, customerId, outcome, at, pageId },
    );
    report('unknown sign-up');
  }
  if (outcome === 'duplicate') {
    report('duplicate');
    change(insertRefund, { site, subscriptionId, customerId, at });
    return;
  }
  change(
    `INSERT OR IGNORE INTO memberships (site, customer_id, subscription_id, plan, email_hash, confirmed_at)
     VALUES ($site, $customerId, $subscriptionId, $plan, $emailHash, $at)`,
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
