import { loadDriver } from './driver.ts';
import { toPostgresFailure } from './postgres-failure.ts';
import { StorageFailure } from '../storage-failure.ts';

/**
 * Finds the reason why a PostgreSQL database cannot be used; `undefined` when it can. It changes nothing. The reason names
 * the host and the database, never the login.
 *
 * @example
 * const problem = await checkPostgres(new URL('postgres://api@db.example/guildhall'));
 * if (problem !== undefined) console.error(problem); // such as `guildhall at db.example is older than PostgreSQL 14`
 */
export async function checkPostgres(url: URL): Promise<string | undefined> {
  const client = (await loadDriver(url, 'public')).createClient();
  client.on('error', () => undefined);
  const name = `${url.pathname.slice(1)} at ${url.host}`;
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('server_version_num')::int AS version,
         current_setting('transaction_read_only') = 'on' AS "isReadOnly",
         has_database_privilege(current_database(), 'CREATE') AS "canCreate"`,
    );
    const { version, isReadOnly, canCreate } = rows[0];
    if (version < minVersion) return `${name} is older than PostgreSQL 14`;
    if (isReadOnly) return `${name} is read-only: use the primary server`;
    return canCreate ? undefined : `the login may not create schemas in ${name}`;
  } catch (error) {
    const failure = toPostgresFailure(error);
    const code = (error as { code?: unknown }).code;
    if (typeof code === 'string' && /^28|^3D/.test(code))
      return `${name} rejected the login or has no such database`;
    return `${name} cannot be reached (${failure instanceof StorageFailure ? failure.reason : 'unknown error'})`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const minVersion = 140_000;
