import type { Block, Card } from '@guildhall/cms-client';
import { findLists, routeTraits, type RouteRegistry } from '../blocks/route-traits.ts';
import { getPageParameter } from './list-pages.ts';

/**
 * Returns the numbers of pages of those lists of a page that have several, by their query parameters. No category of a list has
 * more pages than all its entries.
 *
 * @param cards the first page of each list, by route
 * @example
 * import { readPage } from '@guildhall/blocks/routes';
 *
 * const page = await readPage(cms, '/news');
 * const pages = page.outcome === 'found' ? getListPages(page.entry.content, page.cards) : {}; // such as `{ page: 4 }`
 */
export function getListPages(
  blocks: readonly Block[],
  cards: Readonly<Record<string, readonly Card[] | 'failed'>>,
  registry: RouteRegistry = routeTraits,
): Record<string, number> {
  const outline = findLists(blocks, registry);
  const pages = blocks.flatMap((block, index): [string, number][] => {
    const found = block.name === 'entry-list' ? cards[block.entryRoute] : undefined;
    const following = found === 'failed' ? undefined : found?.at(-1)?.following;
    if (!found || following === undefined) return [];
    return [[getPageParameter(index, outline), 1 + Math.ceil(following / found.length)]];
  });
  return Object.fromEntries(pages);
}
