import { Button } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './EntryFilters.module.css';
import type { EntryFiltersTexts } from './entry-filters-props.ts';
import type { FilteredCardsState } from './use-filtered-cards.ts';

export interface FilteredPanelProps {
  state: FilteredCardsState<unknown>;
  texts: EntryFiltersTexts;
  count: number;
  shape: ListShape | undefined;
  onRetry: () => void;
  /** The cards, once they are there. */
  children: ReactNode;
}

/** The panel after a choice: the cards, or why there are none. */
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
  if (state.status === 'loading') return state.slow && shape ? <CardPlaceholders shape={shape} /> : null;
  if (count === 0) return <p className={styles['note']}>{texts.none}</p>;
  return <>{children}</>;
}

/** The layout of the cards that were in a panel: placeholders are drawn in the same shape. */
export interface ListShape {
  className: string;
  enlarged: boolean;
  count: number;
}

/** Placeholders at most. */
const maxPlaceholders = 8;

/** The shape of the cards in a panel; `undefined` when it holds none. */
export function getListShape(panel: Element): ListShape | undefined {
  const list = panel.querySelector('ul');
  if (!list) return undefined;
  return {
    className: list.className,
    enlarged: list.hasAttribute('data-enlarged'),
    count: Math.min(list.children.length, maxPlaceholders),
  };
}

/** Placeholders for cards that are loading. Decoration only: the live region says it in words. */
function CardPlaceholders({ shape }: { shape: ListShape }): ReactElement {
  return (
    <ul
      className={shape.className}
      data-enlarged={shape.enlarged || undefined}
      data-waiting={true}
      aria-hidden="true"
    >
      {Array.from({ length: shape.count }, (_, index) => (
        <li key={index}>
          <i />
          <b />
          <b />
        </li>
      ))}
    </ul>
  );
}
