import type { Database, DatabaseOptions } from './database.ts';
import type { StoragePlace } from './place.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/**
 * Opens the tables of one subject: a SQLite file in a folder, or the schema of that name in a PostgreSQL database. They
 * are created or upgraded if necessary. A database that cannot be used yet is opened by the first use that succeeds.
 *
 * @param file such as `join.sqlite`
 * @throws when a file is from a later version of this program that it cannot use, is damaged, or is not writable
 * @example
 * const schema = 'CREATE TABLE visits (path TEXT PRIMARY KEY, count INTEGER) STRICT';
 * const database = openDatabase('/var/lib/guildhall', 'visits.sqlite', { version: 1, schema });
 * const rows = await database.rows('SELECT path FROM visits WHERE count > :least', { least: 100 });
 */
export function openDatabase(place: StoragePlace, file: string, options: DatabaseOptions): Database {
  return typeof place === 'string' ? openSqlite(place, file, options) : openPostgres(place, file, options);
}
