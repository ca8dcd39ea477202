import { Button } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import { CardsWaiting } from './CardsWaiting.tsx';
import styles from './EntryFilters.module.css';
import type { EntryFiltersTexts } from './entry-filters-texts.ts';
import type { FilteredCardsState } from './filtered-cards-state.ts';
import type { ListShape } from './panel.ts';

export interface FilteredPanelProps {
  state: FilteredCardsState<unknown>;
  texts: EntryFiltersTexts;
  count: number;
  shape: ListShape | undefined;
  onRetry: () => void;
  /** The cards, once they are there. */
  children: ReactNode;
}

/** What stands in the panel after a choice: the cards, or why there are none. */
export function FilteredPanel(props: FilteredPanelProps): ReactElement | null {
  const { state, texts, count, shape, onRetry, children } = props;
  if (state.status === 'failed') {
    return (
      <div className={styles['note']}>
        <p>{texts.failed}</p>
        <Button variant="quiet" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (state.status === 'loading') return state.slow && shape ? <CardsWaiting shape={shape} /> : null;
  if (count === 0) return <p className={styles['note']}>{texts.none}</p>;
  return <>{children}</>;
}
