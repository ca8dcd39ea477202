import { Html, mergeTexts } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import styles from './EntryFilters.module.css';
import { entryFiltersTexts, type EntryFiltersProps } from './entry-filters-props.ts';
import { FilteredPanel } from './FilteredPanel.tsx';
import { FilterLinks } from './FilterLinks.tsx';
import { useEntryFilters } from './use-entry-filters.ts';

const rejectLoad = () => Promise.reject(new Error('This filter bar has no way to load cards'));

/**
 * The filter bar of an entry list whose cards are plain HTML outside of React. The first choice empties the panel
 * called `panelId`; from then on this component fills it with the HTML that `load` fetches.
 */
export function EntryFilters({ load = rejectLoad, texts, ...props }: EntryFiltersProps): ReactElement {
  const bar = { ...props, texts: mergeTexts(entryFiltersTexts, texts) };
  const { result, touched, links, panel } = useEntryFilters(bar, {
    load,
    getCount: ({ count }) => count,
    // What the server rendered is in no React tree: it goes, and from now on the portal fills the panel.
    onFirst: (element) => element.replaceChildren(),
  });
  const place = touched && document.getElementById(props.panelId);
  return (
    <>
      <FilterLinks {...links} />
      {place &&
        createPortal(
          <FilteredPanel {...panel}>
            {result && <Html className={styles['arrived']} html={result.html} />}
          </FilteredPanel>,
          place,
        )}
    </>
  );
}
