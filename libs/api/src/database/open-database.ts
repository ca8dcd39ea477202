import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { createPrivateFile, createPrivateFolder, restrictToOwner } from './private-files.ts';
import { toStorageFailure } from './storage-failure.ts';

export interface DatabaseOptions {
  /** The statements that create the tables of a new file. */
  schema: string;
  /** The version of the schema. */
  version: number;
  /** The statements that upgrade a file of each earlier version to the next one. */
  upgrades?: Readonly<Record<number, string>>;
  /**
   * Flushes each write to disk, so that it survives a power cut as well as a crash.
   * @default true
   */
  flushToDisk?: boolean;
}

export type Values = Record<string, SQLInputValue>;

/**
 * A SQLite file. Its methods never wait: when another process has locked the file, they throw at once, so that no other
 * request waits with them. `retryWhileLocked` repeats them.
 */
export interface Database {
  run(sql: string, values?: Values): void;
  /** Returns the number of changed rows. */
  change(sql: string, values?: Values): number;
  rows(sql: string, values?: Values): Record<string, unknown>[];
  /** Runs `work` completely or not at all. */
  inTransaction(work: () => void): void;
  close(): void;
}

/**
 * Opens a SQLite file in a folder, and creates both if they are missing, for their owner alone. A file that cannot be
 * opened yet, because it is locked or the disk is full, is opened by the first use that succeeds.
 *
 * @throws when the file is from a later version of this program, is damaged, or is not writable
 */
export function openDatabase(folder: string, file: string, options: DatabaseOptions): Database {
  let opened: Connection | undefined;
  let isClosed = false;
  const connection = () => {
    if (isClosed) throw new Error(`${file} is closed`);
    return (opened ??= connect(folder, file, options));
  };
  try {
    connection();
  } catch (error) {
    if (!toStorageFailure(error)?.isTemporary) throw error;
  }
  const change: Database['change'] = (sql, values = {}) =>
    Number(connection().statement(sql).run(values).changes);
  return {
    change,
    run: (sql, values) => void change(sql, values),
    rows: (sql, values = {}) => connection().statement(sql).all(values),
    inTransaction: (work) => runTransaction(connection().database, work),
    close() {
      isClosed = true;
      opened?.database.close();
      opened = undefined;
    },
  };
}

type Connection = ReturnType<typeof connect>;

function connect(folder: string, file: string, options: DatabaseOptions) {
  const path = join(folder, file);
  createPrivateFolder(folder);
  createPrivateFile(path);
  // SQLite gives new files of these names the permissions of the database.
  for (const suffix of ['-wal', '-shm']) restrictToOwner(`${path}${suffix}`);
  const database = new DatabaseSync(path);
  try {
    prepareDatabase(database, file, options);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return { database, statement };
}

function prepareDatabase(
  database: DatabaseSync,
  file: string,
  { schema, version, upgrades = {}, flushToDisk = true }: DatabaseOptions,
): void {
  database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON');
  database.exec(`PRAGMA synchronous = ${flushToDisk ? 'FULL' : 'OFF'}`);
  const readVersion = () => Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  // A file that has its tables needs no lock.
  if (readVersion() < version)
    runTransaction(database, () => {
      const before = readVersion();
      if (before === 0) database.exec(schema);
      else for (let from = before; from < version; from++) database.exec(upgrades[from] ?? '');
      if (before < version) database.exec(`PRAGMA user_version = ${version}`);
    });
  const found = readVersion();
  if (found > version)
    throw new Error(`${file} is of version ${found}, and this program knows ${version}: update it`);
}

function runTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    // SQLite itself has ended the transaction when the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
