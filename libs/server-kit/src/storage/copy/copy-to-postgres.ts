import { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { openDatabase } from '../open-database.ts';
import { loadDriver } from '../postgres/driver.ts';
import { toPostgresFailure } from '../postgres/postgres-failure.ts';
import { toSchemaName } from '../postgres/open-postgres.ts';
import type { StoreDefinition } from '../store-definition.ts';
import { countRows, listTables, type TableCount, type TableShape } from './list-tables.ts';

/** A SQLite file, with the definition of its tables. */
export interface StoreFile {
  store: StoreDefinition;
  path: string;
}

/** A table on both sides of a copy. */
export interface ComparedCount extends TableCount {
  /** Number of its rows in the database. */
  copied: number;
}

/**
 * Nothing was copied: the database has rows already.
 *
 * @example
 * const database = new URL('postgres://api@db.example/guildhall');
 * await copyToPostgres(database, []).catch((error: unknown) => {
 *   if (error instanceof TargetNotEmpty) console.error('The database has rows. Use `replace` to remove them.');
 *   else throw error;
 * });
 */
export class TargetNotEmpty extends Error {
  override readonly name = 'TargetNotEmpty';
}

/** Options of `copyToPostgres`. */
export interface CopyToPostgresOptions {
  /**
   * Removes what the database has, instead of refusing it.
   * @default false
   */
  replace?: boolean;
  /**
   * Runs `afterRestore` of each definition, once all rows are counted.
   * @default false
   */
  isRestore?: boolean;
}

/** Maximum time of a statement, ms. */
const statementMs = 10 * 60_000;
const batchSize = 500;

/**
 * Copies SQLite files into a PostgreSQL database in one transaction: completely or not at all. Files and tables must be of the
 * version of their definitions; tables are created.
 *
 * @returns the number of rows of each table on both sides; if two differ, nothing was copied
 * @throws TargetNotEmpty | StorageFailure
 * @example
 * import type { StoreDefinition } from '@guildhall/server-kit/storage';
 *
 * declare const store: StoreDefinition;
 * const files = [{ store, path: '/var/backups/join.sqlite' }];
 * const counts = await copyToPostgres(new URL('postgres://api@db.example/guildhall'), files, { replace: true });
 */
export async function copyToPostgres(
  url: URL,
  files: readonly StoreFile[],
  { replace = false, isRestore = false }: CopyToPostgresOptions = {},
): Promise<ComparedCount[]> {
  for (const { store } of files) await createTables(url, store);
  const client = (await loadDriver(url, 'public')).createClient(statementMs);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query("SET LOCAL lock_timeout = '2s'");
    await emptyTables(client, files, replace);
    const counts: ComparedCount[] = [];
    for (const file of files) counts.push(...(await copyFile(client, file)));
    const isComplete = counts.every(({ count, copied }) => count === copied);
    if (isRestore && isComplete)
      for (const { store } of files)
        if (store.afterRestore !== undefined) {
          await client.query(`SET LOCAL search_path = ${toSchemaName(store.file)}`);
          await client.query(store.afterRestore);
        }
    await client.query(isComplete ? 'COMMIT' : 'ROLLBACK');
    return counts;
  } catch (error) {
    throw toPostgresFailure(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createTables(url: URL, { file, ...options }: StoreDefinition): Promise<void> {
  const database = openDatabase(url, file, options);
  try {
    await database.rows('SELECT 1 AS one');
  } finally {
    await database.close();
  }
}

/** Locks the tables against other writers, and requires that they are empty, or empties them. */
async function emptyTables(client: Client, files: readonly StoreFile[], replace: boolean): Promise<void> {
  const names = files.flatMap(({ store, path }) =>
    readTables(path).map(({ name }) => `${toSchemaName(store.file)}.${name}`),
  );
  if (names.length === 0) return;
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  if (replace) {
    await client.query(`TRUNCATE ${names.join(', ')} RESTART IDENTITY`);
    return;
  }
  for (const name of names) {
    const { rows } = await client.query(`SELECT EXISTS (SELECT 1 FROM ${name}) AS "hasRows"`);
    if (rows[0].hasRows) throw new TargetNotEmpty(`${name} has rows already`);
  }
}

function readTables(path: string): TableShape[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return listTables(database);
  } finally {
    database.close();
  }
}

async function copyFile(client: Client, { store, path }: StoreFile): Promise<ComparedCount[]> {
  const database = new DatabaseSync(path, { readOnly: true });
  const schema = toSchemaName(store.file);
  try {
    for (const table of listTables(database)) await copyTable(client, database, schema, table);
    const counts: ComparedCount[] = [];
    for (const count of countRows(database, store.file)) {
      const { rows } = await client.query(`SELECT COUNT(*) AS count FROM ${schema}.${count.table}`);
      counts.push({ ...count, copied: Number(rows[0].count) });
    }
    return counts;
  } finally {
    database.close();
  }
}

async function copyTable(
  client: Client,
  database: DatabaseSync,
  schema: string,
  { name, columns, isOrdered }: TableShape,
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const order = isOrdered ? 'ORDER BY rowid' : '';
  let batch: unknown[][] = [];
  const insert = async () => {
    if (batch.length === 0) return;
    const places = batch.map(
      (row, at) => `(${row.map((_value, column) => `$${at * row.length + column + 1}`).join(', ')})`,
    );
    await client.query(`INSERT INTO ${schema}.${name} (${list}) VALUES ${places.join(', ')}`, batch.flat());
    batch = [];
  };
  for (const row of database.prepare(`SELECT ${list} FROM "${name}" ${order}`).iterate()) {
    batch.push(columns.map((column) => row[column]));
    if (batch.length === batchSize) await insert();
  }
  await insert();
  await continueIdentity(client, schema, name);
}

/** New rows get numbers after the copied ones. */
async function continueIdentity(client: Client, schema: string, table: string): Promise<void> {
  const { rows } = await client.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = $1 AND table_name = $2 AND identity_generation = 'BY DEFAULT'`,
    [schema, table],
  );
  for (const { name } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), MAX("${name}")) FROM ${schema}.${table} HAVING MAX("${name}") IS NOT NULL`,
      [`${schema}.${table}`, name],
    );
}
