import type { ReactElement } from 'react';
import styles from './CutNote.module.css';

/**
 * Tells visitors that the content above is incomplete.
 *
 * @example
 * <CutNote>{blocksTexts.cut}</CutNote>;
 */
export function CutNote({ children }: { children: string }): ReactElement {
  return <p className={styles['note']}>{children}</p>;
}
