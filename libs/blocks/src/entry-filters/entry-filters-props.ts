import type { SafeHtml } from '@guildhall/safe-content';
import type { PartialTexts } from '@guildhall/ui';
import type { FilterChoice } from './filtered-list.ts';

/** The answer to a choice: the HTML that `CardGrid` made on the server, and how many cards it holds. */
export interface LoadedCards {
  html: SafeHtml;
  count: number;
}

/** What a filter bar needs to show itself: plain data that can travel as JSON. */
export interface FilterBarProps {
  /** All entries first. */
  choices: readonly FilterChoice[];
  /** The slug of the choice whose cards are there at first. */
  chosen: string;
  /** The list's name in the page's address. */
  parameter: string;
  /** The address that leads to all entries of this list, and leaves other lists as they are. */
  allUrl: string;
  /** Whether the cards of the first choice could not be read. */
  failed?: boolean;
  /** The accessible name of the bar. */
  label: string;
  /** The id of the element that holds the cards. */
  panelId: string;
  texts: EntryFiltersTexts;
}

/** What a filter bar over cards in plain HTML needs; all but `load` is plain data. */
export interface EntryFiltersProps extends Omit<FilterBarProps, 'texts'> {
  /**
   * Those that differ from the built-in ones: they may travel with the page.
   * @default {}
   */
  texts?: PartialTexts<EntryFiltersTexts> | undefined;
  /** The path of the page, for the reader of the cards. */
  path: string;
  /** Reads the cards of a choice as HTML of the own server; rejects when that fails. Without it every choice fails. */
  load?: (slug: string, signal: AbortSignal) => Promise<LoadedCards>;
}

/** The words of the filter bar and of what is in its panel. */
export interface EntryFiltersTexts {
  /** The first filter. */
  all: string;
  loading: string;
  failed: string;
  retry: string;
  none: string;
  /** For the live region; `{count}` becomes the number of cards. */
  shown: string;
  shownOne: string;
}

/** The built-in English. */
export const entryFiltersTexts: EntryFiltersTexts = {
  all: 'All',
  loading: 'Loading entries…',
  failed: 'We could not load these entries. Your filter is still selected.',
  retry: 'Try again',
  none: 'There is nothing in this category yet.',
  shown: '{count} entries shown',
  shownOne: '1 entry shown',
};
