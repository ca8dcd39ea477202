import type { ReactElement } from 'react';
import styles from './Loader.module.css';

/**
 * Says that something is coming. It appears by itself 300 ms after it was put on the page, so a quick answer never
 * shows it.
 */
export function Loader({ label }: { label: string }): ReactElement {
  return (
    <p className={styles['loader']} role="status">
      <span className={styles['mark']} aria-hidden="true" />
      {label}
    </p>
  );
}
