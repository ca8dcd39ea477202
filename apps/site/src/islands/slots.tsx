import type { BlockSlots, EntryFiltersProps } from '@guildhall/blocks';
import { Island } from '@guildhall/islands/server';
import EntryFilters from './EntryFilters.tsx';

function EntryFiltersIsland(props: EntryFiltersProps) {
  return <Island name="entry-filters" wake={['interaction']} component={EntryFilters} props={props} />;
}

/** What the site puts into the places that blocks leave open. */
export const siteSlots: BlockSlots = { entryFilters: EntryFiltersIsland };
