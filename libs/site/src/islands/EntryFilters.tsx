import { EntryFilters as FilterBar, type EntryFiltersProps, type LoadedCards } from '@guildhall/blocks';
import { readOwnHtml } from '@guildhall/safe-content';
import { useStore, type Store } from 'jotai';
import { useCallback } from 'react';

/** False in the scripts of a site without members, which then have no code for private entries. */
const hasMembers = import.meta.env.GUILDHALL_MEMBERS !== false;

/**
 * Filter bar of an entry list. Cards of a category are fetched as HTML from the site's own server; those of a private
 * entry with the member's token.
 */
export default function EntryFilters(props: EntryFiltersProps) {
  const { path, parameter, panelId } = props;
  const store = useStore();
  const load = useCallback(
    async (slug: string, signal: AbortSignal): Promise<LoadedCards> => {
      const isPrivate = hasMembers && document.getElementById(panelId)?.closest('[data-member-entry]');
      const response = isPrivate
        ? await fetchAsMember(store, parameter, slug, signal)
        : await fetch(`/_cards?${new URLSearchParams({ page: path, list: parameter, cat: slug })}`, {
            signal,
          });
      if (!response.ok) throw new Error(`the cards could not be fetched (${response.status})`);
      return { html: await readOwnHtml(response), count: Number(response.headers.get('x-card-count')) };
    },
    [store, path, parameter, panelId],
  );
  return <FilterBar {...props} load={load} />;
}

async function fetchAsMember(
  store: Store,
  list: string,
  slug: string,
  signal: AbortSignal,
): Promise<Response> {
  const { fetchMemberEntry } = await import('../members/fetch-member-entry.ts');
  const response = await fetchMemberEntry(store, { list, chosen: { [list]: slug } }, signal);
  if (typeof response === 'string') throw new Error(`the cards could not be fetched (${response})`);
  return response;
}
