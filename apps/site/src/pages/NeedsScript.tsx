import type { ReactElement, ReactNode } from 'react';
import styles from './NeedsScript.module.css';

/** Says in place what is not offered where no script runs, and shows there only. */
export function NeedsScript({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles['note']}>{children}</p>;
}
