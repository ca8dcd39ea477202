import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Client } from 'pg';
import { openDatabase } from '../open-database.ts';
import { loadDriver } from '../postgres/driver.ts';
import { toPostgresFailure } from '../postgres/postgres-failure.ts';
import { toSchemaName } from '../postgres/open-postgres.ts';
import { versionTable } from '../postgres/prepare-schema.ts';
import type { StoreDefinition } from '../store-definition.ts';
import { flushFile } from './copy-sqlite.ts';
import { listTables, type TableShape } from './list-tables.ts';

/**
 * A database cannot be copied by this program.
 *
 * @example
 * const database = new URL('postgres://api@db.example/guildhall');
 * await copyFromPostgres(database, [], '/var/backups/today').catch((error: unknown) => {
 *   if (!(error instanceof CannotCopy)) throw error;
 *   console.error(error.message); // says which schema is unknown, and what to do
 * });
 */
export class CannotCopy extends Error {
  override readonly name = 'CannotCopy';
}

const statementMs = 10 * 60_000;
const batchSize = 1_000;

/**
 * Copies the schemas of a PostgreSQL database to SQLite files in a folder while servers read and write it: all files have
 * everything up to the same moment. A schema that does not exist yet gets no file.
 *
 * @returns the names of the files
 * @throws CannotCopy if a schema is of another version, or in no definition
 * @example
 * import type { StoreDefinition } from '@guildhall/server-kit/storage';
 *
 * declare const stores: StoreDefinition[]; // those of the api and of its suppliers
 * const files = await copyFromPostgres(new URL('postgres://api@db.example/guildhall'), stores, '/var/backups/today');
 */
export async function copyFromPostgres(
  url: URL,
  stores: readonly StoreDefinition[],
  folder: string,
): Promise<string[]> {
  const client = (await loadDriver(url, 'public')).createClient(statementMs);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await requireKnownSchemas(client, stores);
    const copied: string[] = [];
    for (const store of stores) if (await copyStore(client, store, folder)) copied.push(store.file);
    await client.query('COMMIT');
    return copied;
  } catch (error) {
    throw toPostgresFailure(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function requireKnownSchemas(client: Client, stores: readonly StoreDefinition[]): Promise<void> {
  const { rows } = await client.query(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'guildhall\\_%' ORDER BY nspname",
  );
  const schemaNames = new Set(stores.map(({ file }) => toSchemaName(file)));
  const unknown = rows.map(({ name }) => String(name)).filter((name) => !schemaNames.has(name));
  if (unknown.length > 0)
    throw new CannotCopy(
      `${unknown.join(', ')} belongs to no supplier of this api: name it in the adapter's stores, or drop it`,
    );
}

async function copyStore(client: Client, store: StoreDefinition, folder: string): Promise<boolean> {
  const { file, ...options } = store;
  const schema = toSchemaName(file);
  const { rows: found } = await client.query('SELECT to_regclass($1) AS name', [`${schema}.${versionTable}`]);
  if (found[0].name === null) return false;
  const { rows } = await client.query(`SELECT version FROM ${schema}.${versionTable}`);
  const version = Number(rows[0].version);
  if (version !== options.version)
    throw new CannotCopy(
      `${schema} is of version ${version}, and this program knows ${options.version}: use the release that runs`,
    );
  const empty = openDatabase(folder, file, options);
  await empty.close();
  const path = join(folder, file);
  const database = new DatabaseSync(path);
  try {
    // One file, without a log beside it.
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; BEGIN');
    for (const table of listTables(database)) await copyTable(client, database, schema, table);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
  flushFile(path);
  return true;
}

async function copyTable(
  client: Client,
  database: DatabaseSync,
  schema: string,
  { name, columns, isOrdered }: TableShape,
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const insert = database.prepare(
    `INSERT INTO "${name}" (${list}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  const order = isOrdered ? 'ORDER BY rowid' : '';
  await client.query(`DECLARE copied CURSOR FOR SELECT ${list} FROM ${schema}.${name} ${order}`);
  for (;;) {
    const { rows } = await client.query(`FETCH ${batchSize} FROM copied`);
    for (const row of rows) insert.run(...columns.map((column) => row[column] as SQLInputValue));
    if (rows.length < batchSize) break;
  }
  await client.query('CLOSE copied');
}
