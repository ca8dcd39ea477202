import type { ReactElement, ReactNode } from 'react';
import styles from './EntryList.module.css';

/** Stands where cards would stand. */
export function EntriesNote({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles['note']}>{children}</p>;
}
