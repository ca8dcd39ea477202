import type { EntryListBlock } from '@guildhall/cms-client';
import type { BlocksContext } from '../blocks/blocks-context.ts';
import type { CardGridOptions } from '../cards/CardGrid.tsx';
import type { EntryFiltersProps } from '../entry-filters/entry-filters-props.ts';
import { entryFiltersTexts } from '../entry-filters/entry-filters-texts.ts';

/** The filter bar of an entry list; `undefined` when its editor wants none, or there is none to be had. */
export function entryFiltersOf(
  block: EntryListBlock,
  context: BlocksContext,
  grid: CardGridOptions,
): Omit<EntryFiltersProps, 'load'> | undefined {
  const filters = block.displayByCat && block.cats ? context.filters[block.cats.route] : undefined;
  if (filters === undefined || filters === 'failed' || filters.length === 0) return undefined;
  return {
    filters,
    allRoute: block.entryRoute,
    label: block.blockTitle ? `${block.blockTitle}: categories` : 'Categories',
    panelId: `${block.idd}-cards`,
    grid,
    texts: entryFiltersTexts,
  };
}
