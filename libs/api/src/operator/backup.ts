import { resolve } from 'node:path';
import { CannotCopy } from '@guildhall/server-kit/storage-copies';
import { copyStoredFiles } from './back-up-files.ts';
import { findPlace } from './find-place.ts';
import { formatCounts } from './format-counts.ts';
import { listStores } from './list-stores.ts';
import { writeManifest } from './manifest.ts';
import { OperatorCommandError, type OperatorOptions } from './operator-options.ts';

/**
 * Copies everything that the api has stored into a folder, while it serves.
 *
 * @throws OperatorCommandError | StorageFailure
 */
export async function runBackup(words: readonly string[], options: OperatorOptions): Promise<number> {
  const { env, suppliers, print, now = Date.now } = options;
  const [name, ...others] = words;
  if (name === undefined || others.length > 0 || name.startsWith('-'))
    throw new OperatorCommandError(
      'Name a folder for the backup: npm run backup -- /var/backups/guildhall/today',
    );
  const folder = resolve(name);
  const place = findPlace(env);
  const createdAt = new Date(now()).toISOString();
  const { files, memberships } = await copyStoredFiles(place, listStores(suppliers), folder).catch(
    (error: unknown) => {
      if (error instanceof CannotCopy) throw new OperatorCommandError(error.message);
      throw error;
    },
  );
  const release = env['RELEASE'];
  writeManifest(folder, {
    ...{ format: 1, createdAt, ...(release && { release }) },
    ...{ engine: typeof place === 'string' ? 'SQLite' : 'PostgreSQL', memberships, files },
  });
  print(formatCounts(files));
  print(`\nThe backup is in ${folder}: ${memberships} memberships. It contains personal data and keys.`);
  return 0;
}
