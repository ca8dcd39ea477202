import type { DrawingProps } from '@guildhall/site';
import type { ReactElement } from 'react';
import styles from './FooterArt.module.css';

const radii = [30, 62, 100, 148, 208, 290];

/** Horizons: six arcs from one point. */
export function FooterArt({ className }: DrawingProps): ReactElement {
  return (
    <svg className={`${styles['lines']} ${className}`} viewBox="0 0 600 290" aria-hidden="true">
      <path d={radii.map((radius) => `M10 290a${radius} ${radius} 0 0 1 ${2 * radius} 0`).join('')} />
    </svg>
  );
}
