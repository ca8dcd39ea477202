import { realpathSync } from 'node:fs';
import type { Plugin } from 'vite';
import { siteModules } from '../site-modules.ts';
import { kitChunk, readDeclaredChunks } from './declared-chunks.ts';
import type { SiteFiles } from './site-entries.ts';
import { collectUsed } from './used-modules.ts';

/** Name of the file with the members' area, as packages declare it. */
const membersChunk = 'members';

/** Chooses the file of each module, and is given to the bundler with its plugin. */
export interface ChunkFinder {
  /** Finds the chunk of a module; undefined if the bundler places it. */
  find(id: string): string | undefined;
  /** Looks at the modules, before the bundler asks. */
  plugin: Plugin;
}

/**
 * Creates the function that finds the chunk of a module. All that the hydrator needs to run (the site's list of islands,
 * its texts, and whatever they import, from its own folder or from packages) stands with it in the kit's file: every
 * island needs it, and the bundler's output is wrong if the hydrator stands elsewhere than what it imports. Modules that
 * a package declares stand where it says, and what the start script needs stands there.
 *
 * The file that names the logins, and what it needs, stands with the members' area, for the same reason.
 */
export function createChunkFinder(
  folder: string,
  { islands, texts, logins }: Pick<SiteFiles, 'islands' | 'texts' | 'logins'>,
): ChunkFinder {
  const findDeclared = readDeclaredChunks(folder);
  const own = `${realpathSync(folder)}/`;
  const isOwn = (id: string) => id.startsWith(own) && !id.includes('/node_modules/');
  const hydrator = `\0${siteModules.hydrator}`;
  const loginsId = logins === undefined ? undefined : realpathSync(logins);
  let started: ReadonlySet<string> = new Set();
  let listed: ReadonlySet<string> = new Set();
  let needed: ReadonlySet<string> = new Set();
  return {
    find(id) {
      if (id === loginsId) return membersChunk;
      if (id === hydrator || isGlobalStyle(id)) return kitChunk;
      if (listed.has(id) && isOwn(id)) return kitChunk;
      const declared = findDeclared(id);
      if (declared !== undefined || started.has(id)) return declared;
      if (listed.has(id)) return kitChunk;
      return needed.has(id) ? membersChunk : undefined;
    },
    plugin: {
      name: 'find-chunks',
      apply: 'build',
      applyToEnvironment: (environment) => environment.name === 'client',
      async buildEnd(error) {
        if (error) return;
        const graph = {
          getModuleInfo: (id: string) => this.getModuleInfo(id),
          resolve: (source: string, importer: string) => this.resolve(source, importer),
        };
        const lists = texts === undefined ? [islands] : [islands, texts];
        listed = await collectUsed(
          lists.map((file) => realpathSync(file)),
          graph,
        );
        needed = await collectUsed(loginsId === undefined ? [] : [loginsId], graph);
        started = await collectUsed([`\0${siteModules.start}`], graph);
      },
    },
  };
}

/** Global styles have no code: pages contain them. They must not be a file of their own beside the hydrator. */
function isGlobalStyle(id: string): boolean {
  return /(?<!\.module)\.css(?:$|\?)/.test(id);
}
