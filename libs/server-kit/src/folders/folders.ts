import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * What hinders this program from keeping files in a folder, which it may have to make first; `undefined` when nothing
 * does. Changes nothing on the disk.
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
    return code === 'ENOTDIR'
      ? `${folder} is below a file`
      : `this program cannot write to ${folder} (${code})`;
  }
}

/**
 * Makes sure that a server can keep its files in the folder that a variable names.
 *
 * @throws an error that names the variable
 */
export async function requireFolder(variable: string, folder: string): Promise<void> {
  const problem = await findFolderProblem(folder);
  if (problem !== undefined)
    throw new Error(`${variable} cannot be used: ${problem}. Name a folder that this program may write to.`);
}
