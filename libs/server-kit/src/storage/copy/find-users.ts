import { DatabaseSync } from 'node:sqlite';
import { loadDriver } from '../postgres/driver.ts';
import { toPostgresFailure } from '../postgres/postgres-failure.ts';
import { toStorageFailure } from '../storage-failure.ts';

/**
 * True if another process has a SQLite file open.
 *
 * @example
 * if (isSqliteInUse('/var/lib/guildhall/join.sqlite')) console.error('Stop the api first.');
 */
export function isSqliteInUse(path: string): boolean {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // Every process that has opened the file holds a shared lock on it.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    if (toStorageFailure(error)?.isLocked) return true;
    throw error;
  } finally {
    database.close();
  }
}

/**
 * Counts the connections of servers to a PostgreSQL database.
 *
 * @example
 * const count = await countPostgresUsers(new URL('postgres://api@db.example/guildhall'));
 * if (count > 0) console.error(`${count} connections are open: stop the api first.`);
 */
export async function countPostgresUsers(url: URL): Promise<number> {
  const client = (await loadDriver(url, 'public')).createClient();
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT COUNT(*) AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'guildhall' AND pid <> pg_backend_pid()`,
    );
    return Number(rows[0].count);
  } catch (error) {
    throw toPostgresFailure(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
