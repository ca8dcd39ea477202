import { join, resolve } from 'node:path';
import { describeSqliteFile } from '@guildhall/server-kit/storage-copies';
import { attemptFile } from '../billing/open-attempt-store.ts';
import { findPlace } from './find-place.ts';
import { formatComparison, formatCounts } from './format-counts.ts';
import { copyFiles, copyIntoDatabase, withPrivateFolder } from './into-database.ts';
import { listStores } from './list-stores.ts';
import { verifyBackup, type Manifest } from './manifest.ts';
import { OperatorCommandError, type OperatorOptions } from './operator-options.ts';
import { restoreFolder } from './restore-folder.ts';

interface Restore {
  backup: string;
  manifest: Manifest;
  names: readonly string[];
  replace: boolean;
}

/**
 * Puts a backup of either engine into an empty `DATA_DIR` or PostgreSQL database; `--replace`: also into one that has rows.
 *
 * @throws OperatorCommandError | StorageFailure
 */
export async function runRestore(words: readonly string[], options: OperatorOptions): Promise<number> {
  const replace = words.includes('--replace');
  const [name, ...others] = words.filter((word) => word !== '--replace');
  if (name === undefined || others.length > 0 || name.startsWith('-'))
    throw new OperatorCommandError(
      'Name the folder of a backup: npm run restore -- /var/backups/guildhall/today',
    );
  const backup = resolve(name);
  const manifest = await verifyBackup(backup);
  const restore = { backup, manifest, names: manifest.files.map((file) => file.name), replace };
  const place = findPlace(options.env);
  const memberships =
    typeof place === 'string'
      ? await intoFolder(place, restore, options)
      : await intoDatabase(place, restore, options);
  const { print } = options;
  const expected = manifest.memberships;
  print(`\nThe backup of ${manifest.createdAt} is restored: ${memberships} of ${expected} memberships.`);
  print('Start the api: it looks for payments of the last seven days that the backup does not have.');
  return memberships === expected ? 0 : 1;
}

async function intoFolder(
  target: string,
  { backup, manifest, names, replace }: Restore,
  { suppliers, print, now = Date.now }: OperatorOptions,
): Promise<number> {
  const stores = listStores(suppliers);
  const aside = await restoreFolder({ target, backup, names, stores, replace, now });
  print(formatCounts(manifest.files));
  if (aside !== undefined) print(`\nThe files from before are in ${aside}.`);
  const { tables } = describeSqliteFile(join(target, attemptFile), attemptFile);
  return tables.find(({ table }) => table === 'memberships')?.count ?? 0;
}

async function intoDatabase(
  url: URL,
  { backup, names, replace }: Restore,
  { suppliers, print }: OperatorOptions,
): Promise<number> {
  const stores = listStores(suppliers);
  const counts = await withPrivateFolder(async (folder) => {
    copyFiles(backup, names, folder);
    return copyIntoDatabase(url, folder, names, { stores, replace, isRestore: true });
  });
  print(formatComparison(counts));
  if (counts.some(({ count, copied }) => count !== copied))
    throw new OperatorCommandError('The numbers differ: nothing was restored');
  return counts.find(({ file, table }) => file === attemptFile && table === 'memberships')?.copied ?? 0;
}
