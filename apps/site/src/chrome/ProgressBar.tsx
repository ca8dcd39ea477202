import type { ReactElement } from 'react';
import styles from './ProgressBar.module.css';

/**
 * Runs along the top for 5 s while `<html>` has `data-progress`, which script sets 200 ms after a move to another
 * page began. Screen readers announce loading pages themselves.
 */
export function ProgressBar(): ReactElement {
  return <div className={styles['bar']} aria-hidden="true" />;
}
