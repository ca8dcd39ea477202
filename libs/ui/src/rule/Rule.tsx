import type { ReactElement } from 'react';
import styles from './Rule.module.css';

/** `thin` parts neighbours, `strong` opens a section, `ticks` is the scale of years, for one place on a page. */
export type RuleVariant = 'thin' | 'strong' | 'ticks';

export interface RuleProps {
  /** @default 'thin' */
  variant?: RuleVariant;
}

/** A line that parts one matter from the next. */
export function Rule({ variant = 'thin' }: RuleProps): ReactElement {
  return <hr className={styles['rule']} data-variant={variant} />;
}
