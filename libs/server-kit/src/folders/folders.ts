import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createUsageError } from '../configuration/usage-error.ts';

/**
 * Finds the reason why this process cannot keep files in a folder, or create it; `undefined` when it can. Changes nothing
 * on the disk.
 */
export async function findFolderProblem(folder: string): Promise<string | undefined> {
  try {
    const found = await stat(folder);
    if (!found.isDirectory()) return `${folder} is not a folder`;
    await access(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && dirname(folder) !== folder) return findFolderProblem(dirname(folder));
    return code === 'ENOTDIR' ? `${folder} is below a file` : `${folder} is not writable (${code})`;
  }
}

/**
 * Requires that a server can keep files in a folder.
 *
 * @throws Error that names the variable
 * @example
 * await requireFolder('DATA_DIR', '/var/lib/guildhall');
 */
export async function requireFolder(variable: string, folder: string): Promise<void> {
  const problem = await findFolderProblem(folder);
  if (problem !== undefined)
    throw createUsageError(
      'GUILDHALL_SERVER_KIT_FOLDER',
      `${variable} cannot be used: ${problem}. Set it to a folder that the server can write to.`,
    );
}
