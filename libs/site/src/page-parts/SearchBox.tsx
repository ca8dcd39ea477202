import type { ReactElement } from 'react';
import type { SiteSearchTexts } from '../texts/site-search-texts.ts';
import styles from './SearchBox.module.css';

export interface SearchBoxProps {
  /** Path of the page that searches the site. */
  path: string;
  texts: Pick<SiteSearchTexts, 'label' | 'button'>;
}

/** Search of the site, on pages in place of one that cannot be shown. */
export function SearchBox({ path, texts }: SearchBoxProps): ReactElement {
  return (
    <form className={styles['search']} role="search" action={path} method="get">
      <label htmlFor="search-text">{texts.label}</label>
      <input
        id="search-text"
        type="search"
        name="q"
        maxLength={100}
        required
        autoComplete="off"
        enterKeyHint="search"
      />
      <button>{texts.button}</button>
    </form>
  );
}
