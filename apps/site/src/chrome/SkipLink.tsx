import type { ReactElement } from 'react';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink(): ReactElement {
  return (
    <a className={styles['skip']} href="#main">
      Skip to content
    </a>
  );
}
