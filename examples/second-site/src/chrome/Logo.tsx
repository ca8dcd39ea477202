import type { DrawingProps } from '@guildhall/site';
import type { ReactElement } from 'react';
import styles from './Logo.module.css';

/** Frames of a boat, filled below the waterline. */
export function Logo({ className }: DrawingProps): ReactElement {
  return (
    <svg className={className} viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      <path className={styles['hull']} d="M5.5 13h29C33 19.5 27 23 20 23S7 19.5 5.5 13z" />
      <path
        className={styles['line']}
        d="M4 3c0 13 6 20 16 20S36 16 36 3M12 4c0 9 3 16 8 19 5-3 8-10 8-19M0 13h40"
      />
    </svg>
  );
}
