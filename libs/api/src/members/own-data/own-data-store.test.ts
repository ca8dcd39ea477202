import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@guildhall/postgres';
import type { StoragePlace } from '@guildhall/server-kit/storage';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openOwnDataStore } from './own-data-store.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

const places: Record<string, () => Promise<StoragePlace>> = {
  async SQLite() {
    const folder = await mkdtemp(join(tmpdir(), 'guildhall-own-data-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return folder;
  },
  PostgreSQL: () => server.createDatabase(),
};

describe.each(Object.entries(places))('changes in %s', (_name, createPlace) => {
  async function start() {
    const store = openOwnDataStore(await createPlace());
    onTestFinished(() => store.close());
    return store;
  }
  const hash = (seed: number) => new Uint8Array(32).fill(seed);
  const [oldEmail, email] = ['Ada@members.example', 'ada@new.example'];

  it('are confirmed, done, noticed and undone once each [7.8.21] [7.8.22]', async () => {
    const store = await start();
    await store.addAddressLink({ hash: hash(1), uid: 'u', browser: hash(9), email }, 0);
    expect(await store.findAddressLink(hash(1), 1)).toMatchObject({ uid: 'u', email, change: undefined });
    const change = await store.confirmAddress(hash(1), oldEmail, 2);
    if (typeof change === 'string') throw new Error(change);
    expect(change).toEqual({ id: change.id, uid: 'u', oldEmail, newEmail: email, state: 'confirmed' });
    expect(await store.confirmAddress(hash(1), oldEmail, 3)).toEqual(change);
    expect([await store.listBegunChanges(), await store.listBegunChanges('v')]).toEqual([[change], []]);
    expect(await store.listDueNotices(3)).toEqual([]);
    await store.endChange(change, 'done', 4);
    expect(await store.isKeptForOwner({ email: 'ada@MEMBERS.example', uid: 'v', now: 5 })).toBe(true);
    expect(await store.listDueNotices(5)).toEqual([{ id: change.id, address: oldEmail, tries: 0 }]);
    await store.postponeNotice(change.id, 7);
    expect(await store.listDueNotices(6)).toEqual([]);
    await store.addUndoLink(hash(2), change.id);
    await store.markNoticed(change.id, 8);
    expect(await store.listDueNotices(9)).toEqual([]);
    expect(await store.beginUndo(hash(2), 9)).toMatchObject({ state: 'undoing', oldEmail });
    await store.endChange(change, 'undone', 10);
    expect(await store.beginUndo(hash(2), 11)).toMatchObject({ state: 'undone' });
    expect(await store.findAddressLink(hash(1), 12)).toBeUndefined();
    await store.deleteOldAddresses(30 * 24 * 60 * 60_000);
    expect(await store.findUndo(hash(2), 13)).toBeUndefined();
  });

  it('of passwords are told once each, and the first that is known is not [7.8.27]', async () => {
    const store = await start();
    const at = (changedAt: number) => ({ uid: 'u', changedAt });
    await store.notePassword(at(5), 9);
    expect(await store.listDuePasswords(9)).toEqual([]);
    for (const time of [7, 6, 7]) await store.notePassword(at(time), 10);
    expect(await store.listDuePasswords(10)).toEqual([{ ...at(7), tries: 0 }]);
    await store.postponePassword(at(7), 20);
    expect(await store.listDuePasswords(19)).toEqual([]);
    await store.endPassword(at(5));
    expect(await store.listDuePasswords(20)).toEqual([{ ...at(7), tries: 1 }]);
    await store.endPassword(at(7));
    await store.notePassword(at(7), 30);
    await store.notePassword(at(8), 30);
    await store.skipPassword(at(9), 30);
    await store.notePassword(at(9), 31);
    expect(await store.listDuePasswords(99)).toEqual([]);
    const person = { uid: 'u', customerIds: [] };
    expect(await store.readPersonal(person)).toMatchObject({ passwords: [{ changedAt: 9 }] });
    await store.erasePersonal(person);
    expect(await store.readPersonal(person)).toMatchObject({ passwords: [] });
  });

  it('are followed until the last one was [7.8.21]', async () => {
    const store = await start();
    await store.addFollow({ uid: 'u', part: 'email', now: 0, at: 60 });
    expect(await store.listDueFollows(59)).toEqual([]);
    await store.addFollow({ uid: 'u', part: 'name', now: 1 });
    const [follow] = await store.listDueFollows(1);
    if (!follow) throw new Error('none is due');
    expect(follow).toEqual({ uid: 'u', hasEmail: true, hasName: true, changes: 2, tries: 0, startedAt: 1 });
    await store.addFollow({ uid: 'u', part: 'name', now: 2 });
    await store.postponeFollow(follow, 99);
    await store.endFollow(follow);
    const [later] = await store.listDueFollows(2);
    expect([later?.changes, await store.hasFollow('u'), await store.hasFollow('v')]).toEqual([
      3,
      true,
      false,
    ]);
    if (later) await store.endFollow(later);
    expect(await store.listDueFollows(9)).toEqual([]);
    for (const now of [1, 2]) await store.addVendorChange('c', now);
    const [change] = await store.listDueVendorChanges(2);
    expect(change).toEqual({ customerId: 'c', changes: 2, tries: 0, startedAt: 2 });
    if (change) await store.postponeVendorChange(change, 5);
    expect(await store.listDueVendorChanges(4)).toEqual([]);
    if (change) await store.endVendorChange(change);
    expect(await store.listDueVendorChanges(9)).toEqual([]);
    expect([await store.addVendorAddress('c', 'h'), await store.addVendorAddress('c', 'i')]).toEqual([
      true,
      false,
    ]);
    await store.setVendorAddress('c', 'j');
    expect(await store.findVendorAddress('c')).toBe('j');
  });
});
