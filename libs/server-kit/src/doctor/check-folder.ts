import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findFolderProblem } from '../folders/folders.ts';
import { fix, ok, type Finding } from './finding.ts';

/** Checks whether a server can keep its files in the folder that a variable names. Changes nothing on the disk. */
export async function checkFolder(check: string, variable: string, folder: string): Promise<Finding> {
  const problem = await findFolderProblem(folder);
  if (problem !== undefined)
    return fix(check, `${problem}: name a folder in ${variable} that the server may write to`);
  return (await isDiskFull(folder))
    ? fix(check, `the disk of ${variable} is full: make room there`)
    : ok(check, `files can be kept in ${folder}`);
}

async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  if (disk) return disk.bavail === 0;
  return dirname(folder) !== folder && isDiskFull(dirname(folder));
}
