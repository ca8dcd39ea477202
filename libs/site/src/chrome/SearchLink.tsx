import { useContext, type ReactElement } from 'react';
import { ChromeTextsContext } from './chrome-texts.ts';
import styles from './SearchLink.module.css';

/**
 * Link to the search page. Its fragment is the ID of the field there, so that the browser puts the cursor into it
 * without JavaScript.
 */
export function SearchLink({ path }: { path: string }): ReactElement {
  const { search } = useContext(ChromeTextsContext);
  return (
    <a className={styles['search']} href={`${path}#q`} aria-label={search}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path
          d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13m5 11.5 5 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
    </a>
  );
}
