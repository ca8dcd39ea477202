import type { ReactElement } from 'react';
import { Point } from './Point.tsx';
import styles from './Tide.module.css';

/** A tide chart at low water: what was drawn up to now, and the rise that is to come. */
export function Tide(): ReactElement {
  return (
    <div className={styles['tide']}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        <path className={styles['level']} d="M0 20H100M0 50H100M0 80H100" />
        <path className={styles['water']} d="M0 40C6 26 10 20 15 20C28 20 34 80 52 80V100H0z" />
        <path className={styles['past']} d="M0 40C6 26 10 20 15 20C28 20 34 80 52 80" />
        <path className={styles['next']} d="M52 80C70 80 74 14 88 14C93 14 97 20 100 28" />
      </svg>
      <Point className={styles['now']} label="low water" side="after" />
    </div>
  );
}
