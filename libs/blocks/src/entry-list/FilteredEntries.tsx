import type { Card } from '@guildhall/cms-client';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { CardGrid } from '../cards/CardGrid.tsx';
import { announcementOf } from '../entry-filters/announcement.ts';
import styles from '../entry-filters/EntryFilters.module.css';
import type { EntryFiltersProps } from '../entry-filters/entry-filters-props.ts';
import { FilteredPanel } from '../entry-filters/FilteredPanel.tsx';
import { FilterTabs, tabId } from '../entry-filters/FilterTabs.tsx';
import { holdHeight, releaseHeight, shapeOf, type ListShape } from '../entry-filters/panel.ts';
import { useFilteredCards } from '../entry-filters/use-filtered-cards.ts';
import { useEffectBeforePaint } from '../entry-filters/use-effect-before-paint.ts';

interface FilteredEntriesProps extends Omit<EntryFiltersProps, 'load'> {
  load: (route: string, signal: AbortSignal) => Promise<readonly Card[]>;
  /** What stands in the panel before the first choice. */
  children: ReactNode;
}

/** Filter bar and cards where all of the page is React: `load` brings cards, and they are rendered here. */
export function FilteredEntries({ load, children, ...props }: FilteredEntriesProps): ReactElement {
  const { allRoute, panelId, texts, grid } = props;
  const panel = useRef<HTMLDivElement>(null);
  const cards = useFilteredCards({ allRoute, load });
  const [shape, setShape] = useState<ListShape>();
  const count = cards.result?.length ?? 0;
  const tab = tabId(props, cards.route);

  useEffectBeforePaint(() => {
    if (panel.current && cards.status !== 'loading') releaseHeight(panel.current);
  }, [cards.status]);

  function select(route: string): void {
    if (panel.current && route !== cards.route) {
      holdHeight(panel.current);
      setShape(shapeOf(panel.current) ?? shape);
    }
    cards.select(route);
  }

  function retry(): void {
    document.getElementById(tab)?.focus();
    cards.retry();
  }

  return (
    <>
      <FilterTabs
        {...props}
        all={texts.all}
        active={cards.route}
        onSelect={select}
        announcement={announcementOf(cards, count, texts)}
      />
      <div
        ref={panel}
        id={panelId}
        role="tabpanel"
        aria-labelledby={tab}
        aria-busy={cards.status === 'loading'}
      >
        {cards.touched ? (
          <FilteredPanel state={cards} texts={texts} count={count} shape={shape} onRetry={retry}>
            <div className={styles['arrived']}>
              <CardGrid {...grid} cards={cards.result ?? []} />
            </div>
          </FilteredPanel>
        ) : (
          children
        )}
      </div>
    </>
  );
}
