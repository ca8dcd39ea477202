import type { ReactElement } from 'react';
import styles from './FuturesCone.module.css';
import { Point } from './Point.tsx';

/**
 * The cone of futures that futurists draw: from now it opens over what is probable, plausible and possible. The page
 * that was asked for lies outside. Lines stretch with the box; dots and words stand on it by percentages.
 */
export function FuturesCone(): ReactElement {
  return (
    <div className={styles['cone']}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        <path className={styles['band']} d="M12 74C38 72 70 48 100 14V122C70 100 38 78 12 74z" />
        <path className={styles['band']} d="M12 74C38 73 70 58 100 35V106C70 90 38 76 12 74z" />
        <path className={styles['band']} d="M12 74C38 74 70 67 100 54V90C70 80 38 75 12 74z" />
        <path
          className={styles['edge']}
          d="M12 74C38 72 70 48 100 14M12 74C38 78 70 100 100 122M12 74C38 73 70 58 100 35M12 74C38 76 70 90 100 106M12 74C38 74 70 67 100 54M12 74C38 75 70 80 100 90"
        />
        <path className={styles['past']} d="M0 74H12" />
        <path className={styles['lost']} d="M12 74C42 72 62 52 70 17" />
      </svg>
      <span className={styles['reach']} data-reach="possible">
        possible
      </span>
      <span className={styles['reach']} data-reach="plausible">
        plausible
      </span>
      <span className={styles['reach']} data-reach="probable">
        probable
      </span>
      <Point className={styles['now']} label="now" />
      <Point className={styles['here']} label="this page" open side="above" />
    </div>
  );
}
