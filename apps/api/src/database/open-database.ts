import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DatabaseOptions {
  /** The statements that make the tables of a new file. */
  schema: string;
  /** The version of the schema. */
  version: number;
  /**
   * Whether each write is flushed to disk, so that it survives a power cut as well as a crash.
   * @default true
   */
  flushToDisk?: boolean;
}

/**
 * Opens a SQLite file in a folder, and makes both where they are missing.
 *
 * @throws when the file is from a later version of this program
 */
export function openDatabase(
  folder: string,
  file: string,
  { schema, version, flushToDisk = true }: DatabaseOptions,
): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, file));
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON');
  database.exec(`PRAGMA synchronous = ${flushToDisk ? 'FULL' : 'OFF'}`);
  database.exec('BEGIN IMMEDIATE');
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (found > version) {
    database.exec('ROLLBACK');
    throw new Error(`${file} is of version ${found}, and this program knows ${version}: update it`);
  }
  if (found === 0) database.exec(`${schema}; PRAGMA user_version = ${version}`);
  database.exec('COMMIT');
  return database;
}
