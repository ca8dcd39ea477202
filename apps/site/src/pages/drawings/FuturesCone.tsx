import type { ReactElement } from 'react';
import styles from './FuturesCone.module.css';

/**
 * The cone of futures that futurists draw: from now it opens over what is probable, plausible and possible. The page
 * that was asked for lies outside. Lines stretch with the box; dots and words stand on it by percentages.
 */
export function FuturesCone(): ReactElement {
  return (
    <div className={styles['cone']}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        <path className={styles['possible']} d="M12 70C38 68 70 46 100 14V118C70 96 38 74 12 70z" />
        <path className={styles['plausible']} d="M12 70C38 69 70 56 100 34V102C70 86 38 72 12 70z" />
        <path className={styles['probable']} d="M12 70C38 70 70 64 100 52V86C70 76 38 71 12 70z" />
        <path className={styles['line']} d="M12 70C38 68 70 46 100 14M12 70C38 74 70 96 100 118" />
        <path className={styles['line']} d="M12 70C38 69 70 56 100 34M12 70C38 72 70 86 100 102" />
        <path className={styles['line']} d="M12 70C38 70 70 64 100 52M12 70C38 71 70 76 100 86" />
        <path className={styles['past']} d="M0 70H12" />
        <path className={styles['lost']} d="M12 70C40 68 60 52 72 16" />
      </svg>
      <span className={styles['now']}>now</span>
      <span className={styles['here']}>this page</span>
      <span className={styles['label']} data-at="possible">
        possible
      </span>
      <span className={styles['label']} data-at="plausible">
        plausible
      </span>
      <span className={styles['label']} data-at="probable">
        probable
      </span>
    </div>
  );
}
