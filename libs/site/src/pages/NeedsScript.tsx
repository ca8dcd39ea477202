import type { ReactElement, ReactNode } from 'react';
import styles from './NeedsScript.module.css';

/** Note that shows only without JavaScript. */
export function NeedsScript({ children }: { children: ReactNode }): ReactElement {
  return (
    <noscript>
      <p className={styles['note']}>{children}</p>
    </noscript>
  );
}
