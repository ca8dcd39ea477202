import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './open-database.ts';

const schema = 'CREATE TABLE notes (text TEXT NOT NULL) STRICT';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'guildhall-database-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

it('a database keeps its rows when it is opened again', () => {
  const place = join(folder(), 'data');
  const first = openDatabase(place, 'notes.sqlite', { schema, version: 1 });
  first.exec("INSERT INTO notes VALUES ('a')");
  first.close();
  const again = openDatabase(place, 'notes.sqlite', { schema, version: 1 });
  expect(again.prepare('SELECT text FROM notes').all()).toEqual([{ text: 'a' }]);
  again.close();
});

it('a database of a later version is not opened, and the error says what to do', () => {
  const place = folder();
  openDatabase(place, 'notes.sqlite', { schema, version: 2 }).close();
  expect(() => openDatabase(place, 'notes.sqlite', { schema, version: 1 })).toThrow(
    'notes.sqlite is of version 2, and this program knows 1: update it',
  );
});
