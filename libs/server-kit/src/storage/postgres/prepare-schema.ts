import type { Client, Pool } from 'pg';
import { requireReadable, type DatabaseOptions } from '../database.ts';
import { toPostgresSchema } from './translate.ts';

/** Table of a schema's version, with the earliest version whose programs can use it. */
export const versionTable = 'schema_version';

/** Maximum time of an upgrade's statement, ms. */
const upgradeMs = 60_000;

interface SchemaVersion {
  version: number;
  readableFrom: number;
}

/** Creates or upgrades the tables of a schema if necessary. */
export async function prepareSchema(
  pool: Pool,
  createClient: (timeoutMs: number) => Client,
  schema: string,
  options: DatabaseOptions,
): Promise<void> {
  const found = await readVersion(pool, schema);
  if (found === undefined || found.version < options.version) await upgrade(createClient, schema, options);
  else requireReadable(schema, found, options.version);
}

/** Upgrades in one transaction, and one process at a time. */
async function upgrade(
  createClient: (timeoutMs: number) => Client,
  schema: string,
  { schema: tables, version, readableFrom = version, upgrades = {} }: DatabaseOptions,
): Promise<void> {
  const client = createClient(upgradeMs);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    // Statements of the other servers wait behind this one's locks: it gives up soon, and the start fails.
    await client.query("SET LOCAL lock_timeout = '10s'");
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [schema]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    const found = await readVersion(client, schema);
    for (const step of listSteps(found?.version, { tables, version, upgrades }))
      await client.query(toPostgresSchema(step));
    if (found === undefined || found.version < version) {
      await client.query(`DELETE FROM ${versionTable}`);
      await client.query(`INSERT INTO ${versionTable} (version, readable_from) VALUES ($1, $2)`, [
        ...[version, readableFrom],
      ]);
    }
    await client.query('COMMIT');
  } finally {
    await client.end().catch(() => undefined);
  }
}

function listSteps(
  found: number | undefined,
  {
    tables,
    version,
    upgrades,
  }: { tables: string; version: number; upgrades: Readonly<Record<number, string>> },
): string[] {
  if (found === undefined)
    return [
      tables,
      `CREATE TABLE ${versionTable} (version INTEGER NOT NULL, readable_from INTEGER NOT NULL)`,
    ];
  return Array.from({ length: Math.max(0, version - found) }, (_, at) => upgrades[found + at] ?? '');
}

async function readVersion(
  client: Pick<Client, 'query'>,
  schema: string,
): Promise<SchemaVersion | undefined> {
  const { rows: tables } = await client.query('SELECT to_regclass($1) AS name', [
    `${schema}.${versionTable}`,
  ]);
  if (tables[0]?.name === null) return undefined;
  const { rows } = await client.query(
    `SELECT version, readable_from AS "readableFrom" FROM ${schema}.${versionTable}`,
  );
  return { version: Number(rows[0].version), readableFrom: Number(rows[0].readableFrom) };
}
