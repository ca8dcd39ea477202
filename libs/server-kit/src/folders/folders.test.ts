import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findFolderProblem, requireFolder } from './folders.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-folders-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('a folder that is there, or can be made, may be used, and looking makes none', async () => {
  const folder = await emptyFolder();
  expect(await findFolderProblem(folder)).toBeUndefined();
  expect(await findFolderProblem(join(folder, 'a/b'))).toBeUndefined();
  await requireFolder('CACHE_DIR', join(folder, 'a/b'));
  expect(await readdir(folder)).toEqual([]);
});

it('a file is no folder, nor is what is below one, and the error names the variable', async () => {
  const folder = await emptyFolder();
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await findFolderProblem(file)).toBe(`${file} is not a folder`);
  await expect(requireFolder('DATA_DIR', join(file, 'a/b'))).rejects.toThrow(
    `DATA_DIR cannot be used: ${file}/a/b is below a file. Name a folder that this program may write to.`,
  );
});

it('what the system refuses is named by the system’s own word', async () => {
  const circle = join(await emptyFolder(), 'circle');
  await symlink(circle, circle);
  expect(await findFolderProblem(circle)).toBe(`this program cannot write to ${circle} (ELOOP)`);
});
