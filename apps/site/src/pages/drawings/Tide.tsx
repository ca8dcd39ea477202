import type { ReactElement } from 'react';
import styles from './Tide.module.css';

/** A tide chart at low water: what was drawn up to now, and the rise that is to come. */
export function Tide(): ReactElement {
  return (
    <div className={styles['tide']}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        <path className={styles['water']} d="M0 58C9 34 15 34 24 58S40 88 56 88V100H0z" />
        <path className={styles['level']} d="M0 40H100M0 64H100M0 88H100" />
        <path className={styles['past']} d="M0 58C9 34 15 34 24 58S40 88 56 88" />
        <path className={styles['next']} d="M56 88C72 88 74 70 82 52S92 30 100 32" />
      </svg>
      <span className={styles['now']}>low water</span>
    </div>
  );
}
