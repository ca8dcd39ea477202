import type { Filter } from '@guildhall/cms-client';
import type { SafeHtml } from '@guildhall/safe-content';
import type { CardGridOptions } from '../cards/CardGrid.tsx';
import type { EntryFiltersTexts } from './entry-filters-texts.ts';

/** The answer to a choice: the HTML that `CardGrid` made on the server, and how many cards it holds. */
export interface LoadedCards {
  html: SafeHtml;
  count: number;
}

/** What a filter bar needs; all but `load` is plain data that can travel as JSON. */
export interface EntryFiltersProps {
  filters: readonly Filter[];
  /** The route of the list itself, chosen by the first filter. */
  allRoute: string;
  /** The accessible name of the bar. */
  label: string;
  /** The id of the element that holds the cards. */
  panelId: string;
  /** How the cards are to look, for whoever renders them on request. */
  grid: CardGridOptions;
  texts: EntryFiltersTexts;
  /** Reads the cards of a route as HTML of the own server; rejects when that fails. Without it every choice fails. */
  load?: (route: string, signal: AbortSignal) => Promise<LoadedCards>;
}
