import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chunk, Manifest } from './manifest.ts';
import { toSourcePath } from '../../sources.ts';
import { findUsedNames } from './used-names.ts';
import { createUsageError } from '../../usage-error.ts';

/** Scripts of a build that the server knows by name, as files. */
export interface IslandScripts {
  /** Holds the list of islands. */
  hydrator: string;
  /** The islands that have a script of their own, by name. */
  islands: Record<string, string>;
  /** Scripts that add no styles to pages: what islands wait for, and islands with the styles of their HTML alone. */
  unstyled: string[];
  /** The files of each island, as the start script has them. */
  list: string;
}

/** @throws Error if the build has no such list */
export function readIslandScripts(directory: string): IslandScripts {
  try {
    return JSON.parse(readFileSync(join(directory, '.vite/islands.json'), 'utf8')) as IslandScripts;
  } catch {
    throw createUsageError(
      'GUILDHALL_SITE_NO_BUILD',
      `The build in ${directory} has no list of islands. Build the site again.`,
    );
  }
}

/**
 * Finds the CSS Modules that an island may show once awake: its script names their classes. Modules that all islands
 * fetch count for each of them, as do those of islands without their own file.
 */
export function createIslandModuleFinder(
  client: Manifest,
  { hydrator, islands, unstyled }: IslandScripts,
  read: (file: string) => string,
): (island: string) => string[] {
  const files = new Set(Object.values(islands));
  const chunks = Object.values(client);
  const awake = chunks.find(({ file }) => file === hydrator);
  const isUnstyled = (key: string) => unstyled.includes(client[key]?.file ?? '');
  const isIsland = (key: string) => files.has(client[key]?.file ?? '');
  // A script that imports a prerequisite belongs to the islands that wait for it.
  const isForSome = (key: string) => [key, ...(client[key]?.imports ?? [])].some(isUnstyled);
  const shared = (awake?.dynamicImports ?? []).filter((key) => !isForSome(key) && !isIsland(key));
  const collectModules = (first: readonly (Chunk | undefined)[]) => {
    const seen = new Set<Chunk>();
    const names = new Set<string>();
    const visit = (chunk: Chunk | undefined) => {
      if (!chunk || seen.has(chunk)) return;
      seen.add(chunk);
      for (const name of findUsedNames(read(chunk.file))) if (!name.startsWith('#')) names.add(name);
      for (const key of chunk.imports ?? []) visit(client[key]);
      // The hydrator's dynamic imports are the islands, each handled separately.
      if (chunk === awake) return;
      // Dynamic imports of a library may be shown too; those of the site's own code are other islands.
      for (const key of chunk.dynamicImports ?? [])
        if (toSourcePath(key) === undefined && !isUnstyled(key) && !isIsland(key)) visit(client[key]);
    };
    for (const chunk of first) visit(chunk);
    return [...names];
  };
  const common = collectModules([awake, ...shared.map((key) => client[key])]);
  const own = new Map(
    Object.entries(islands).map(([name, file]) => [
      name,
      collectModules([chunks.find((chunk) => chunk.file === file)]),
    ]),
  );
  return (island) => [...common, ...(own.get(island) ?? [])];
}
