import type { Chunk, Manifest } from './manifest.ts';
import { toSourcePath } from '../../sources.ts';
import { findUsedNames } from './used-names.ts';

/** An island is named after its file: `entry-filters` is in `EntryFilters.tsx`. */
const ownFile = /\/site\/src\/islands\/([A-Za-z]+)\.tsx$/;

/** Connections render nothing, though they may share a file with components. */
const connection = /\/site\/src\/(?:cart|members)\/page-|^_(?:shop|members)-/;

/**
 * Finds the CSS Modules that an island may show once awake: its script names their classes. Modules that all islands
 * fetch count for each of them, as do those of islands without their own file.
 */
export function createIslandModuleFinder(
  client: Manifest,
  read: (file: string) => string,
): (island: string) => string[] {
  const [awake, { dynamicImports = [] } = {}] = Object.entries(client).sort(compareIslandCounts)[0] ?? [];
  if (awake === undefined) return () => [];
  const keys = dynamicImports.filter((key) => !connection.test(key));
  // Its dynamic imports are the islands, each handled separately.
  const files: Manifest = { ...client, [awake]: { ...(client[awake] as Chunk), dynamicImports: [] } };
  const collectModules = (from: readonly string[]) =>
    findModules(
      from.map((key) => files[key]),
      files,
      read,
    );
  const common = collectModules([awake, ...keys.filter((key) => !ownFile.test(key))]);
  const own = new Map(
    keys.filter((key) => ownFile.test(key)).map((key) => [toIslandName(key), collectModules([key])]),
  );
  return (island) => [...common, ...(own.get(island) ?? [])];
}

/** Sorts files by their number of islands: the file with React holds the list of all. */
function compareIslandCounts([, one]: [string, Chunk], [, other]: [string, Chunk]): number {
  const findIslands = ({ dynamicImports = [] }: Chunk) =>
    dynamicImports.filter((key) => ownFile.test(key)).length;
  return findIslands(other) - findIslands(one);
}

function toIslandName(key: string): string {
  const name = ownFile.exec(key)?.[1] ?? '';
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** Finds modules whose classes occur in these files or their imports. */
function findModules(
  chunks: readonly (Chunk | undefined)[],
  client: Manifest,
  read: (file: string) => string,
): string[] {
  const seen = new Set<Chunk>();
  const names = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of findUsedNames(read(chunk.file))) if (!name.startsWith('#')) names.add(name);
    for (const key of chunk.imports ?? []) visit(client[key]);
    // Dynamic imports of a library may be shown too; those of the site's own code are other islands.
    for (const key of chunk.dynamicImports ?? [])
      if (toSourcePath(key) === undefined && !connection.test(key)) visit(client[key]);
  };
  for (const chunk of chunks) visit(chunk);
  return [...names];
}
