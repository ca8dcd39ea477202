import { entryFiltersTexts, type EntryFiltersTexts } from '../entry-filters/entry-filters-props.ts';

/** The words of an entry list and of its filters. */
export interface EntryListTexts extends EntryFiltersTexts {
  /** A list without entries. */
  empty: string;
  /** A list whose entries could not be read. */
  unavailable: string;
  /** What the filters are, for screen readers. */
  categories: string;
  /** The same where the list has a title; `{title}` is filled in. */
  listCategories: string;
}

/** The built-in English. */
export const entryListTexts: EntryListTexts = {
  ...entryFiltersTexts,
  empty: 'There is nothing here yet.',
  unavailable: 'We could not load these entries.',
  categories: 'Categories',
  listCategories: '{title}: categories',
};
