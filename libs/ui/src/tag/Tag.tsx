import type { ReactElement, ReactNode } from 'react';
import styles from './Tag.module.css';

export interface TagProps {
  children: ReactNode;
  /**
   * `plain` for categories, `member` for members' content, `done` and `wrong` for results.
   * @default 'plain'
   */
  tone?: 'plain' | 'member' | 'done' | 'wrong';
}

/** A short label that is not interactive. */
export function Tag({ children, tone = 'plain' }: TagProps): ReactElement {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {children}
    </span>
  );
}
