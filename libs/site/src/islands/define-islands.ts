import type { IslandDefinition } from '@guildhall/islands';

/**
 * Defines an island of the site's own. Its component is the default export of the file that `load` imports.
 *
 * @example
 * const map = defineIsland({ load: async () => ({ default: MapIsland }), wakesOn: [placeAtom] });
 */
export function defineIsland(island: IslandDefinition): IslandDefinition {
  return island;
}

/**
 * Defines the islands of a site, by the name that `<Island>` gives them. The build reads this list from its source:
 * write every island as a property, and `load` as a function that imports the component.
 *
 * @example
 * // islands.ts
 * export const islands = defineIslands({
 *   cart,
 *   'buy-product': buyProduct,
 *   map: defineIsland({ load: () => import('./MapIsland.tsx') }),
 * });
 */
export function defineIslands<const Islands extends Readonly<Record<string, IslandDefinition>>>(
  islands: Islands,
): Islands {
  return islands;
}
