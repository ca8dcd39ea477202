import type { ReactElement } from 'react';
import styles from './TestsiteBadge.module.css';

/** Says that subscriptions go to the test site. Shown while `<html>` has `data-testsite`. */
export function TestsiteBadge(): ReactElement {
  return (
    <p className={styles['badge']} role="status">
      Testsite enabled
    </p>
  );
}
