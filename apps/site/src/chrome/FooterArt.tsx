import type { DrawingProps } from '@guildhall/site';
import type { ReactElement } from 'react';
import styles from './FooterArt.module.css';

/** Horizons: six arcs from one point. */
export function FooterArt({ className }: DrawingProps): ReactElement {
  return (
    <svg
      className={`${styles['lines']} ${className}`}
      viewBox="0 0 600 290"
      aria-hidden="true"
      focusable="false"
    >
      {[30, 62, 100, 148, 208, 290].map((radius) => (
        <path key={radius} d={`M10 290a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
      ))}
    </svg>
  );
}
