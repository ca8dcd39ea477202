import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type StoreDefinition } from '@guildhall/server-kit/storage';
import {
  copyToPostgres,
  countPostgresUsers,
  TargetNotEmpty,
  type ComparedCount,
  type CopyToPostgresOptions,
} from '@guildhall/server-kit/storage-copies';
import { joinKeyFile, keyStore } from '../billing/hashes.ts';
import { isDatabaseFile } from './back-up-files.ts';
import { toKeyTable } from './key-file.ts';
import { OperatorCommandError } from './operator-options.ts';

/** Runs work with a folder that only this user can read; it is removed afterwards. */
export async function withPrivateFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-storage-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies files to a folder, where only their owner can read them. */
export function copyFiles(from: string, names: readonly string[], folder: string): void {
  for (const name of names) {
    copyFileSync(join(from, name), join(folder, name));
    chmodSync(join(folder, name), 0o600);
  }
}

/**
 * Upgrades the files of a folder that are of an earlier release.
 *
 * @throws OperatorCommandError if one is of a later release
 */
export async function upgradeFiles(
  folder: string,
  names: readonly string[],
  stores: readonly StoreDefinition[],
): Promise<void> {
  for (const { file, ...options } of stores) {
    if (!names.includes(file)) continue;
    try {
      await openDatabase(folder, file, options).close();
    } catch (error) {
      throw new OperatorCommandError(error instanceof Error ? error.message : String(error));
    }
  }
}

/** PostgreSQL ends the connections of an api a moment after the api itself has ended. */
async function isInUse(url: URL): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    if ((await countPostgresUsers(url)) === 0) return false;
    await delay(waitMs);
  }
  return true;
}

const looks = 10;
/** Time between two looks, ms. */
const waitMs = 100;

/**
 * Copies files of a folder into a PostgreSQL database, in one transaction. The folder is used up.
 *
 * @throws OperatorCommandError if a file has no place there, or the database is in use or not empty
 */
export async function copyIntoDatabase(
  url: URL,
  folder: string,
  names: readonly string[],
  { stores, ...options }: CopyToPostgresOptions & { stores: readonly StoreDefinition[] },
): Promise<ComparedCount[]> {
  const expectedFiles = new Set([joinKeyFile, ...stores.map(({ file }) => file)]);
  const unknown = names.filter((name) => !expectedFiles.has(name));
  if (unknown.length > 0)
    throw new OperatorCommandError(
      `${unknown.join(', ')}: no supplier of this api has these files, so there is no place for them in PostgreSQL`,
    );
  if (await isInUse(url)) throw new OperatorCommandError('The database is in use: stop every api first');
  await upgradeFiles(folder, names, stores);
  if (names.includes(joinKeyFile)) await toKeyTable(folder);
  const present = [...names.filter(isDatabaseFile), ...(names.includes(joinKeyFile) ? [keyStore.file] : [])];
  const files = stores
    .filter(({ file }) => present.includes(file))
    .map((store) => ({ store, path: join(folder, store.file) }));
  try {
    return await copyToPostgres(url, files, options);
  } catch (error) {
    if (error instanceof TargetNotEmpty)
      throw new OperatorCommandError(`The database is not empty: ${error.message}. Nothing was copied`);
    throw error;
  }
}
