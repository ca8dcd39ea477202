import type { Chunk, Manifest } from './manifest.ts';
import { findUsedNames } from './used-names.ts';

/** An island with a file of its own is called as its file: `entry-filters` lives in `EntryFilters.tsx`. */
const ownFile = /^src\/islands\/([A-Za-z]+)\.tsx$/;

/** Connections render nothing by themselves, though they may share a file with components. */
const connection = /^(?:src\/(?:cart|members)\/page-|_(?:shop|members)-)/;

/**
 * Which CSS Modules an island may show once it is awake: its script names their classes. What all of them fetch counts
 * for each, and so does what an island without a file of its own may be.
 */
export function createIslandModuleFinder(
  client: Manifest,
  read: (file: string) => string,
): (island: string) => string[] {
  const [awake, { dynamicImports = [] } = {}] = Object.entries(client).sort(compareIslandCounts)[0] ?? [];
  if (awake === undefined) return () => [];
  const keys = dynamicImports.filter((key) => !connection.test(key));
  // What it fetches later are the islands, each for itself.
  const files: Manifest = { ...client, [awake]: { ...(client[awake] as Chunk), dynamicImports: [] } };
  const modulesOf = (from: readonly string[]) =>
    findModules(
      from.map((key) => files[key]),
      files,
      read,
    );
  const common = modulesOf([awake, ...keys.filter((key) => !ownFile.test(key))]);
  const own = new Map(
    keys.filter((key) => ownFile.test(key)).map((key) => [toIslandName(key), modulesOf([key])]),
  );
  return (island) => [...common, ...(own.get(island) ?? [])];
}

/** Those that fetch most islands first: the file with React holds the list of all. */
function compareIslandCounts([, one]: [string, Chunk], [, other]: [string, Chunk]): number {
  const islandsOf = ({ dynamicImports = [] }: Chunk) =>
    dynamicImports.filter((key) => ownFile.test(key)).length;
  return islandsOf(other) - islandsOf(one);
}

function toIslandName(key: string): string {
  const name = ownFile.exec(key)?.[1] ?? '';
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** The modules whose classes occur in these files or in what they import. */
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
    // What a library fetches later may be shown too; what the site's own code fetches are other islands.
    for (const key of chunk.dynamicImports ?? [])
      if (!key.startsWith('src/') && !connection.test(key)) visit(client[key]);
  };
  for (const chunk of chunks) visit(chunk);
  return [...names];
}
