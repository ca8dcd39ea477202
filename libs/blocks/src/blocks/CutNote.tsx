import type { ReactElement } from 'react';
import styles from './CutNote.module.css';

/** Says to visitors, below what is shown, that there is more than could be read. */
export function CutNote({ children }: { children: string }): ReactElement {
  return <p className={styles['note']}>{children}</p>;
}
