import type { SafeHtml } from '@guildhall/safe-content';
import type { PartialTexts } from '@guildhall/ui';
import type { FilterChoice } from './filtered-list.ts';

/** Cards of a category: the HTML of `CardGrid`, rendered on the server, and the number of cards. */
export interface LoadedCards {
  html: SafeHtml;
  count: number;
}

/** Props of a filter bar. Serialisable as JSON. */
export interface FilterBarProps {
  /** The first one is all entries. */
  choices: readonly FilterChoice[];
  /** Slug of the initial choice. */
  chosen: string;
  /** Query parameter of the list in the page's URL. */
  parameter: string;
  /** URL of all entries of this list, which keeps the choices in other lists. */
  allUrl: string;
  /** True if the cards of the initial choice could not be loaded. */
  failed?: boolean;
  /** Accessible name of the bar. */
  label: string;
  /** Id of the element with the cards. */
  panelId: string;
  /** Texts of the bar and its panel. */
  texts: EntryFiltersTexts;
}

/** Props of `EntryFilters`. Serialisable as JSON, except for `load`. */
export interface EntryFiltersProps extends Omit<FilterBarProps, 'texts'> {
  /**
   * Overrides for the built-in texts.
   * @default {}
   */
  texts?: PartialTexts<EntryFiltersTexts> | undefined;
  /** Path of the page, for `load`. */
  path: string;
  /** Loads the cards of a choice as HTML from the site's own server; rejects on failure. Without it, every choice fails. */
  load?: (slug: string, signal: AbortSignal) => Promise<LoadedCards>;
}

/** Texts of the filter bar and its panel. */
export interface EntryFiltersTexts {
  /** Label of the first filter. */
  all: string;
  loading: string;
  failed: string;
  retry: string;
  none: string;
  /** Announced to screen readers; `{count}` becomes the number of cards. */
  shown: string;
  shownOne: string;
}

/**
 * The English texts of the filter bar and its panel.
 *
 * @example
 * entryFiltersTexts.all; // 'All'
 */
export const entryFiltersTexts: EntryFiltersTexts = {
  all: 'All',
  loading: 'Loading entries…',
  failed: 'We could not load these entries. Your filter is still selected.',
  retry: 'Try again',
  none: 'There is nothing in this category yet.',
  shown: '{count} entries shown',
  shownOne: '1 entry shown',
};
