import type { ReactElement, ReactNode } from 'react';
import styles from './CardList.module.css';

export interface CardListFrameProps {
  /** Class of the card type's own style sheet. */
  kind: string | undefined;
  /** @default false */
  enlarged?: boolean;
  children: ReactNode;
}

/**
 * The `<ul>` of every card type, with their shared styles. Some screen readers do not announce lists without markers,
 * hence the role.
 */
export function CardList({ kind, enlarged = false, children }: CardListFrameProps): ReactElement {
  return (
    <ul role="list" className={`${styles['cards']} ${kind}`} data-enlarged={enlarged || undefined}>
      {children}
    </ul>
  );
}
