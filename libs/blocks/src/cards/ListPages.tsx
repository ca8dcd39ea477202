'use client';

import { useContext, type ReactElement } from 'react';
import type { PageLinks } from '../entry-list/list-pages.ts';
import { CardTextsContext } from './card-texts-context.ts';
import styles from './CardList.module.css';

/** Links to the previous and the next page of a list. */
export function ListPages({ previous, next }: PageLinks): ReactElement {
  const texts = useContext(CardTextsContext);
  return (
    <nav className={styles['pages']} aria-label={texts.pages}>
      {previous !== undefined && (
        <a href={previous} rel="prev">
          {texts.previousPage}
        </a>
      )}
      {next !== undefined && (
        <a href={next} rel="next">
          {texts.nextPage}
        </a>
      )}
    </nav>
  );
}
