import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '@guildhall/server-kit/storage';
import { schema, upgrades, version } from './attempt-schema.ts';
import { openAttemptStore } from './open-attempt-store.ts';

/** The tables of version 1 that have changed since. */
const first = `
  CREATE TABLE attempts (
    id TEXT PRIMARY KEY,
    site TEXT NOT NULL,
    plan TEXT NOT NULL,
    layout TEXT NOT NULL,
    email_hash TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('making', 'open', 'closed', 'expired', 'member', 'duplicate')),
    created_at INTEGER NOT NULL,
    page_id TEXT,
    expires_at INTEGER,
    paid_at INTEGER,
    acknowledged INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE UNIQUE INDEX attempt_of_page ON attempts (site, page_id) WHERE page_id IS NOT NULL;
  CREATE UNIQUE INDEX attempt_under_way ON attempts (site, email_hash, body_hash, plan, layout)
    WHERE state IN ('making', 'open');
  CREATE INDEX attempts_of_email ON attempts (site, email_hash);
  CREATE INDEX attempts_of_customer ON attempts (site, customer_id);
  CREATE TABLE memberships (
    site TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    subscription_id TEXT NOT NULL,
    plan TEXT NOT NULL,
    confirmed_at INTEGER NOT NULL,
    PRIMARY KEY (site, customer_id)
  ) STRICT;
  CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    site TEXT NOT NULL,
    subscription_id TEXT NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    UNIQUE (site, subscription_id, kind)
  ) STRICT;
`;

it('sign-ups and memberships of the first version are kept, and its tables are upgraded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = openDatabase(folder, 'join.sqlite', { schema: first, version: 1 });
  await before.run(`INSERT INTO attempts VALUES
    ('a', 'live', 'p', 'in_app', 'e', 'b', 'c', 'open', 1, 'page-a', 2, NULL, 0),
    ('b', 'live', 'p', 'in_app', 'e', 'other', 'c', 'open', 1, 'page-b', 2, NULL, 0)`);
  await before.run("INSERT INTO memberships VALUES ('live', 'c', 's', 'p', 3)");
  await before.close();
  const now = openDatabase(folder, 'join.sqlite', { schema, version, upgrades });
  onTestFinished(() => now.close());
  expect(await now.rows('SELECT id, browser_hash AS browser FROM attempts')).toEqual([
    { id: 'a', browser: '' },
    { id: 'b', browser: '' },
  ]);
  await now.run("INSERT INTO memberships VALUES ('live', 'c', 'another', 'p', '', 4)");
  expect(await now.rows('SELECT subscription_id AS id FROM memberships ORDER BY confirmed_at')).toEqual([
    { id: 's' },
    { id: 'another' },
  ]);
  const fresh = openDatabase(folder, 'fresh.sqlite', { schema, version });
  onTestFinished(() => fresh.close());
  const columns = (database: typeof now, table: string) =>
    database.rows(`SELECT name FROM pragma_table_info('${table}') ORDER BY name`);
  for (const table of ['attempts', 'memberships', 'refunds', 'reports'])
    expect(await columns(now, table)).toEqual(await columns(fresh, table));
});

it('the end of the last sweep, which the table has in seconds, is read and written in milliseconds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = Date.parse('2026-11-28T12:00:00Z');
  const before = openDatabase(folder, 'join.sqlite', { schema, version, upgrades });
  await before.run(`INSERT INTO sweeps (site, what, until) VALUES ('live', 'pages', ${at / 1_000})`);
  await before.close();
  const store = openAttemptStore(folder, { flushToDisk: false });
  expect(await store.findSweptUntil('live', 'pages')).toBe(at);
  expect(await store.findSweptUntil('live', 'customers')).toBeUndefined();
  // Never later than it was: what happened in that second is read again.
  await store.setSweptUntil('live', 'customers', at + 999);
  expect(await store.findSweptUntil('live', 'customers')).toBe(at);
  await store.close();
  const after = openDatabase(folder, 'join.sqlite', { schema, version, upgrades });
  onTestFinished(() => after.close());
  expect(await after.rows("SELECT until FROM sweeps WHERE what = 'customers'")).toEqual([
    { until: at / 1_000 },
  ]);
});

/** Writes the rows that a server of 0.0.0 stored. */
function writeRecorded(folder: string): void {
  const database = new DatabaseSync(join(folder, 'join.sqlite'));
  database.exec(readFileSync(join(import.meta.dirname, 'join-0.0.0.fixture.sql'), 'utf8'));
  database.close();
}

it('continues the sign-ups, memberships, cases and sweeps that a server of 0.0.0 stored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeRecorded(folder);
  const store = openAttemptStore(folder, { flushToDisk: false });
  onTestFinished(() => store.close());
  const at = Date.UTC(2026, 10, 1, 12);
  expect(await store.findByPage('live', 'page-2')).toMatchObject({
    ...{ id: 'attempt-2', state: 'open', emailHash: 'grace', expiresAt: at + 3_600_000 },
  });
  expect(await store.listByBrowser(['browser'])).toMatchObject([{ id: 'attempt-1', state: 'member' }]);
  expect(await store.listMembershipsByEmail('live', 'ada')).toEqual([
    {
      ...{ site: 'live', customerId: 'customer-1', subscriptionId: 'subscription-1' },
      ...{ plan: 'friend', confirmedAt: at + 60_000 },
    },
  ]);
  expect(await store.listPendingEvents('live')).toMatchObject([{ id: 'event-1', receivedAt: at }]);
  expect(await store.listOpenReports()).toMatchObject([{ kind: 'unknown sign-up' }, { kind: 'duplicate' }]);
  expect(await store.listCustomerIds('live', 'ada')).toEqual(['customer-1']);
  expect(await store.findSweptUntil('live', 'customers')).toBe(at);
});
