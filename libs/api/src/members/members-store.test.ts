import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '@guildhall/server-kit/storage';
import { openMembersStore } from './members-store.ts';

const schemaOfVersion2 = `
  CREATE TABLE creations (
    subscription_id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'tied', 'mailed', 'stopped')),
    tries INTEGER NOT NULL DEFAULT 0,
    started_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX due_creations ON creations (next_at) WHERE state IN ('waiting', 'tied');
`;

it('keeps unfinished creations of the previous version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-members-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const before = openDatabase(folder, 'members.sqlite', { schema: schemaOfVersion2, version: 2 });
  for (const state of ['waiting', 'tied', 'mailed'])
    await before.run(`INSERT INTO creations VALUES ($id, 'c-1', $state, 2, 5, 7)`, {
      id: `s-${state}`,
      state,
    });
  await before.close();

  const store = openMembersStore(folder);
  onTestFinished(() => store.close());
  expect(await store.findDue(8)).toEqual([
    { subscriptionId: 's-waiting', customerId: 'c-1', state: 'waiting', tries: 2, startedAt: 5 },
    { subscriptionId: 's-tied', customerId: 'c-1', state: 'linked', tries: 2, startedAt: 5 },
  ]);
  expect(await store.countCreations()).toEqual([
    { state: 'linked', count: 1, oldestAt: 5 },
    { state: 'mailed', count: 1, oldestAt: 5 },
    { state: 'waiting', count: 1, oldestAt: 5 },
  ]);
  await store.setState('s-tied', 'mailed');
  expect(await store.findDue(8)).toHaveLength(1);
  expect(await store.findMail('s-mailed')).toBeUndefined();
  await store.markMailed('s-waiting', 'welcome_back');
  expect(await store.findMail('s-waiting')).toBe('welcome_back');
  expect(await store.findDue(8)).toEqual([]);
});

/** Writes the rows that a server of 0.0.0 stored. */
function writeRecorded(folder: string): void {
  const database = new DatabaseSync(join(folder, 'members.sqlite'));
  database.exec(readFileSync(join(import.meta.dirname, 'members-0.0.0.fixture.sql'), 'utf8'));
  database.close();
}

it('continues the creations and portal sessions that a server of 0.0.0 stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-members-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  writeRecorded(folder);
  const store = openMembersStore(folder);
  onTestFinished(() => store.close());
  const startedAt = Date.UTC(2026, 10, 1, 12);
  expect(await store.findDue(startedAt)).toEqual([
    { subscriptionId: 'subscription-2', customerId: 'customer-2', state: 'waiting', tries: 0, startedAt },
  ]);
  expect(await store.findMail('subscription-1')).toBe('welcome');
  expect(await store.readSeenUntil()).toBe(startedAt);
  expect(await store.findSessions('customer-1')).toEqual(['portal-1']);
});
