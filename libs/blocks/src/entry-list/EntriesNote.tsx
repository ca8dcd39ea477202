import type { ReactElement, ReactNode } from 'react';
import styles from './EntryList.module.css';
import type { EntryListTexts } from './entry-list-texts.ts';

/** A message in place of cards. */
export function EntriesNote({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles['note']}>{children}</p>;
}

/** A message in place of cards that could not be loaded; `retryUrl` is the page's own URL. */
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
