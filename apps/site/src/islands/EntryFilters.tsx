import { EntryFilters as FilterBar, type EntryFiltersProps, type LoadedCards } from '@guildhall/blocks';
import { htmlFromOwnServer } from '@guildhall/safe-content';
import { useCallback } from 'react';

/** The filter bar of an entry list; the cards of a category come as HTML from the site's own server. */
export default function EntryFilters(props: EntryFiltersProps) {
  const { cardType, contentType, enlargeFirst, headingLevel } = props.grid;
  const load = useCallback(
    async (route: string, signal: AbortSignal): Promise<LoadedCards> => {
      const query = new URLSearchParams({ route, cardType, enlargeFirst: enlargeFirst ? '1' : '' });
      if (contentType) query.set('contentType', contentType);
      if (headingLevel) query.set('headingLevel', String(headingLevel));
      const response = await fetch(`/_cards?${query}`, { signal });
      if (!response.ok) throw new Error(`The cards could not be fetched (${response.status})`);
      return { html: await htmlFromOwnServer(response), count: Number(response.headers.get('x-card-count')) };
    },
    [cardType, contentType, enlargeFirst, headingLevel],
  );
  return <FilterBar {...props} load={load} />;
}
