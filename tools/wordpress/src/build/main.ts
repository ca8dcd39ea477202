import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPluginArchive } from './plugin-archive.ts';
import { createSiteArchive } from './site-archive.ts';

// Run by `npm run build:wordpress`, with the folder for archives; for one organisation's plugin, with the folder of its site
// and the file with its facts, both below the root.
const [out = '', folder, organisation] = process.argv.slice(2);
const { name, archive } =
  folder !== undefined && organisation !== undefined
    ? await createSiteArchive({ folder, organisation })
    : { name: 'guildhall', archive: await createPluginArchive() };
await mkdir(out, { recursive: true });
const file = join(out, `${name}.zip`);
await writeFile(file, archive);
console.log(`${file}: ${Math.round(archive.length / 1024)} kB. Upload it under Plugins → Add plugin.`);
