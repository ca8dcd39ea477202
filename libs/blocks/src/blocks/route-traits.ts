import type { Block, BlockOf, KnownBlock } from '@guildhall/cms-client';
import type { BlockTraits } from './block-traits.ts';

/** The traits of a block that decide which routes a page reads. */
export type RouteTraits<B extends Block = Block> = Pick<BlockTraits<B>, 'cardRoutes' | 'isFiltered'>;

/** The route traits of blocks, by their names: a registry of views is one. */
export type RouteRegistry = {
  readonly [Name in KnownBlock['name']]?: RouteTraits<BlockOf<Name>> | undefined;
};

/** Those of the built-in blocks, without their views: servers read pages without React. */
export const routeTraits = {
  'entry-list': { isFiltered: ({ displayByCat, cats }) => displayByCat && cats !== undefined },
} satisfies RouteRegistry;

/** Returns the indexes of all entry lists, and of those that can be filtered. */
export function findLists(
  blocks: readonly Block[],
  registry: RouteRegistry,
): { lists: number[]; filtered: number[] } {
  const indexes = [...blocks.keys()];
  return {
    lists: indexes.filter((index) => blocks[index]?.name === 'entry-list'),
    filtered: indexes.filter((index) => {
      const block = blocks[index];
      return block !== undefined && findTraits(block, registry)?.isFiltered?.(block) === true;
    }),
  };
}

/** Returns the traits of a block, or its view, if the registry has views. */
export function findTraits(block: Block, registry: RouteRegistry): RouteTraits | undefined {
  // Names come from content: `toString` is not a block.
  return Object.hasOwn(registry, block.name)
    ? (registry as Readonly<Record<string, RouteTraits | undefined>>)[block.name]
    : undefined;
}
