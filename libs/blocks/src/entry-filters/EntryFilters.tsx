'use client';

import { Html, mergeTexts } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import styles from './EntryFilters.module.css';
import { entryFiltersTexts, type EntryFiltersProps } from './entry-filters-props.ts';
import { FilteredPanel } from './FilteredPanel.tsx';
import { FilterLinks } from './FilterLinks.tsx';
import { useEntryFilters } from './use-entry-filters.ts';

const rejectLoad = () => Promise.reject(new Error('This filter bar has no `load`'));

/**
 * The filter bar of an entry list whose cards are plain HTML outside React. The first choice empties the panel with the id
 * `panelId`; from then on, this component fills it with the HTML from `load`.
 *
 * @example
 * const bar = { chosen: '', parameter: 'cat', allUrl: '/news', path: '/news', label: 'Categories', panelId: 'news' };
 * const choices = [{ slug: '', name: '' }, { slug: 'sea', name: 'The sea' }];
 * declare const load: (slug: string) => Promise<LoadedCards>; // fetches HTML from the site’s own server
 * <EntryFilters {...bar} choices={choices} load={load} />;
 */
export function EntryFilters({ load = rejectLoad, texts, ...props }: EntryFiltersProps): ReactElement {
  const bar = { ...props, texts: mergeTexts(entryFiltersTexts, texts) };
  const { result, touched, links, panel } = useEntryFilters(bar, {
    load,
    getCount: ({ count }) => count,
    // The server's HTML belongs to no React tree: the portal replaces it.
    onFirst: (element) => element.replaceChildren(),
  });
  const container = touched && document.getElementById(props.panelId);
  return (
    <>
      <FilterLinks {...links} />
      {container &&
        createPortal(
          <FilteredPanel {...panel}>
            {result && <Html className={styles['arrived']} html={result.html} />}
          </FilteredPanel>,
          container,
        )}
    </>
  );
}
