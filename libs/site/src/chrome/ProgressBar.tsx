import type { ReactElement } from 'react';
import styles from './ProgressBar.module.css';

/**
 * Runs for 5 s while `<html>` has `data-progress`, set 200 ms after a link was pressed. Hidden from screen readers,
 * which announce page loads themselves.
 */
export function ProgressBar(): ReactElement {
  return <div className={styles['bar']} aria-hidden="true" />;
}
