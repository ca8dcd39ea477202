import type { Block } from '@guildhall/cms-client';
import { outlineOf } from '../blocks/blocks-outline.ts';
import { filteredListOf, type FilteredList, type Filters } from './filtered-list.ts';

/**
 * The lists of a page whose cards can be chosen by category, for servers that answer a choice by the page's path, the
 * list's parameter and the category's slug.
 */
export function filteredListsOf(blocks: readonly Block[], filters: Filters): FilteredList[] {
  const outline = outlineOf(blocks);
  return blocks.flatMap((block, index) =>
    block.name === 'entry-list' ? (filteredListOf(block, index, { filters, outline }) ?? []) : [],
  );
}
