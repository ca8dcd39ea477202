import { realpathSync } from 'node:fs';
import type { Plugin } from 'vite';
import { kitIslands, type KitIsland } from '../islands/kit-sources.ts';
import { siteModules } from '../site-modules.ts';
import { getSource } from '../sources.ts';
import { listIslandScripts, type BuiltIsland } from './island-files.ts';
import type { SiteFiles } from './site-entries.ts';
import { readIslandList, type ListedIsland } from './island-list.ts';
import { createUsageError } from '../usage-error.ts';

const hydrator = `\0${siteModules.hydrator}`;

/**
 * Writes a list of the islands' scripts, for the server and for the start script, which fetches all files of an island
 * at once.
 */
export function namedIslandFiles({ islands, logins }: Pick<SiteFiles, 'islands' | 'logins'>): Plugin {
  let built: readonly BuiltIsland[] = [];
  return {
    name: 'named-island-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'islands',
    async buildStart() {
      const resolve = async (path: string) => (await this.resolve(path, islands))?.id ?? path;
      built = await Promise.all(
        readIslandList(islands).map((island) =>
          toBuiltIsland(island, resolve, logins && realpathSync(logins)),
        ),
      );
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
        this.emitFile({
          type: 'asset',
          fileName: '.vite/islands.json',
          source: JSON.stringify(listIslandScripts(scripts, built, hydrator)),
        });
      },
    },
  };
}

async function toBuiltIsland(
  { name, imports }: ListedIsland,
  resolve: (path: string) => Promise<string>,
  logins: string | undefined,
): Promise<BuiltIsland> {
  const kitIsland = kitIslands[name as keyof typeof kitIslands] as KitIsland | undefined;
  // The supplier's code is fetched with them.
  const needed = kitIsland?.part === 'members' && logins !== undefined ? [logins] : [];
  if (imports.length > 0) return { name, sources: [...(await Promise.all(imports.map(resolve))), ...needed] };
  const { sources, isStyledByHtml } = kitIsland as KitIsland;
  if (!sources)
    throw createUsageError(
      'GUILDHALL_SITE_ISLAND_LIST',
      `Each site has its own ${name}: define it as defineIsland({ load: () => import('./Its.tsx') })`,
    );
  return { name, sources: [...sources.map(getSource), ...needed], isStyledByHtml };
}
