import type { Block } from '@guildhall/cms-client';
import { blockRegistry } from '../blocks/block-registry.ts';
import { computeOutline } from '../blocks/compute-outline.ts';
import type { BlockRegistry } from '../blocks/define-view.ts';
import { findFilteredList, type FilteredList, type Filters } from './filtered-list.ts';

/**
 * Returns the lists of a page that can be filtered by category, for servers that find the cards of a choice by the page's
 * path, the list's parameter and the category's slug.
 *
 * @param registry the one that renders the blocks; default: `blockRegistry`
 */
export function getFilteredLists(
  blocks: readonly Block[],
  filters: Filters,
  registry: BlockRegistry = blockRegistry,
): FilteredList[] {
  const outline = computeOutline(blocks, registry);
  return blocks.flatMap((block, index) =>
    block.name === 'entry-list' ? (findFilteredList(block, index, { filters, outline }) ?? []) : [],
  );
}
