import type { ReactElement, ReactNode } from 'react';
import styles from './CardList.module.css';

export interface CardListFrameProps {
  /** Class of the card type's own style sheet. */
  kind: string | undefined;
  /**
   * True if the first card is larger than the others.
   * @default false
   */
  enlarged?: boolean;
  /** One `<li>` for each card. */
  children: ReactNode;
}

/**
 * The `<ul>` of every card type, with their shared styles. Some screen readers do not announce lists without markers,
 * hence the role.
 *
 * @example
 * const TideCards = ({ cards, enlarged }: CardListProps) => (
 *   <CardList kind="tides" enlarged={enlarged}>{cards.map(({ id, title }) => <li key={id}>{title}</li>)}</CardList>
 * );
 */
export function CardList({ kind, enlarged = false, children }: CardListFrameProps): ReactElement {
  return (
    <ul role="list" className={`${styles['cards']} ${kind}`} data-enlarged={enlarged || undefined}>
      {children}
    </ul>
  );
}
