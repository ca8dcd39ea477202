import type { Plugin } from 'vite';
import { kitIslands, type KitIsland } from '../islands/kit-sources.ts';
import { siteModules } from '../site-modules.ts';
import { getSource } from '../sources.ts';
import { listIslandFiles, listIslandScripts, type BuiltIsland } from './island-files.ts';
import { readIslandList, type ListedIsland } from './island-list.ts';

const entries = { start: `\0${siteModules.start}`, hydrator: `\0${siteModules.hydrator}` };

/**
 * Adds the files of each island to the start script, so that a press fetches all of them at once, and writes a list of
 * scripts for the server.
 *
 * @param islands absolute path of the site's list
 */
export function namedIslandFiles(islands: string): Plugin {
  let built: readonly BuiltIsland[] = [];
  return {
    name: 'named-island-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const resolve = async (path: string) => (await this.resolve(path, islands))?.id ?? path;
      built = await Promise.all(readIslandList(islands).map((island) => toBuiltIsland(island, resolve)));
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
        const start = scripts.find(({ isEntry, name }) => isEntry && name === 'start');
        // The script's own hash changes with theirs: it imports React's file, which imports all islands.
        if (start)
          start.code = start.code.replace('__ISLAND_FILES__', listIslandFiles(scripts, built, entries));
        this.emitFile({
          type: 'asset',
          fileName: '.vite/islands.json',
          source: JSON.stringify(listIslandScripts(scripts, built, entries)),
        });
      },
    },
  };
}

async function toBuiltIsland(
  { name, imports }: ListedIsland,
  resolve: (path: string) => Promise<string>,
): Promise<BuiltIsland> {
  if (imports.length > 0) return { name, sources: await Promise.all(imports.map(resolve)) };
  const { sources } = kitIslands[name as keyof typeof kitIslands] as KitIsland;
  if (!sources)
    throw new Error(
      `Each site has its own ${name}: define it as defineIsland({ load: () => import('./Its.tsx') })`,
    );
  return { name, sources: sources.map(getSource) };
}
