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

it('accepts a folder that exists or can be created, and creates none', async () => {
  const folder = await emptyFolder();
  expect(await findFolderProblem(folder)).toBeUndefined();
  expect(await findFolderProblem(join(folder, 'a/b'))).toBeUndefined();
  await requireFolder('CACHE_DIR', join(folder, 'a/b'));
  expect(await readdir(folder)).toEqual([]);
});

it('rejects a file, and a path below one, and names the variable', async () => {
  const folder = await emptyFolder();
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await findFolderProblem(file)).toBe(`${file} is not a folder`);
  await expect(requireFolder('DATA_DIR', join(file, 'a/b'))).rejects.toThrow(
    `DATA_DIR cannot be used: ${file}/a/b is below a file. Set it to a folder that the server can write to.`,
  );
});

it('names the system’s own error code', async () => {
  const circle = join(await emptyFolder(), 'circle');
  await symlink(circle, circle);
  expect(await findFolderProblem(circle)).toBe(`${circle} is not writable (ELOOP)`);
});
