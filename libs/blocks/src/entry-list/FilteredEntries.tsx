'use client';

import type { Card } from '@guildhall/cms-client';
import type { ReactElement, ReactNode } from 'react';
import type { CardGridOptions, CardGridProps } from '../cards/card-grid-props.ts';
import { CardGrid } from '../cards/CardGrid.tsx';
import styles from '../entry-filters/EntryFilters.module.css';
import type { FilterBarProps } from '../entry-filters/entry-filters-props.ts';
import { FilteredPanel } from '../entry-filters/FilteredPanel.tsx';
import { FilterLinks } from '../entry-filters/FilterLinks.tsx';
import { useEntryFilters } from '../entry-filters/use-entry-filters.ts';

interface FilteredEntriesProps extends FilterBarProps {
  grid: CardGridOptions & Pick<CardGridProps, 'views' | 'pricing'>;
  /** Of the cards of each choice, by its slug. */
  routes: Readonly<Record<string, string>>;
  loadCards: (route: string, signal: AbortSignal) => Promise<readonly Card[]>;
  /** Content of the panel before the first choice. */
  children: ReactNode;
}

/** Filter bar and cards for pages that are all React: `loadCards` returns cards, which are rendered here. */
export function FilteredEntries({
  routes,
  loadCards,
  grid,
  children,
  ...props
}: FilteredEntriesProps): ReactElement {
  const { result, touched, links, panel } = useEntryFilters(props, {
    load: (slug, signal) => loadCards(routes[slug] ?? '', signal),
    getCount: (cards) => cards.length,
  });
  return (
    <>
      <FilterLinks {...links} />
      <div id={props.panelId}>
        {touched || props.failed ? (
          <FilteredPanel {...panel}>
            <div className={styles['arrived']}>
              <CardGrid {...grid} cards={result ?? []} />
            </div>
          </FilteredPanel>
        ) : (
          children
        )}
      </div>
    </>
  );
}
