import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '@guildhall/server-kit/storage';
import { expect, it, onTestFinished } from 'vitest';
import { openLinkStore, storeFile } from './link-store.ts';
import { schema, version } from './schema.ts';

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes the rows that a server of 0.0.0 stored. */
function writeRecorded(folder: string): void {
  const database = new DatabaseSync(join(folder, storeFile));
  database.exec(readFileSync(join(import.meta.dirname, 'members-links-0.0.0.fixture.sql'), 'utf8'));
  database.close();
}

it('keeps the members that a server of 0.0.0 stored, who can then have profile fields', async () => {
  const folder = createFolder();
  writeRecorded(folder);
  const store = openLinkStore(folder, { flushToDisk: false });
  onTestFinished(() => store.close());
  expect(await store.listMembers('')).toEqual([
    {
      ...{ uid: 'uid-1', email: 'Ada@House.example', name: 'Ada', customerId: 'customer-1' },
      ...{ isConfirmed: false, isDisabled: false },
    },
    expect.objectContaining({ uid: 'uid-2', isDisabled: true, customerId: undefined }),
  ]);
  expect(await store.findProfile('uid-1')).toEqual({});
  expect(await store.changeProfile('uid-1', { phone: '12345678' })).toEqual({ phone: '12345678' });
});

it('leaves its file readable for a server of 0.0.0, which knows no profile fields', async () => {
  const folder = createFolder();
  writeRecorded(folder);
  const store = openLinkStore(folder, { flushToDisk: false });
  await store.changeProfile('uid-1', { phone: '12345678' });
  await store.close();
  // As it opens the file: its version was 2.
  const earlier = openDatabase(folder, storeFile, { schema, version: 2, readableFrom: 1 });
  await earlier.run(
    "INSERT INTO members (uid, email, email_key, created_at) VALUES ('uid-3', 'c@d.example', 'c@d.example', 1)",
  );
  await earlier.close();
  const after = openLinkStore(folder, { flushToDisk: false });
  onTestFinished(() => after.close());
  expect(await after.findProfile('uid-1')).toEqual({ phone: '12345678' });
  expect(await after.findProfile('uid-3')).toEqual({});
});

it('has the same columns in an upgraded file as in a new one', async () => {
  const folder = createFolder();
  writeRecorded(folder);
  await openLinkStore(folder, { flushToDisk: false }).close();
  const listColumns = async (file: string) => {
    const database = openDatabase(folder, file, { schema, version });
    onTestFinished(() => database.close());
    return database.rows(
      `SELECT 'members' AS "of", name FROM pragma_table_info('members')
       UNION SELECT 'sessions', name FROM pragma_table_info('sessions') ORDER BY 1, 2`,
    );
  };
  expect(await listColumns(storeFile)).toEqual(await listColumns('fresh.sqlite'));
});
