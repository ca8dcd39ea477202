/** The words of the filter bar and of what stands in its panel. */
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
  loading: 'Fetching entries…',
  failed: 'These entries did not arrive. Your choice is kept.',
  retry: 'Try again',
  none: 'There is nothing in this category yet.',
  shown: '{count} entries shown',
  shownOne: '1 entry shown',
};
