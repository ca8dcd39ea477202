import type { ReactElement } from 'react';
import styles from './SkipLink.module.css';

/** First in the tab order: jumps past the header. */
export function SkipLink(): ReactElement {
  return (
    <a className={styles['skip']} href="#main">
      Skip to content
    </a>
  );
}
