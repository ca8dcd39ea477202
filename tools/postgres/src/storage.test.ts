import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  openClaims,
  openDatabase,
  StorageFailure,
  type DatabaseOptions,
} from '@guildhall/server-kit/storage';
import { upstreamCallChannel } from '@guildhall/upstream';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { letTimePass, stopClock } from '../../../config/stopped-clock.ts';
import { startPostgres, type PostgresServer } from './index.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const notes: DatabaseOptions = {
  schema: 'CREATE TABLE notes (text TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;',
  version: 1,
};

function open(url: URL, options = notes) {
  const database = openDatabase(url, 'my-notes.sqlite', options);
  onTestFinished(() => database.close());
  return database;
}

/** Calls follow each other; the limit is for what hangs. */
const poll = { timeout: 30_000, interval: 1 };

const insert = 'INSERT INTO notes (text, at) VALUES ($text, $at)';
const later = 2 ** 45;

it('a PostgreSQL database keeps rows, with times as numbers, for every server', async () => {
  const url = await server.createDatabase();
  await open(url).run(insert, { text: 'a', at: later });
  expect(await open(url).rows('SELECT text, at AS "writtenAt" FROM notes')).toEqual([
    { text: 'a', writtenAt: later },
  ]);
});

it('servers that start at the same time create the tables once', async () => {
  const url = await server.createDatabase();
  const all = [open(url), open(url), open(url)];
  const counts = await Promise.all(all.map((one) => one.rows('SELECT count(*) AS count FROM notes')));
  expect(counts.flat()).toEqual([{ count: 0 }, { count: 0 }, { count: 0 }]);
});

it('after an upgrade that older programs can use, the previous release still works [8.6.15]', async () => {
  const url = await server.createDatabase();
  const before = open(url);
  await before.run(insert, { text: 'first', at: 1 });
  const upgrades = { 1: "ALTER TABLE notes ADD COLUMN author TEXT NOT NULL DEFAULT 'Ada'" };
  const after = open(url, { ...notes, version: 2, readableFrom: 1, upgrades });
  await after.run(insert, { text: 'second', at: 2 });
  await before.run(insert, { text: 'while both run', at: 3 });
  await open(url).run(insert, { text: 'after it went back', at: 4 });
  expect(
    await after.rows('SELECT text FROM notes WHERE author = $name ORDER BY at', { name: 'Ada' }),
  ).toHaveLength(4);
});

it('an upgrade that older programs cannot use stops them, with instructions [8.6.15]', async () => {
  const url = await server.createDatabase();
  await open(url, { ...notes, version: 2 }).rows('SELECT text FROM notes');
  await expect(open(url).rows('SELECT text FROM notes')).rejects.toThrow(
    'guildhall_my_notes is of version 2, and this program knows 1: update it',
  );
});

it('of two transactions that change what the other has read, one is run again', async () => {
  const url = await server.createDatabase();
  const [one, other] = [open(url), open(url)];
  await one.run(insert, { text: 'sum', at: 0 });
  const add = (database: typeof one) =>
    database.inTransaction(async ({ rows, run }) => {
      const [row] = await rows("SELECT at FROM notes WHERE text = 'sum'");
      await new Promise(setImmediate);
      await run("UPDATE notes SET at = $at WHERE text = 'sum'", { at: Number(row?.['at']) + 1 });
    });
  const results = await Promise.allSettled([add(one), add(other)]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const failure of failures) expect(failure).toMatchObject({ name: 'StorageFailure', isLocked: true });
  const [row] = await one.rows("SELECT at FROM notes WHERE text = 'sum'");
  expect(row).toEqual({ at: 2 - failures.length });
});

it('errors quote no values', async () => {
  const database = open(await server.createDatabase());
  await database.run(insert, { text: 'ada@members.example', at: 1 });
  const error = await database
    .run(insert, { text: 'ada@members.example', at: 1 })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(StorageFailure);
  const { message, stack, cause } = error as Error;
  expect(JSON.stringify([message, stack, cause, Object.entries(error as object)])).not.toContain('ada@');
});

it('what one server has claimed, another skips or waits for; it is free once the claimant is gone', async () => {
  const url = await server.createDatabase();
  const [one, other] = [openClaims(url), openClaims(url, { maxWaitMs: 20 })];
  onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
  const work = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const holding = one.hold('sweep', async () => {
    started.resolve();
    await work.promise;
  });
  await started.promise;
  expect(await other.tryHold('sweep', async () => undefined)).toBe(false);
  await expect(other.hold('sweep', async () => 1)).rejects.toBeInstanceOf(StorageFailure);
  expect(await other.hold('something else', async () => 1)).toBe(1);
  await one.close();
  expect(await other.hold('sweep', async () => 2)).toBe(2);
  work.resolve();
  await holding;
});

it('a database that hangs fails in time, one that is gone at once, and both work again afterwards [8.6.16]', async () => {
  const own = await startPostgres();
  onTestFinished(() => own.stop());
  const database = open(await own.createDatabase());
  const count = () => database.rows('SELECT count(*) AS count FROM notes');
  expect(await count()).toEqual([{ count: 0 }]);
  stopClock();
  own.hang();
  await expect(letTimePass(count())).rejects.toMatchObject({ name: 'StorageFailure', isTemporary: true });
  own.continue();
  expect(await count()).toEqual([{ count: 0 }]);
  await own.kill();
  await expect(count()).rejects.toMatchObject({ name: 'StorageFailure', isTemporary: true });
  await own.restart();
  const countAgain = () => {
    // It may have been left alone for a second.
    vi.advanceTimersByTime(1_000);
    return count().catch(() => undefined);
  };
  await expect.poll(countAgain, poll).toEqual([{ count: 0 }]);
});

it('a database that hangs is soon not called any more, for rows and for claims, and metrics say so [8.6.14] [8.6.16]', async () => {
  const own = await startPostgres();
  onTestFinished(() => own.stop());
  const url = await own.createDatabase();
  const [database, claims] = [open(url), openClaims(url)];
  onTestFinished(() => claims.close());
  const count = () => database.rows('SELECT count(*) AS count FROM notes');
  const claim = () => claims.hold('sweep', async () => 'claimed');
  await Promise.all([count(), claim()]);
  const states: unknown[] = [];
  const listener = (call: unknown) => void states.push(call);
  subscribe(upstreamCallChannel, listener);
  onTestFinished(() => void unsubscribe(upstreamCallChannel, listener));
  stopClock();
  own.hang();
  const readCode = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: unknown) => (error instanceof StorageFailure ? error.code : String(error)),
    );
  await expect.poll(() => letTimePass(readCode(count())), poll).toBe('ERR_POSTGRES_OPEN');
  await expect.poll(() => letTimePass(readCode(claim())), poll).toBe('ERR_POSTGRES_OPEN');
  expect(states).toContainEqual(
    expect.objectContaining({ upstream: 'postgresql', outcome: 'ERR_POSTGRES_OPEN', breaker: 'open' }),
  );
  own.continue();
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => readCode(count()), poll).toBe('answered');
  await expect.poll(() => readCode(claim()), poll).toBe('answered');
  expect(states.at(-1)).toMatchObject({ upstream: 'postgresql', outcome: 'ok', breaker: 'closed' });
});

it('a database that often refuses, because a row exists or another transaction was faster, is still called [8.6.16]', async () => {
  const database = open(await server.createDatabase());
  await database.run(insert, { text: 'a', at: 0 });
  const readCodes = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map((result) =>
      result.status === 'rejected' ? (result.reason as StorageFailure).code : 'done',
    );
  /** Two transactions read before either writes, so the second write is refused. */
  const increaseTwice = () => {
    const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
    let readCount = 0;
    const increase = () =>
      database.inTransaction(async ({ rows, run }) => {
        const [row] = await rows('SELECT at FROM notes');
        readCount += 1;
        if (readCount === 2) resolve();
        await bothHaveRead;
        await run('UPDATE notes SET at = $at', { at: Number(row?.['at']) + 1 });
      });
    return readCodes([increase(), increase()]);
  };
  const addAgain = () => database.run(insert, { text: 'a', at: 0 });
  expect(await readCodes(Array.from({ length: 10 }, addAgain))).toEqual(Array(10).fill('23505'));
  for (let count = 0; count < 5; count += 1)
    expect((await increaseTwice()).sort()).toEqual(['40001', 'done']);
  expect(await database.rows('SELECT text FROM notes')).toEqual([{ text: 'a' }]);
});
