import type { ReactElement } from 'react';
import styles from './Loader.module.css';

/**
 * A loading message. It appears 300 ms after it is rendered, so that fast responses never show it.
 */
export function Loader({ label }: { label: string }): ReactElement {
  return (
    <p className={styles['loader']} role="status">
      <span className={styles['mark']} aria-hidden="true" />
      {label}
    </p>
  );
}
