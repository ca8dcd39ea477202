import { copyStoredFiles } from './back-up-files.ts';
import { findPlace } from './find-place.ts';
import { formatComparison } from './format-counts.ts';
import { copyIntoDatabase, withPrivateFolder } from './into-database.ts';
import { listStores } from './list-stores.ts';
import { OperatorCommandError, type OperatorOptions } from './operator-options.ts';
import { requireUnused } from './restore-folder.ts';

/**
 * Copies everything from the SQLite files of `DATA_DIR` to the empty PostgreSQL database of `DATABASE_URL`, and counts both
 * sides. The files stay as they are.
 *
 * @throws OperatorCommandError | StorageFailure
 */
export async function runMoveStorage(words: readonly string[], options: OperatorOptions): Promise<number> {
  const { env, suppliers, print } = options;
  if (words.length > 0) throw new OperatorCommandError('move-storage has no options');
  const { DATA_DIR: source } = env;
  const url = findPlace(env);
  if (source === undefined || typeof url === 'string')
    throw new OperatorCommandError(
      'Set DATA_DIR to the folder of the SQLite files, and DATABASE_URL to the database',
    );
  requireUnused(source);
  const stores = listStores(suppliers);
  const counts = await withPrivateFolder(async (folder) => {
    const { files } = await copyStoredFiles(source, stores, folder);
    return copyIntoDatabase(
      url,
      folder,
      files.map(({ name }) => name),
      { stores },
    );
  });
  print(formatComparison(counts));
  if (counts.some(({ count, copied }) => count !== copied))
    throw new OperatorCommandError('The numbers differ: nothing was copied');
  print(
    '\nEverything is in the database. Set DATABASE_URL for every api, and start them: DATA_DIR is then not used.',
  );
  return 0;
}
