import { checkFolder, fix, ok, type Finding } from '@guildhall/server-kit';
import { checkPostgres } from '@guildhall/server-kit/storage';

/** Checks that the api can keep its lasting state: one finding, or none where it keeps nothing. */
export async function checkStorage({
  DATA_DIR: folder,
  DATABASE_URL: url,
}: {
  DATA_DIR?: string | undefined;
  DATABASE_URL?: string | undefined;
}): Promise<Finding[]> {
  if (url !== undefined) {
    const problem = await checkPostgres(new URL(url));
    return [
      problem === undefined
        ? ok('data', 'the PostgreSQL database can be used: back it up')
        : fix('data', `${problem}: check DATABASE_URL`),
    ];
  }
  return folder === undefined ? [] : [await checkFolder('data', 'DATA_DIR', folder)];
}
