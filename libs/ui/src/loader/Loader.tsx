import type { ReactElement } from 'react';
import styles from './Loader.module.css';

/**
 * A loading message, which is also announced to screen readers. It appears 300 ms after it is rendered, so that fast
 * responses never show it.
 *
 * @example
 * <Loader label="Loading events…" />;
 */
export function Loader({ label }: { label: string }): ReactElement {
  return (
    <p className={styles['loader']} role="status">
      <span className={styles['mark']} aria-hidden="true" />
      {label}
    </p>
  );
}
