import { reactChunk } from './declared-chunks.ts';
import type { IslandScripts } from '../engine/assets/island-modules.ts';
import { createUsageError } from '../usage-error.ts';

export interface BuiltScript {
  /** `assets/shop-1a2b3c.js` */
  fileName: string;
  /** The chunk's name, without folder and hash. */
  name: string;
  imports: readonly string[];
  moduleIds: readonly string[];
  /** Module whose exports are those of the script, if it has such a module. */
  facadeModuleId: string | null;
}

/** An island as a build sees it. */
export interface BuiltIsland {
  /** The name in its HTML. */
  name: string;
  /** Modules that it needs, by their IDs: its component first, then what its loader waits for. */
  sources: readonly string[];
  /** True if its pages have only the styles that its HTML names. */
  isStyledByHtml?: boolean | undefined;
}

/** Islands with styles in a separate file. */
const withStyles = /\/islands\/(?:Cart|InfoMessages|MemberWindows)\.tsx$/;

const radix = 36;

/**
 * Lists the files of each island for the start script: first the names of shared files; then for each island its name
 * (with a hash: the name of its own file) and its shared files as list positions, one base-36 digit each; `*` stands
 * for the styles of the cart and of messages.
 *
 * @example listIslandFiles(scripts, [cart], entries); // 'react-1a2b3c,shop-4d5e6f,cart-7a8b9c:01*,'
 * @throws Error if an island has no file, or more files are shared than one digit can number
 */
export function listIslandFiles(
  scripts: readonly BuiltScript[],
  islands: readonly BuiltIsland[],
  hydrator: string,
): string {
  const shared: string[] = [];
  const toIndex = (name: string) => {
    if (!shared.includes(name)) shared.push(name);
    return shared.indexOf(name).toString(radix);
  };
  const react = scripts.filter(({ name }) => name === reactChunk);
  const rows = islands.map(({ name: island, sources }) => {
    const first = [hydrator, ...sources.slice(1), ...sources.slice(0, 1)];
    const names = [
      ...collectImports([...react, ...first.map((source) => findScript(scripts, source))], scripts),
    ].map(({ fileName }) => fileName.replace(/^assets\/(.+)\.js$/, '$1'));
    const own = names.find((name) => name.replace(/-.{6}$/, '') === island);
    // In one order, the same files are the same text, which compresses.
    const places = names
      .filter((name) => name !== own)
      .map(toIndex)
      .sort();
    return `${own ?? island}:${places.join('')}${sources.some((source) => withStyles.test(source)) ? '*' : ''}`;
  });
  if (shared.length > radix)
    throw createUsageError(
      'GUILDHALL_SITE_ISLAND_FILES',
      `The islands share ${shared.length} files: at most ${radix} can be named. Join some with guildhall.chunks of a package.json.`,
    );
  return `${[...shared, ...rows].join()},`;
}

/** Lists the scripts of islands for the server, which finds the styles that each may need. */
export function listIslandScripts(
  scripts: readonly BuiltScript[],
  islands: readonly BuiltIsland[],
  hydrator: string,
): IslandScripts {
  const own = islands.flatMap(({ name, sources, isStyledByHtml }) => {
    const script = scripts.find(({ facadeModuleId }) => facadeModuleId === sources[0]);
    return script && !isStyledByHtml ? [[name, script.fileName] as const] : [];
  });
  const files = new Set(own.map(([, file]) => file));
  const unstyled = islands
    .flatMap(({ sources, isStyledByHtml }) => (isStyledByHtml ? sources : sources.slice(1)))
    .map((source) => findScript(scripts, source).fileName)
    .filter((file) => !files.has(file));
  return {
    hydrator: findScript(scripts, hydrator).fileName,
    islands: Object.fromEntries(own),
    unstyled: [...new Set(unstyled)],
    list: listIslandFiles(scripts, islands, hydrator),
  };
}

/** `EntryFilters` becomes `entry-filters`, the name of the island and its file. */
export function toKebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

function findScript(scripts: readonly BuiltScript[], source: string): BuiltScript {
  const script = scripts.find(({ moduleIds }) => moduleIds.includes(source));
  if (!script)
    throw createUsageError(
      'GUILDHALL_SITE_ISLAND_FILES',
      `No script of the build contains ${source}: the files of the islands cannot be listed`,
    );
  return script;
}

function collectImports(first: readonly BuiltScript[], scripts: readonly BuiltScript[]): Set<BuiltScript> {
  const needed = new Set(first);
  // Iterating a set includes entries added during the loop.
  for (const { imports } of needed)
    for (const file of imports) {
      const script = scripts.find(({ fileName }) => fileName === file);
      if (script) needed.add(script);
    }
  return needed;
}
