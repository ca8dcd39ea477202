import { realpathSync } from 'node:fs';
import { siteModules } from '../site-modules.ts';
import { kitChunk, readDeclaredChunks } from './declared-chunks.ts';
import type { SiteFiles } from './site-entries.ts';

/** Name of the file with the members' area, as packages declare it. */
const membersChunk = 'members';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Creates the function that finds the chunk of a module. What the hydrator is made of (the site's list of islands, its
 * texts, and what they import from the site's own folder, such as atoms) stands with it in the kit's file: every island
 * needs it, and the bundler's output is wrong if the hydrator stands elsewhere than what it imports.
 *
 * The file that names the logins stands with the members' area.
 */
export function createChunkFinder(
  folder: string,
  { islands, texts, logins }: Pick<SiteFiles, 'islands' | 'texts' | 'logins'>,
): (id: string, graph: Graph) => string | undefined {
  const findDeclared = readDeclaredChunks(folder);
  const own = `${realpathSync(folder)}/`;
  const isOwn = (id: string) => id.startsWith(own) && !id.includes('/node_modules/');
  const hydrator = `\0${siteModules.hydrator}`;
  const lists = texts === undefined ? [islands] : [islands, texts];
  let listed: ReadonlySet<string> | undefined;
  let loginsId: string | undefined;
  return (id, graph) => {
    listed ??= collectOwnImports(
      lists.map((file) => realpathSync(file)),
      (module) => (graph.getModuleInfo(module)?.importedIds ?? []).filter(isOwn),
    );
    loginsId ??= logins === undefined ? '' : realpathSync(logins);
    if (id === loginsId) return membersChunk;
    return id === hydrator || listed.has(id) || isGlobalStyle(id) ? kitChunk : findDeclared(id);
  };
}

/** Global styles have no code: pages contain them. They must not be a file of their own beside the hydrator. */
function isGlobalStyle(id: string): boolean {
  return /(?<!\.module)\.css(?:$|\?)/.test(id);
}

function collectOwnImports(
  first: readonly string[],
  getImports: (id: string) => readonly string[],
): Set<string> {
  const seen = new Set(first);
  // Iterating a set includes entries added during the loop.
  for (const id of seen) for (const imported of getImports(id)) seen.add(imported);
  return seen;
}
