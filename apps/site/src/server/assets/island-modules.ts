import type { Chunk, Manifest } from './manifest.ts';
import { usedIn } from './used-in.ts';

/** An island with a file of its own is called as its file: `entry-filters` lives in `EntryFilters.tsx`. */
const ownFile = /^src\/islands\/([A-Za-z]+)\.tsx$/;

/**
 * Which CSS Modules an island may show once it is awake: its script names their classes. What all of them fetch counts
 * for each, and so does what an island without a file of its own may be.
 */
export function islandModules(
  client: Manifest,
  read: (file: string) => string,
): (island: string) => string[] {
  const awake = client['src/browser/hydrator.ts'];
  if (!awake) return () => [];
  // The list of islands may be in a file of its own, which the hydrator shares with others.
  const besides = (awake.imports ?? []).filter((key) => key.startsWith('_')).map((key) => client[key]);
  // Connections render nothing, though they may share a file with components.
  const connections = new Set(['src/cart/page-cart.ts', 'src/members/page-members.ts']);
  const keys = [awake, ...besides]
    .flatMap((chunk) => chunk?.dynamicImports ?? [])
    .filter((key) => !connections.has(key));
  const modulesOf = (chunks: (Chunk | undefined)[]) => modulesIn(chunks, client, read);
  const common = modulesOf([awake, ...keys.filter((key) => !ownFile.test(key)).map((key) => client[key])]);
  const own = new Map(
    keys.filter((key) => ownFile.test(key)).map((key) => [islandOf(key), modulesOf([client[key]])]),
  );
  return (island) => [...common, ...(own.get(island) ?? [])];
}

function islandOf(key: string): string {
  const name = ownFile.exec(key)?.[1] ?? '';
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** The modules whose classes occur in these files or in what they import. */
function modulesIn(
  chunks: readonly (Chunk | undefined)[],
  client: Manifest,
  read: (file: string) => string,
): string[] {
  const seen = new Set<Chunk>();
  const names = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of usedIn(read(chunk.file))) if (!name.startsWith('#')) names.add(name);
    for (const key of chunk.imports ?? []) visit(client[key]);
    // What a library fetches later may be shown too; what the site's own code fetches are other islands.
    for (const key of chunk.dynamicImports ?? []) if (!key.startsWith('src/')) visit(client[key]);
  };
  for (const chunk of chunks) visit(chunk);
  return [...names];
}
