import { realpathSync } from 'node:fs';
import { siteModules } from '../site-modules.ts';
import { kitChunk, readDeclaredChunks } from './declared-chunks.ts';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Creates the function that finds the chunk of a module. What the hydrator is made of (the site's list of islands, its
 * texts, and what they import from the site's own folder, such as atoms) stands with it in the kit's file: every island
 * needs it, and the bundler's output is wrong if the hydrator stands elsewhere than what it imports.
 *
 * @param lists absolute paths of the list and of the texts, if there are some
 */
export function createChunkFinder(
  folder: string,
  lists: readonly string[],
): (id: string, graph: Graph) => string | undefined {
  const findDeclared = readDeclaredChunks(folder);
  const own = `${realpathSync(folder)}/`;
  const isOwn = (id: string) => id.startsWith(own) && !id.includes('/node_modules/');
  const hydrator = `\0${siteModules.hydrator}`;
  let listed: ReadonlySet<string> | undefined;
  return (id, graph) => {
    listed ??= collectOwnImports(
      lists.map((file) => realpathSync(file)),
      (module) => (graph.getModuleInfo(module)?.importedIds ?? []).filter(isOwn),
    );
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
