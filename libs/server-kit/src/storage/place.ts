/** Place of lasting state: a folder for SQLite files, or the URL of a PostgreSQL database. */
export type StoragePlace = string | URL;

/**
 * Returns the place that is configured; `undefined` if there is none.
 *
 * @example
 * findStoragePlace({ DATA_DIR: '/var/lib/guildhall' }); // '/var/lib/guildhall'
 * findStoragePlace({}); // undefined
 */
export function findStoragePlace({
  DATA_DIR: folder,
  DATABASE_URL: url,
}: {
  DATA_DIR?: string | undefined;
  DATABASE_URL?: string | undefined;
}): StoragePlace | undefined {
  return url === undefined ? folder : new URL(url);
}
