import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { countRows, type TableCount } from './list-tables.ts';

/** Contents of a copied file. */
export interface CopiedFile {
  /** Version of its tables. */
  version: number;
  tables: readonly TableCount[];
}

/**
 * Copies a SQLite file to a new one while other processes read and write it: the copy has everything up to one moment. Only
 * its owner can read it.
 *
 * @example
 * const file = 'join.sqlite';
 * const { tables } = copySqliteFile(`/var/lib/guildhall/${file}`, `/var/backups/${file}`, file);
 */
export function copySqliteFile(source: string, target: string, file: string): CopiedFile {
  const database = new DatabaseSync(source, { timeout: 10_000 });
  try {
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
  chmodSync(target, 0o600);
  flushFile(target);
  return describeSqliteFile(target, file);
}

/**
 * Reads the version of a file and the numbers of its rows.
 *
 * @example
 * const { version, tables } = describeSqliteFile('/var/backups/join.sqlite', 'join.sqlite');
 */
export function describeSqliteFile(path: string, file: string): CopiedFile {
  // A connection that can only read would leave SQLite's own files beside it.
  const database = new DatabaseSync(path);
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    return { version, tables: countRows(database, file) };
  } finally {
    database.close();
  }
}

/**
 * Writes a file to the disk, so that it survives a power cut.
 *
 * @example
 * flushFile('/var/backups/join.sqlite');
 */
export function flushFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
