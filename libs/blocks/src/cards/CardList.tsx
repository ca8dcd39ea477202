import type { ReactElement, ReactNode } from 'react';
import styles from './CardList.module.css';

interface CardListFrameProps {
  /** The class of the kind's own stylesheet. */
  kind: string | undefined;
  /** @default false */
  enlarged?: boolean;
  children: ReactNode;
}

/**
 * The `<ul>` of every kind of card, with what all kinds share: one link over the whole card, its focus, the words above
 * the title. A list whose marks are hidden is no list to some screen readers: hence the role.
 */
export function CardList({ kind, enlarged = false, children }: CardListFrameProps): ReactElement {
  return (
    <ul role="list" className={`${styles['cards']} ${kind}`} data-enlarged={enlarged || undefined}>
      {children}
    </ul>
  );
}
