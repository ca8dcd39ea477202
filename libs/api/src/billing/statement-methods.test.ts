import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@guildhall/postgres';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runOperatorCommand } from '../operator/index.ts';
import { openAttemptStore } from './open-attempt-store.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-statements-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const createStatement = () => ({
  ...({ kind: 'cancellation', id: randomUUID(), name: 'Ada', email: 'ada@members.example' } as const),
  ...({ contract: 'RF18', details: { manner: 'cause', reason: 'Moved' } } as const),
});

function open(place: string | URL) {
  const store = openAttemptStore(place, { flushToDisk: false });
  onTestFinished(() => store.close());
  return store;
}

describe.each([
  ['a folder', createFolder],
  ['PostgreSQL', async () => server.createDatabase()],
])('in %s', (_name, createPlace) => {
  it('a statement keeps its first time, and its steps, until it is closed [7.14.1]', async () => {
    const store = open(await createPlace());
    const sent = createStatement();
    await store.putStatement(sent, { receivedAt: 1_000, nextAt: 2_000 });
    const again = await store.putStatement(sent, { receivedAt: 5_000, nextAt: 6_000 });
    expect(again).toMatchObject({ ...sent, receivedAt: 1_000, state: 'new', receipt: 'later' });
    expect(await store.listDueStatements(1_999)).toEqual([]);
    expect(await store.listDueStatements(2_000)).toMatchObject([{ id: sent.id }]);
    const found = { reference: 'RF18', isNamed: true, planIds: ['friend'], concludedAt: 7 };
    await store.changeStatement(sent, { state: 'open', found }, { kind: 'cancellation', at: 3_000 });
    await store.changeStatement(sent, { receipt: 'sent', endsAt: 9_000 });
    expect(await store.listDueStatements(9_999)).toEqual([]);
    await store.deleteBefore(Date.UTC(2026, 0));
    expect(await store.findStatement(sent.id)).toMatchObject({ found, receipt: 'sent', endsAt: 9_000 });
    expect(await store.listOpenReports()).toMatchObject([{ kind: 'cancellation', subscriptionId: sent.id }]);
    await store.changeStatement(sent, { state: 'closed' });
    await store.deleteBefore(Date.UTC(1973, 0));
    expect(await store.findStatement(sent.id)).toMatchObject({ state: 'closed' });
    await store.deleteBefore(Date.UTC(1974, 1));
    expect(await store.findStatement(sent.id)).toBeUndefined();
  });

  it('a decision counts once, and closes the case; a refund is started once, and noted for each statement [7.14.4]', async () => {
    const store = open(await createPlace());
    const [one, other] = [createStatement(), createStatement()];
    for (const sent of [one, other]) {
      await store.putStatement(sent, { receivedAt: 1, nextAt: 1 });
      await store.changeStatement(sent, { state: 'open' }, { kind: 'cancellation', at: 1 });
      const accept = { state: 'accepted', reason: '', at: 2 } as const;
      expect(await store.decideStatement(sent, accept)).toBe('done');
      expect(await store.decideStatement(sent, { ...accept, state: 'refused' })).toBe('decided already');
      await store.startEnding(sent, { subscriptionId: 's', customerId: 'c', at: 3 });
    }
    expect(await store.decideStatement({ id: 'none' }, { state: 'refused', reason: '', at: 2 })).toBe(
      'unknown',
    );
    expect(await store.listOpenReports()).toEqual([]);
    expect(await store.countRefunds('live')).toBe(1);
    expect(await store.findRefund('s')).toMatchObject({ state: 'waiting', customerId: 'c' });
    const refund = { amount: 9_600, currency: 'EUR', isRefunded: true };
    expect(await store.noteRefund({ subscriptionId: 's', ...refund })).toBe(true);
    expect(await store.noteRefund({ subscriptionId: 'another', ...refund })).toBe(false);
    for (const { id } of [one, other])
      expect(await store.findStatement(id)).toMatchObject({ state: 'settled', ...refund });
  });
});

it('a backup contains the statements [7.14.1] [8.6.18]', async () => {
  const [from, to, folder] = [await createFolder(), await createFolder(), await createFolder()];
  const sent = createStatement();
  await open(from).putStatement(sent, { receivedAt: 1_000, nextAt: 2_000 });
  const run = (args: string[], place: string) =>
    runOperatorCommand({ args, env: { DATA_DIR: place }, suppliers: [], print: () => undefined });
  expect(await run(['backup', join(folder, 'copy')], from)).toBe(0);
  expect(await run(['restore', join(folder, 'copy')], to)).toBe(0);
  expect(await open(to).findStatement(sent.id)).toMatchObject({ ...sent, receivedAt: 1_000 });
});
