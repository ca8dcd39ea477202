import { EntryFilters as FilterBar, type EntryFiltersProps, type LoadedCards } from '@guildhall/blocks';
import { htmlFromOwnServer } from '@guildhall/safe-content';
import { useCallback } from 'react';

/** The filter bar of an entry list; the cards of a category are fetched as HTML from the site's own server. */
export default function EntryFilters(props: EntryFiltersProps) {
  const { path, parameter } = props;
  const load = useCallback(
    async (slug: string, signal: AbortSignal): Promise<LoadedCards> => {
      const response = await fetch(
        `/_cards?${new URLSearchParams({ page: path, list: parameter, cat: slug })}`,
        {
          signal,
        },
      );
      if (!response.ok) throw new Error(`The cards could not be fetched (${response.status})`);
      return { html: await htmlFromOwnServer(response), count: Number(response.headers.get('x-card-count')) };
    },
    [path, parameter],
  );
  return <FilterBar {...props} load={load} />;
}
