import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '@guildhall/server-kit/storage';
import { joinKeyFile, joinKeyName, keyStore } from '../billing/hashes.ts';

/** Replaces the copied table of keys by the file that a folder has instead. */
export function toKeyFile(folder: string): void {
  const path = join(folder, keyStore.file);
  const database = new DatabaseSync(path);
  const row = database.prepare('SELECT value FROM keys WHERE name = ?').get(joinKeyName);
  database.close();
  rmSync(path);
  const key = row?.['value'];
  if (key instanceof Uint8Array) writeFileSync(join(folder, joinKeyFile), key, { mode: 0o600, flush: true });
}

/** Replaces the key's file by the table that a PostgreSQL database has instead. */
export async function toKeyTable(folder: string): Promise<void> {
  const path = join(folder, joinKeyFile);
  const database = openDatabase(folder, keyStore.file, keyStore);
  await database.run('INSERT INTO keys (name, value) VALUES ($name, $value)', {
    ...{ name: joinKeyName, value: readFileSync(path) },
  });
  await database.close();
  rmSync(path);
}
