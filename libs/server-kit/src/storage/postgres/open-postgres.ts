import type { Pool, PoolClient } from 'pg';
import type { Database, DatabaseOptions, Queries, Values } from '../database.ts';
import { loadDriver } from './driver.ts';
import { callDatabase } from './guard.ts';
import { prepareSchema } from './prepare-schema.ts';
import { isConnectionFailure, toPostgresFailure } from './postgres-failure.ts';
import { toPostgresStatement, type PostgresStatement } from './translate.ts';

/** Maximum connections for the tables of one subject. */
const maxConnections = 5;

/** Returns the schema for what SQLite has in a file: `guildhall_join` for `join.sqlite`. */
export function toSchemaName(file: string): string {
  return `guildhall_${file.replace(/\.sqlite$/, '').replaceAll('-', '_')}`;
}

/** Opens a schema of a PostgreSQL database at the first use. All errors are converted: they quote no values. */
export function openPostgres(url: URL, file: string, options: DatabaseOptions): Database {
  const schema = toSchemaName(file);
  let opening: Promise<Pool> | undefined;
  let isClosed = false;
  const open = async () => {
    const driver = await loadDriver(url, schema);
    const pool = driver.createPool(maxConnections);
    // An idle connection was lost: the next use opens another.
    pool.on('error', () => undefined);
    try {
      await prepareSchema(pool, driver.createClient, schema, options);
    } catch (error) {
      await pool.end();
      throw error;
    }
    return pool;
  };
  const usePool = async <Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> => {
    opening ??= open();
    const mine = opening;
    try {
      return await work(await mine);
    } finally {
      mine.catch(() => {
        if (opening === mine) opening = undefined;
      });
    }
  };
  const call = async <Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> => {
    if (isClosed) throw new Error(`closed: ${file}`);
    return callDatabase(url, () => usePool(work));
  };
  const queries = createQueries((statement, values) => call((pool) => pool.query(statement.text, values)));
  return {
    ...queries,
    inTransaction: (work) => call((pool) => runTransaction(pool, work)),
    async close() {
      isClosed = true;
      const pool = await opening?.catch(() => undefined);
      await pool?.end();
    },
  };
}

type Send = (
  statement: PostgresStatement,
  values: unknown[],
) => Promise<{ rowCount: number | null; rows: Record<string, unknown>[] }>;

const statements = new Map<string, PostgresStatement>();

function createQueries(send: Send): Queries {
  const query = (sql: string, values: Values = {}) => {
    const statement = statements.get(sql) ?? toPostgresStatement(sql);
    statements.set(sql, statement);
    return send(
      statement,
      statement.names.map((name) => values[name]),
    );
  };
  return {
    change: async (sql, values) => (await query(sql, values)).rowCount ?? 0,
    run: async (sql, values) => void (await query(sql, values)),
    rows: async (sql, values) => (await query(sql, values)).rows,
  };
}

async function runTransaction<Result>(
  pool: Pool,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // A connection that is lost between two statements emits an error.
  const ignore = () => undefined;
  client.on('error', ignore);
  let isUsable = false;
  try {
    await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
    const result = await work(createQueries((statement, values) => client.query(statement.text, values)));
    await client.query('COMMIT');
    isUsable = true;
    return result;
  } catch (error) {
    // A silent connection would be waited for once more.
    isUsable = !isConnectionFailure(toPostgresFailure(error)) && (await rollBack(client));
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(!isUsable);
  }
}

async function rollBack(client: PoolClient): Promise<boolean> {
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
}
