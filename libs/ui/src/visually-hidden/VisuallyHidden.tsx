import type { ReactElement, ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** The text. */
  children: ReactNode;
  /**
   * The element, such as a heading that only screen readers need.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
}

/**
 * Text for screen readers: invisible, but read aloud and copied.
 *
 * @example
 * <button>×<VisuallyHidden> Close</VisuallyHidden></button>;
 */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps): ReactElement {
  return <Element className={styles['hidden']}>{children}</Element>;
}
