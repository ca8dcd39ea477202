import type { Client, ClientConfig, Pool } from 'pg';

/** Maximum wait for a connection, ms. */
const connectMs = 2_000;
/** Maximum time of a statement, ms: the server ends it a little earlier than the api stops waiting. */
const statementMs = 4_000;
/** Number of the type `BIGINT`. */
const bigint = 20;

/** Creates pools and single connections. Programs without a PostgreSQL database never load the driver. */
export async function loadDriver(url: URL, schema: string) {
  const { default: pg } = await import('pg');
  // 64-bit integers are numbers: times and amounts are far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(bigint, Number);
  const createOptions = (timeoutMs = statementMs): ClientConfig => ({
    connectionString: url.href,
    application_name: 'guildhall',
    options: `-c search_path=${schema}`,
    connectionTimeoutMillis: connectMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 500,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types,
  });
  return {
    createPool: (max: number): Pool => new pg.Pool({ ...createOptions(), max, idleTimeoutMillis: 30_000 }),
    createClient: (timeoutMs?: number): Client => new pg.Client(createOptions(timeoutMs)),
  };
}
