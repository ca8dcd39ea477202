import type { ReactElement, ReactNode } from 'react';
import styles from './Tag.module.css';

export interface TagProps {
  /** A word or two. */
  children: ReactNode;
  /**
   * `plain` for categories, `member` for members' content, `done` and `wrong` for results.
   * @default 'plain'
   */
  tone?: 'plain' | 'member' | 'done' | 'wrong';
}

/**
 * A short label that is not interactive.
 *
 * @example
 * <Tag tone="member">Members only</Tag>;
 */
export function Tag({ children, tone = 'plain' }: TagProps): ReactElement {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {children}
    </span>
  );
}
