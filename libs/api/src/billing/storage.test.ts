import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, retryWhileLocked } from '@guildhall/server-kit/storage';
import type { AttemptStore } from './attempt-store.ts';
import { createBillingStage, browserAt, sendEvent, type BillingApi } from './billing.fixture.ts';
import { openHashes } from './hashes.ts';

/** Another process, which locks the sign-ups' file until it is told to release it. */
function lock(folder: string): () => void {
  const other = new DatabaseSync(join(folder, 'join.sqlite'));
  onTestFinished(() => other.close());
  other.exec('BEGIN EXCLUSIVE');
  return () => other.exec('COMMIT');
}

/** A call that does not involve sign-ups: it reaches its route. */
const contact = ({ app }: BillingApi) =>
  app.inject({ method: 'POST', url: '/api/v1/contact', payload: { fields: [] } });

const storageLines = ({ log }: BillingApi) => log.flatMap(({ storage }) => (storage ? [storage] : []));

describe('while another process has locked the database', () => {
  it('a sign-up waits, every other call gets its response, and the sign-up continues afterwards [8.6.7]', async () => {
    const stage = await createBillingStage();
    const api = await stage.start();
    await api.settled();
    const unlock = lock(stage.folder);
    let isJoined = false;
    const joining = browserAt(() => api)
      .join()
      .finally(() => (isJoined = true));
    for (let call = 0; call < 4; call += 1) expect((await contact(api)).statusCode).toBe(400);
    expect(isJoined).toBe(false);
    unlock();
    expect((await joining).json).toMatchObject({ state: 'created' });
  });

  it('for longer than a call may take, a sign-up reports that it is not possible right now, and the log has the reason [8.6.7]', async () => {
    const stage = await createBillingStage();
    const api = await stage.start({ DEADLINE_MS: '100' });
    await api.settled();
    lock(stage.folder);
    const response = await browserAt(() => api).join();
    expect([response.status, response.json]).toMatchObject([503, { error: { code: 'SIGN_UP_NOT_NOW' } }]);
    expect(storageLines(api)).toContainEqual({
      ...{ name: 'join.sqlite', code: 'ERR_SQLITE_ERROR', reason: 'database is locked' },
    });
    expect(api.log.map(({ msg }) => msg)).not.toContain('unexpected error');
  });

  it('the api starts, and sign-ups work as soon as the lock is released [8.6.7]', async () => {
    const stage = await createBillingStage();
    const unlock = lock(stage.folder);
    const api = await stage.start();
    expect((await contact(api)).statusCode).toBe(400);
    unlock();
    expect((await browserAt(() => api).join()).json).toMatchObject({ state: 'created' });
  });
});

describe('on a full disk', () => {
  /** The same store, which can no longer write. */
  function full(store: AttemptStore): AttemptStore {
    const folder = mkdtempSync(join(tmpdir(), 'guildhall-full-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const disk = openDatabase(folder, 'a.sqlite', { schema: 'CREATE TABLE a (b TEXT)', version: 1 });
    onTestFinished(() => disk.close());
    void disk.rows('PRAGMA max_page_count = 2');
    const write = async () => disk.run('INSERT INTO a VALUES ($text)', { text: 'a'.repeat(100_000) });
    const begin = write as never as AttemptStore['begin'];
    const writes = { begin, putEvent: write, confirm: write, putCustomers: write };
    return { ...store, ...retryWhileLocked(writes) };
  }

  it('sign-ups and events report that they are not possible right now [8.6.7]', async () => {
    const stage = await createBillingStage();
    const api = await stage.start({}, { store: full });
    const joined = await browserAt(() => api).join();
    expect([joined.status, joined.json]).toMatchObject([503, { error: { code: 'SIGN_UP_NOT_NOW' } }]);
    const content = stage.addSubscriptionFor('live', 'individual-membership-DKK-yearly');
    const sent = await sendEvent(api, { id: 'ev_1', event_type: 'subscription_created', content });
    expect([sent.statusCode, sent.json()]).toMatchObject([503, { error: { code: 'SIGN_UP_NOT_NOW' } }]);
    expect((await contact(api)).statusCode).toBe(400);
  });

  it('background work reports it in its log line', async () => {
    const stage = await createBillingStage();
    const api = await stage.start({}, { store: full });
    await api.settled();
    expect(api.log.map(({ billing }) => billing)).toContainEqual({
      ...{ work: 'customers', site: 'live', code: 'ERR_SQLITE_ERROR', reason: 'database or disk is full' },
    });
  });

  it('an existing key is read, and nothing is written', async () => {
    const { folder } = await createBillingStage();
    const before = (await openHashes(folder)).hashEmail('ada@members.example');
    utimesSync(folder, 0, 0);
    expect((await openHashes(folder)).hashEmail('ada@members.example')).toBe(before);
    expect(statSync(folder).mtimeMs).toBe(0);
  });
});

it('the key is readable only by its owner [8.6.8]', async () => {
  const { folder } = await createBillingStage();
  await openHashes(folder);
  expect(statSync(join(folder, 'join.key')).mode & 0o777).toBe(0o600);
});
