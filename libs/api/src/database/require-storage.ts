import { createUsageError, requireFolder } from '@guildhall/server-kit';
import { checkPostgres } from '@guildhall/server-kit/storage';

/**
 * Requires that the api can keep its lasting state.
 *
 * @throws Error that names the variable
 */
export async function requireStorage({
  DATA_DIR: folder,
  DATABASE_URL: url,
}: {
  DATA_DIR?: string | undefined;
  DATABASE_URL?: string | undefined;
}): Promise<void> {
  if (url === undefined) {
    if (folder !== undefined) await requireFolder('DATA_DIR', folder);
    return;
  }
  const problem = await checkPostgres(new URL(url));
  if (problem !== undefined)
    throw createUsageError('GUILDHALL_API_DATABASE', `DATABASE_URL cannot be used: ${problem}.`);
}
