import type { Block, BlockName, BlockOf, Card, Filter } from '@guildhall/cms-client';
import type { ComponentType } from 'react';
import type { EntryFiltersProps } from '../entry-filters/entry-filters-props.ts';
import type { BlocksOutline } from './blocks-outline.ts';

/** What the app puts into places that blocks leave open. */
export interface BlockSlots {
  /**
   * The category filters of an entry list, when something else than React on this page brings them to life. The cards
   * then stand in plain HTML in the panel beneath, and what is handed in fills that panel.
   */
  entryFilters?: ComponentType<EntryFiltersProps>;
  /** How an ordinary React app reads the cards of one category; without it (and without `entryFilters`) no filters show. */
  loadCards?: (route: string, signal: AbortSignal) => Promise<Card[]>;
}

/** What the blocks of a page need to know beside their own fields. */
export interface BlocksContext {
  /** By route, loaded beforehand: see `cardRoutesOf`. */
  cards: Readonly<Record<string, Card[] | 'failed'>>;
  /** By route, loaded beforehand: see `cardRoutesOf`. */
  filters: Readonly<Record<string, Filter[] | 'failed'>>;
  slots: BlockSlots;
  /** From `outlineOf(blocks)`; without it the first block carries the page's title and its first picture. */
  outline?: BlocksOutline;
}

/** What a block's component receives. `index` is the block's place on its page, from 0. */
export interface BlockProps<B extends Block> {
  block: B;
  context: BlocksContext;
  index: number;
}

/** The component of each block, by the block's name. */
export type BlockRegistry = { [Name in BlockName]?: ComponentType<BlockProps<BlockOf<Name>>> };
