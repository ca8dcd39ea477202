import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlockFile } from './block-files.ts';

/** Lists the files that differ from the generated ones, missing and superfluous ones included. */
export async function findStaleFiles(folder: string, files: readonly BlockFile[]): Promise<string[]> {
  const there = await listFiles(folder);
  const superfluous = there.filter((path) => !files.some((file) => file.path === path));
  const differences = await Promise.all(
    files.map(async ({ path, content }) => {
      const written = there.includes(path) ? await readFile(join(folder, path), 'utf8') : undefined;
      return written === content ? [] : [path];
    }),
  );
  return [...differences.flat(), ...superfluous].sort();
}

/** Writes the generated files, and deletes all others in the folder. */
export async function writeBlockFiles(folder: string, files: readonly BlockFile[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const { path, content } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Lists files with their paths below the folder, in order. A missing folder has none. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
