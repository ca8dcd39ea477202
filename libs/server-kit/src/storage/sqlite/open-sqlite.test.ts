import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { StorageFailure } from '../storage-failure.ts';
import { retryWhileLocked } from '../retry-while-locked.ts';

const schema = 'CREATE TABLE notes (text TEXT NOT NULL) STRICT';

function folder(): string {
  const newFolder = mkdtempSync(join(tmpdir(), 'guildhall-database-'));
  onTestFinished(() => rmSync(newFolder, { recursive: true }));
  return newFolder;
}

function open(place = folder(), flushToDisk = false) {
  const database = openDatabase(place, 'notes.sqlite', { schema, version: 1, flushToDisk });
  onTestFinished(() => database.close());
  return {
    add: async (text: string) => database.run('INSERT INTO notes (text) VALUES ($text)', { text }),
    all: async () => (await database.rows('SELECT text FROM notes')).map(({ text }) => text),
    database,
  };
}

/** Another process, which locks the file until it is told to release it. */
function lock(place: string): () => void {
  const other = new DatabaseSync(join(place, 'notes.sqlite'));
  onTestFinished(() => other.close());
  other.exec('BEGIN EXCLUSIVE');
  return () => other.exec('COMMIT');
}

const readMode = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('a database keeps its rows when it is opened again', async () => {
  const place = join(folder(), 'data');
  await open(place).add('a');
  expect(await open(place).all()).toEqual(['a']);
});

it('a deleted row leaves nothing in the file', async () => {
  const place = folder();
  const { database, add } = open(place);
  for (const row of ['canary', 'a'.repeat(50_000), 'b']) await add(row);
  await database.run("DELETE FROM notes WHERE text = 'canary'");
  await database.close();
  const content = readFileSync(join(place, 'notes.sqlite'), 'latin1');
  expect([content.includes('aaaa'), content.includes('canary')]).toEqual([true, false]);
});

it('a database of a later version is not opened, and the error gives instructions [8.6.15]', async () => {
  const place = folder();
  await openDatabase(place, 'notes.sqlite', { schema, version: 2 }).close();
  expect(() => openDatabase(place, 'notes.sqlite', { schema, version: 1 })).toThrow(
    'notes.sqlite is of version 2, and this program knows 1: update it',
  );
});

it('a database of an earlier version is upgraded, and keeps its rows', async () => {
  const place = folder();
  const first = openDatabase(place, 'notes.sqlite', { schema, version: 1 });
  await first.run("INSERT INTO notes VALUES ('a')");
  await first.close();
  const upgrades = {
    1: "ALTER TABLE notes ADD COLUMN author TEXT NOT NULL DEFAULT 'Ada'",
    2: 'ALTER TABLE notes RENAME COLUMN text TO words',
  };
  const third = openDatabase(place, 'notes.sqlite', { schema, version: 3, upgrades });
  onTestFinished(() => third.close());
  expect(await third.rows('SELECT words, author FROM notes')).toEqual([{ words: 'a', author: 'Ada' }]);
});

it('a damaged database is not opened', () => {
  const place = folder();
  writeFileSync(join(place, 'notes.sqlite'), 'This is a letter. '.repeat(500));
  expect(() => open(place)).toThrow('file is not a database');
});

it('the files and a missing folder are created for their owner alone [8.6.8]', async () => {
  const place = join(folder(), 'data');
  await open(place).add('a');
  const files = ['', '-wal', '-shm'].map((suffix) => join(place, `notes.sqlite${suffix}`));
  expect([place, ...files].map(readMode)).toEqual(['700', '600', '600', '600']);
});

it('an existing file that others could read is restricted to its owner [8.6.8]', async () => {
  const place = folder();
  await open(place).database.close();
  chmodSync(join(place, 'notes.sqlite'), 0o644);
  open(place);
  expect(readMode(join(place, 'notes.sqlite'))).toBe('600');
});

it('a file that is locked at the start is opened on the first use after that', async () => {
  const place = folder();
  const unlock = lock(place);
  const notes = open(place);
  await expect(notes.add('a')).rejects.toThrow('database is locked');
  unlock();
  await notes.add('b');
  expect(await notes.all()).toEqual(['b']);
});

it('a transaction on a full disk fails with SQLite’s own message, and the next one works', async () => {
  const { database, all } = open();
  const addMuch = () =>
    database.inTransaction(({ run }) =>
      run('INSERT INTO notes (text) VALUES ($text)', { text: 'a'.repeat(100_000) }),
    );
  await database.rows('PRAGMA max_page_count = 4');
  await expect(addMuch()).rejects.toThrow('database or disk is full');
  await database.rows('PRAGMA max_page_count = 1000');
  await addMuch();
  expect(await all()).toHaveLength(1);
});

it('a store that retries waits until a lock is released, without blocking anything else', async () => {
  const place = folder();
  const notes = retryWhileLocked(open(place));
  const unlock = lock(place);
  let isAdded = false;
  const adding = notes.add('a').then(() => (isAdded = true));
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(isAdded).toBe(false);
  unlock();
  await adding;
  expect(await notes.all()).toEqual(['a']);
});

it('a store that retries gives up in time, and states the reason', async () => {
  const place = folder();
  const failures: StorageFailure[] = [];
  const notes = retryWhileLocked(open(place), {
    lockTimeoutMs: 20,
    onFailure: (failure) => failures.push(failure),
  });
  lock(place);
  await expect(notes.add('a')).rejects.toBeInstanceOf(StorageFailure);
  expect(failures).toMatchObject([{ code: 'ERR_SQLITE_ERROR', reason: 'database is locked' }]);
});

it('a store that retries passes on errors that do not concern its file', async () => {
  const notes = retryWhileLocked({
    ...open(),
    fail: async () => {
      throw new TypeError('a mistake');
    },
  });
  await expect(notes.fail()).rejects.toThrow(TypeError);
});

it('a transaction and statements from elsewhere do not mix', async () => {
  const { database, add, all } = open();
  const failing = database.inTransaction(async ({ run }) => {
    await run("INSERT INTO notes VALUES ('in the transaction')");
    await Promise.resolve();
    throw new Error('a mistake');
  });
  const adding = add('beside it');
  await expect(failing).rejects.toThrow('a mistake');
  await adding;
  expect(await all()).toEqual(['beside it']);
});

it('after an upgrade that older programs can use, the previous release still works [8.6.15]', async () => {
  const place = folder();
  const before = open(place);
  const upgrades = { 1: "ALTER TABLE notes ADD COLUMN author TEXT NOT NULL DEFAULT 'Ada'" };
  const after = openDatabase(place, 'notes.sqlite', { schema, version: 2, readableFrom: 1, upgrades });
  onTestFinished(() => after.close());
  await before.add('while both run');
  await open(place).add('after it went back');
  expect(await after.rows('SELECT text, author FROM notes')).toEqual([
    { text: 'while both run', author: 'Ada' },
    { text: 'after it went back', author: 'Ada' },
  ]);
});
