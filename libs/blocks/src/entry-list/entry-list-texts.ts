import { entryFiltersTexts, type EntryFiltersTexts } from '../entry-filters/entry-filters-props.ts';

/** Texts of an entry list and its filters. */
export interface EntryListTexts extends EntryFiltersTexts {
  /** A list without entries. */
  empty: string;
  /** A list whose entries could not be loaded. */
  unavailable: string;
  /** Accessible name of the filters. */
  categories: string;
  /** The same for a list with a title, `{title}`. */
  listCategories: string;
}

/**
 * The English texts of an entry list and its filters.
 *
 * @example
 * entryListTexts.categories; // 'Categories'
 */
export const entryListTexts: EntryListTexts = {
  ...entryFiltersTexts,
  empty: 'There is nothing here yet.',
  unavailable: 'We could not load these entries.',
  categories: 'Categories',
  listCategories: '{title}: categories',
};
