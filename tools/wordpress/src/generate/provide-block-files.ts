import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pluginFolder } from '../harness/cache-folder.ts';
import { createBlockFiles, type BlockFile } from './block-files.ts';
import { describeKit } from './site-description.ts';

/** The folder in the plug-in with what is generated from the definitions of blocks. */
const blocksFolder = join(pluginFolder, 'blocks');

/** Generates the kit's blocks in the plug-in's folder, which has none in a clone, before WordPress reads them. */
export async function provideBlockFiles(): Promise<void> {
  await writeBlockFiles(blocksFolder, createBlockFiles(await describeKit()));
}

/** Makes a folder contain these files and no others. A process that reads them meanwhile sees whole files. */
export async function writeBlockFiles(folder: string, files: readonly BlockFile[]): Promise<void> {
  const superfluous = (await listFiles(folder)).filter((path) => !files.some((file) => file.path === path));
  await Promise.all(superfluous.map((path) => rm(join(folder, path), { force: true })));
  for (const { path, content } of files) {
    const file = join(folder, path);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === content) continue;
    await mkdir(dirname(file), { recursive: true });
    const unfinished = join(folder, `../.${process.pid}-${path.replaceAll('/', '-')}`);
    await writeFile(unfinished, content);
    await rename(unfinished, file);
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
