import type { ReactElement } from 'react';
import styles from './Point.module.css';

/** A dot on a drawing with its word; `className` says where it stands. An open dot is a place nobody has reached. */
export function Point({
  label,
  open = false,
  side = 'below',
  className,
}: {
  label: string;
  open?: boolean;
  /** Where the word stands from the dot. */
  side?: 'above' | 'below' | 'after';
  className: string | undefined;
}): ReactElement {
  return (
    <span
      className={[styles['point'], className].join(' ')}
      data-open={open ? '' : undefined}
      data-side={side}
    >
      <span className={styles['word']}>{label}</span>
    </span>
  );
}
