import type { Block } from '@guildhall/cms-client';
import { findLists, routeTraits, type RouteRegistry } from '../blocks/route-traits.ts';
import { findFilteredList, type FilteredList, type Filters } from './filtered-list.ts';

/**
 * Returns the lists of a page that can be filtered by category, for servers that find the cards of a choice by the page's
 * path, the list's parameter and the category's slug.
 *
 * @param registry the one that renders the blocks; default: the built-in blocks
 * @example
 * import { readPage } from '@guildhall/blocks/routes';
 *
 * const page = await readPage(cms, '/news');
 * const lists = page.outcome === 'found' ? getFilteredLists(page.entry.content, page.filters) : [];
 */
export function getFilteredLists(
  blocks: readonly Block[],
  filters: Filters,
  registry: RouteRegistry = routeTraits,
): FilteredList[] {
  const outline = findLists(blocks, registry);
  return blocks.flatMap((block, index) =>
    block.name === 'entry-list' ? (findFilteredList(block, index, { filters, outline }) ?? []) : [],
  );
}
