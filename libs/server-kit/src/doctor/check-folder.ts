import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findFolderProblem } from '../folders/folders.ts';
import { fix, ok, type Finding } from './finding.ts';

/**
 * Checks that a server can keep files in a folder. Changes nothing on the disk.
 *
 * @example
 * const finding = await checkFolder('api folder', 'DATA_DIR', '/var/lib/guildhall');
 */
export async function checkFolder(check: string, variable: string, folder: string): Promise<Finding> {
  const problem = await findFolderProblem(folder);
  if (problem !== undefined)
    return fix(check, `${problem}: set ${variable} to a folder that the server can write to`);
  return (await isDiskFull(folder))
    ? fix(check, `the disk with ${variable} is full: free some space`)
    : ok(check, `${folder} is writable`);
}

async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  if (disk) return disk.bavail === 0;
  return dirname(folder) !== folder && isDiskFull(dirname(folder));
}
