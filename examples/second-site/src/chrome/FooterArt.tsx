import type { DrawingProps } from '@guildhall/site';
import type { ReactElement } from 'react';
import styles from './FooterArt.module.css';

/** Water: five waves, each a little flatter than the one above. */
export function FooterArt({ className }: DrawingProps): ReactElement {
  return (
    <svg className={`${styles['waves']} ${className}`} viewBox="0 0 600 290" aria-hidden="true">
      {[34, 26, 19, 13, 8].map((height, index) => (
        <path
          key={height}
          d={`M0 ${150 + index * 30}${`q37.5 ${-height} 75 0t75 0`.repeat(4)}`}
          opacity={1 - index * 0.17}
        />
      ))}
    </svg>
  );
}
