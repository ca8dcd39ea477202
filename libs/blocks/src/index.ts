export { Blocks, type BlocksProps } from './blocks/Blocks.tsx';
export { BlockView, type BlockViewProps } from './blocks/BlockView.tsx';
export { blockRegistry } from './blocks/block-registry.ts';
export { outlineOf, type BlocksOutline } from './blocks/blocks-outline.ts';
export type { BlockProps, BlockRegistry, BlocksContext, BlockSlots } from './blocks/blocks-context.ts';
export { cardRoutesOf } from './blocks/card-routes.ts';
export { CardGrid, type CardGridOptions, type CardGridProps } from './cards/CardGrid.tsx';
export type { HeadingLevel } from './cards/card-list.ts';
export { EntryFilters } from './entry-filters/EntryFilters.tsx';
export type { EntryFiltersProps, LoadedCards } from './entry-filters/entry-filters-props.ts';
export { entryFiltersTexts, type EntryFiltersTexts } from './entry-filters/entry-filters-texts.ts';
export { FilterTabs, type FilterTabsProps } from './entry-filters/FilterTabs.tsx';
export {
  useFilteredCards,
  type FilteredCards,
  type FilteredCardsOptions,
} from './entry-filters/use-filtered-cards.ts';
