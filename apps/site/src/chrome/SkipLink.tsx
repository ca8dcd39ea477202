import type { ReactElement } from 'react';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: leads past the header to the content. */
export function SkipLink(): ReactElement {
  return (
    <a className={styles['skip']} href="#main">
      Skip to content
    </a>
  );
}
