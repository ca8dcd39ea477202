import { findStoragePlace, type StoragePlace } from '@guildhall/server-kit/storage';
import { OperatorCommandError, type OperatorOptions } from './operator-options.ts';

/**
 * Finds the storage of the api. `DATABASE_URL` wins, as in the api.
 *
 * @throws OperatorCommandError if none is configured, or the URL is invalid
 */
export function findPlace(env: OperatorOptions['env']): StoragePlace {
  const { DATA_DIR, DATABASE_URL } = env;
  if (DATABASE_URL !== undefined && !URL.canParse(DATABASE_URL))
    throw new OperatorCommandError(
      'DATABASE_URL must be a URL such as postgres://name:password@host/database',
    );
  const place = findStoragePlace({ DATA_DIR, DATABASE_URL });
  if (place === undefined)
    throw new OperatorCommandError(
      'Neither DATA_DIR nor DATABASE_URL is set: run this with the environment of the api',
    );
  return place;
}
