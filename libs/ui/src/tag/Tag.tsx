import type { ReactElement, ReactNode } from 'react';
import styles from './Tag.module.css';

export interface TagProps {
  children: ReactNode;
  /**
   * What it says: a category (`plain`), a members' matter, something that is done, or something gone wrong.
   * @default 'plain'
   */
  tone?: 'plain' | 'member' | 'done' | 'wrong';
}

/** A word or two that says what kind of thing this is. Not to be pressed. */
export function Tag({ children, tone = 'plain' }: TagProps): ReactElement {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {children}
    </span>
  );
}
