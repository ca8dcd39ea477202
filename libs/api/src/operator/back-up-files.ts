import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  copyFromPostgres,
  copySqliteFile,
  describeSqliteFile,
  flushFile,
} from '@guildhall/server-kit/storage-copies';
import type { StoragePlace, StoreDefinition } from '@guildhall/server-kit/storage';
import { attemptFile } from '../billing/open-attempt-store.ts';
import { keyStore } from '../billing/hashes.ts';
import { toKeyFile } from './key-file.ts';
import { hashFile, type ManifestFile } from './manifest.ts';
import { OperatorCommandError } from './operator-options.ts';

/** Contents of a folder of copies. */
export interface CopiedFiles {
  files: ManifestFile[];
  memberships: number;
}

/** Files that SQLite keeps beside a database. */
const besideDatabase = /-(?:wal|shm|journal)$/;

/** True for a file of a database. */
export const isDatabaseFile = (name: string): boolean => name.endsWith('.sqlite');

/** Lists what is stored in `DATA_DIR`, sorted. Folders, and files whose names begin with a dot, are not part of it. */
export function listStoredFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !besideDatabase.test(entry.name) && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/**
 * Copies all that an api has stored into an empty folder, as SQLite files and key files, while it serves.
 *
 * @throws OperatorCommandError | CannotCopy | StorageFailure
 */
export async function copyStoredFiles(
  place: StoragePlace,
  stores: readonly StoreDefinition[],
  folder: string,
): Promise<CopiedFiles> {
  createEmptyFolder(folder);
  if (typeof place === 'string') copyFolder(place, folder);
  else {
    await copyFromPostgres(place, stores, folder);
    if (existsSync(join(folder, keyStore.file))) toKeyFile(folder);
  }
  const names = listStoredFiles(folder);
  if (!names.includes(attemptFile))
    throw new OperatorCommandError('Nothing is stored there yet: check DATA_DIR or DATABASE_URL');
  const files = await Promise.all(names.map((name) => describe(folder, name)));
  const signUps = files.find(({ name }) => name === attemptFile);
  return { files, memberships: signUps?.tables?.['memberships'] ?? 0 };
}

function copyFolder(source: string, folder: string): void {
  for (const name of listStoredFiles(source)) {
    const target = join(folder, name);
    if (isDatabaseFile(name)) copySqliteFile(join(source, name), target, name);
    else {
      copyFileSync(join(source, name), target);
      flushFile(target);
    }
  }
}

async function describe(folder: string, name: string): Promise<ManifestFile> {
  const path = join(folder, name);
  chmodSync(path, 0o600);
  const file = { name, bytes: statSync(path).size, sha256: await hashFile(path) };
  if (!isDatabaseFile(name)) return file;
  const { version, tables } = describeSqliteFile(path, name);
  return { ...file, version, tables: Object.fromEntries(tables.map(({ table, count }) => [table, count])) };
}

function createEmptyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0)
    throw new OperatorCommandError(`${folder} is not empty: a backup is written to a folder of its own`);
}
