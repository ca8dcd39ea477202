import { toSourcePath } from '../sources.ts';

export interface BuiltScript {
  /** `assets/shop-1a2b3c.js` */
  fileName: string;
  imports: readonly string[];
  moduleIds: readonly string[];
}

/**
 * Other sources that an island needs, below the site's `src`: its loader waits for them, or its first press opens them.
 */
const partners: Readonly<Record<string, readonly string[]>> = {
  'buy-product': ['cart/page-cart.ts', 'islands/Cart.tsx'],
  cart: ['cart/page-cart.ts'],
  login: ['members/page-members.ts'],
  'member-menu': ['members/page-members.ts'],
  'member-windows': ['members/page-members.ts'],
  profile: ['members/page-members.ts'],
  'reset-password': ['members/page-members.ts'],
};

const hydratorSource = 'browser/hydrator.ts';
/** Islands with styles in a separate file. */
const withStyles = new Set(['islands/Cart.tsx', 'islands/InfoMessages.tsx']);

const radix = 36;

/**
 * Lists the files of each island for the start script: first the names of shared files; then for each island its name
 * (with a hash: the name of its own file) and its shared files as list positions, one base-36 digit each; `*` stands
 * for the styles of the cart and of messages.
 *
 * @example listIslandFiles(scripts, ['cart']); // 'react-1a2b3c,shop-4d5e6f,cart-7a8b9c:01*,'
 * @param islands the names of all islands
 * @throws Error if an island has no file, or more files are shared than one digit can number
 */
export function listIslandFiles(scripts: readonly BuiltScript[], islands: readonly string[]): string {
  const shared: string[] = [];
  const findScript = (source: string) => {
    const script = scripts.find(({ moduleIds }) => moduleIds.some((id) => toSourcePath(id) === source));
    if (!script)
      throw new Error(`No script of the build contains ${source}: the files of the islands cannot be listed`);
    return script;
  };
  const toIndex = (name: string) => {
    if (!shared.includes(name)) shared.push(name);
    return shared.indexOf(name).toString(radix);
  };
  const start = findScript('browser/start.ts');
  const rows = islands.map((island) => {
    const sources = [hydratorSource, ...(partners[island] ?? []), `islands/${toPascalCase(island)}.tsx`];
    const names = [...collectImports(sources.map(findScript), scripts)]
      .filter((script) => script !== start)
      .map(({ fileName }) => fileName.replace(/^assets\/(.+)\.js$/, '$1'));
    const own = names.find((name) => name.replace(/-.{6}$/, '') === island);
    const places = names.filter((name) => name !== own).map(toIndex);
    return `${own ?? island}:${places.join('')}${sources.some((source) => withStyles.has(source)) ? '*' : ''}`;
  });
  if (shared.length > radix)
    throw new Error(`The islands share ${shared.length} files: at most ${radix} can be named`);
  return `${[...shared, ...rows].join()},`;
}

/** `EntryFilters` becomes `entry-filters`, the name of the island and its file. */
export function toKebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

function toPascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
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
