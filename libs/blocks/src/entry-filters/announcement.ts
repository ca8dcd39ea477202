import type { EntryFiltersTexts } from './entry-filters-texts.ts';
import type { FilteredCardsState } from './filtered-cards-state.ts';

/** What the live region says; nothing before the first choice and while an answer may still come quickly. */
export function announcementOf(
  { touched, status, slow }: FilteredCardsState<unknown>,
  count: number,
  texts: EntryFiltersTexts,
): string {
  if (!touched) return '';
  if (status === 'failed') return texts.failed;
  if (status === 'loading') return slow ? texts.loading : '';
  if (count === 0) return texts.none;
  return count === 1 ? texts.shownOne : texts.shown.replace('{count}', String(count));
}
