import { useContext, type ReactElement } from 'react';
import { ChromeTextsContext } from './chrome-texts.ts';
import styles from './SkipLink.module.css';

export function SkipLink(): ReactElement {
  return (
    <a className={styles['skip']} href="#main">
      {useContext(ChromeTextsContext).skipLink}
    </a>
  );
}
