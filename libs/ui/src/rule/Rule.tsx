import type { ReactElement } from 'react';
import styles from './Rule.module.css';

/** `thin` separates neighbours, `strong` starts a section, `ticks` is a scale of years, once per page. */
type RuleVariant = 'thin' | 'strong' | 'ticks';

export interface RuleProps {
  /** @default 'thin' */
  variant?: RuleVariant;
}

/**
 * A line between parts of a page: an `<hr>`.
 *
 * @example
 * <Rule variant="strong" />;
 */
export function Rule({ variant = 'thin' }: RuleProps): ReactElement {
  return <hr className={styles['rule']} data-variant={variant} />;
}
