import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../index.ts';
import { copySqliteFile, describeSqliteFile, isSqliteInUse } from './index.ts';
import { listTables } from './list-tables.ts';

const file = 'notes.sqlite';
const definition = {
  schema: `
    CREATE TABLE answers (id INTEGER PRIMARY KEY, note TEXT NOT NULL REFERENCES notes (text)) STRICT;
    CREATE TABLE marks (note TEXT PRIMARY KEY REFERENCES notes (text)) STRICT, WITHOUT ROWID;
    CREATE TABLE notes (text TEXT PRIMARY KEY) STRICT;`,
  version: 1,
};

function createNotes() {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-copy-'));
  const database = openDatabase(folder, file, definition);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, database, path: join(folder, file) };
}

it('tables are listed after those that they refer to, with their columns', () => {
  const { path } = createNotes();
  const reader = new DatabaseSync(path, { readOnly: true });
  onTestFinished(() => reader.close());
  expect(listTables(reader)).toEqual([
    { name: 'notes', columns: ['text'], isOrdered: true },
    { name: 'answers', columns: ['id', 'note'], isOrdered: true },
    { name: 'marks', columns: ['note'], isOrdered: false },
  ]);
});

it('a file is copied while a transaction in another connection is not complete', async () => {
  const { folder, database, path } = createNotes();
  await database.run("INSERT INTO notes (text) VALUES ('a')");
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec("BEGIN IMMEDIATE; INSERT INTO notes (text) VALUES ('b')");
  const copy = join(folder, 'copy.sqlite');
  const { version, tables } = copySqliteFile(path, copy, file);
  other.exec('COMMIT');
  expect([version, tables.map(({ table, count }) => [table, count])]).toEqual([
    1,
    [
      ['notes', 1],
      ['answers', 0],
      ['marks', 0],
    ],
  ]);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(describeSqliteFile(path, file).tables[0]).toEqual({ file, table: 'notes', count: 2 });
});

it('a file is in use while anybody has it open, and not afterwards', async () => {
  const { database, path } = createNotes();
  expect(isSqliteInUse(path)).toBe(true);
  await database.close();
  expect(isSqliteInUse(path)).toBe(false);
});
