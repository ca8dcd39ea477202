import { useContext, type ReactElement } from 'react';
import { ChromeTextsContext } from './chrome-texts.ts';
import styles from './TestsiteBadge.module.css';

/** Badge for the test checkout, shown while `<html>` has `data-testsite`. */
export function TestsiteBadge(): ReactElement {
  return (
    <p className={styles['badge']} role="status">
      {useContext(ChromeTextsContext).testsite}
    </p>
  );
}
