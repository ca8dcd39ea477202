import type { ReactElement, ReactNode } from 'react';
import styles from './EntryList.module.css';
import type { EntryListTexts } from './entry-list-texts.ts';

/** Shown where cards would be. */
export function EntriesNote({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles['note']}>{children}</p>;
}

/** Shown where cards would be that could not be read; `retryUrl` is the page's own address. */
export function EntriesFailed({
  retryUrl,
  texts,
}: {
  retryUrl: string;
  texts: EntryListTexts;
}): ReactElement {
  return (
    <EntriesNote>
      {texts.unavailable} <a href={retryUrl}>{texts.retry}</a>
    </EntriesNote>
  );
}
