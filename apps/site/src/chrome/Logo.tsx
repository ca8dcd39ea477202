import type { DrawingProps } from '@guildhall/site';
import type { ReactElement } from 'react';
import styles from './Logo.module.css';

/** Three arcs from one point, the smallest filled. */
export function Logo({ className }: DrawingProps): ReactElement {
  return (
    <svg className={className} viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      <path className={styles['lit']} d="M3 21.5a5 5 0 0 1 10 0z" />
      <path
        className={styles['line']}
        d="M3 21.5a5 5 0 0 1 10 0M3 21.5a10.5 10.5 0 0 1 21 0M3 21.5a17 17 0 0 1 34 0M0 21.5h40"
      />
    </svg>
  );
}
