// Builds a site as `npm run build` does, in the folder of the site, and writes what its scripts are made of and which files
// had functions that ran. Run with `--conditions=@guildhall/source`, in a process of its own: builds of two sites would
// share what modules keep.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import { root } from '../set-up/workspace.mjs';

const [, , site = '', target = ''] = process.argv;
/** @type {Record<string, string[]>} By path in URLs: sources, from the workspace's folder. */
const scripts = {};

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true });
// Names of files follow from it.
process.chdir(join(root, site));
const builder = await createBuilder({
  configLoader: 'native',
  logLevel: 'error',
  plugins: [
    {
      name: 'list-scripts',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const sources = file.moduleIds.map((id) => relative(root, resolve(root, id.replace(/\?.*/, ''))));
          scripts[`/${file.fileName}`] = sources;
        }
      },
    },
  ],
});
await builder.buildApp();
const { result } = await session.post('Profiler.takePreciseCoverage');
const ran = result.filter(
  ({ url, functions }) =>
    url.startsWith('file:') && functions.some(({ ranges: [range] }) => range?.startOffset && range.count),
);
const files = ran.map(({ url }) => relative(root, fileURLToPath(url)));
writeFileSync(target, JSON.stringify({ scripts, ran: files }));
