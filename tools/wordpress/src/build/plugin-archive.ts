import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pluginFolder } from '../harness/cache-folder.ts';
import { listFiles, provideBlockFiles } from '../generate/provide-block-files.ts';
import { createZip } from './zip-folder.ts';

/** Archives the plugin as WordPress installs it: one folder with its name. */
export async function createPluginArchive(): Promise<Uint8Array> {
  await provideBlockFiles();
  const paths = await listFiles(pluginFolder);
  const files = await Promise.all(
    paths.map(async (path) => ({
      path: `guildhall/${path}`,
      content: new Uint8Array(await readFile(join(pluginFolder, path))),
    })),
  );
  return createZip(files);
}
