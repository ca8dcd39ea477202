'use client';

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
  /** The loaded cards. */
  children: ReactNode;
}

/** The panel after a choice: cards, placeholders or a message. */
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

/** Layout of the previous cards, for the placeholders. */
export interface ListShape {
  className: string;
  enlarged: boolean;
  count: number;
}

const maxPlaceholders = 8;

export function getListShape(panel: Element): ListShape | undefined {
  const list = panel.querySelector('ul');
  if (!list) return undefined;
  return {
    className: list.className,
    enlarged: list.hasAttribute('data-enlarged'),
    count: Math.min(list.children.length, maxPlaceholders),
  };
}

/** Decoration only: the live region announces the loading. */
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
