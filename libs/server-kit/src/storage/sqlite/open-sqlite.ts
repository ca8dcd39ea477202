import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { requireReadable, type Database, type DatabaseOptions, type Queries } from '../database.ts';
import { toStorageFailure } from '../storage-failure.ts';
import { createPrivateFile, createPrivateFolder, restrictToOwner } from './private-files.ts';

/**
 * Opens a SQLite file in a folder, and creates both if they are missing, for their owner alone. Its methods never wait for
 * another process: when that has locked the file, they reject at once.
 */
export function openSqlite(folder: string, file: string, options: DatabaseOptions): Database {
  let opened: Connection | undefined;
  let isClosed = false;
  const connection = () => {
    if (isClosed) throw new Error(`closed: ${file}`);
    return (opened ??= connect(folder, file, options));
  };
  try {
    connection();
  } catch (error) {
    if (!toStorageFailure(error)?.isTemporary) throw error;
  }
  const queries: Queries = {
    change: async (sql, values = {}) => Number(connection().statement(sql).run(values).changes),
    run: async (sql, values = {}) => void connection().statement(sql).run(values),
    rows: async (sql, values = {}) => connection().statement(sql).all(values),
  };
  const inTurn = createTurns();
  return {
    change: (...query) => inTurn(() => queries.change(...query)),
    run: (...query) => inTurn(() => queries.run(...query)),
    rows: (...query) => inTurn(() => queries.rows(...query)),
    inTransaction: (work) => inTurn(() => runTransaction(connection().database, () => work(queries))),
    async close() {
      isClosed = true;
      opened?.database.close();
      opened = undefined;
    },
  };
}

/** Runs one thing at a time: a statement from elsewhere would become part of a transaction. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
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
    const preparedStatement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, preparedStatement);
    return preparedStatement;
  };
  return { database, statement };
}

/** The table of the earliest version whose programs can use a file. */
export const readableFromTable = 'readable_from';

function prepareDatabase(
  database: DatabaseSync,
  file: string,
  { schema, version, readableFrom = version, upgrades = {}, flushToDisk = true }: DatabaseOptions,
): void {
  database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON');
  database.exec(`PRAGMA synchronous = ${flushToDisk ? 'FULL' : 'OFF'}`);
  // Otherwise the words of deleted rows would stay in the file until others need their place.
  database.exec('PRAGMA secure_delete = ON');
  // A file that has its tables needs no lock.
  if (readVersion(database) < version) {
    database.exec('BEGIN IMMEDIATE');
    try {
      const before = readVersion(database);
      if (before === 0) database.exec(schema);
      else for (let from = before; from < version; from++) database.exec(upgrades[from] ?? '');
      if (before < version)
        database.exec(`PRAGMA user_version = ${version};
          CREATE TABLE IF NOT EXISTS ${readableFromTable} (version INTEGER NOT NULL) STRICT;
          DELETE FROM ${readableFromTable}; INSERT INTO ${readableFromTable} VALUES (${readableFrom})`);
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
  const found = readVersion(database);
  if (found > version)
    requireReadable(file, { version: found, readableFrom: readReadableFrom(database) ?? found }, version);
}

function readVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

function readReadableFrom(database: DatabaseSync): number | undefined {
  const hasTable = database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?")
    .get(readableFromTable);
  if (!hasTable) return undefined;
  return database.prepare(`SELECT version FROM ${readableFromTable}`).get()?.['version'] as number;
}

async function runTransaction<Result>(database: DatabaseSync, work: () => Promise<Result>): Promise<Result> {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = await work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite itself has ended the transaction when the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
