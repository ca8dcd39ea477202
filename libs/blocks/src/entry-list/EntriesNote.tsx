import type { ReactElement, ReactNode } from 'react';
import { entryFiltersTexts } from '../entry-filters/entry-filters-texts.ts';
import styles from './EntryList.module.css';

/** Stands where cards would stand. */
export function EntriesNote({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles['note']}>{children}</p>;
}

/** Stands where cards would stand that could not be read; `again` is the page's own address. */
export function EntriesFailed({ again }: { again: string }): ReactElement {
  return (
    <EntriesNote>
      These entries could not be fetched just now. <a href={again}>{entryFiltersTexts.retry}</a>
    </EntriesNote>
  );
}
