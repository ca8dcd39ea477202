import type { ReactElement } from 'react';
import styles from './Doorway.module.css';

/** Arches within arches, and a lit door at the end: the house seen from the step. */
export function Doorway(): ReactElement {
  return (
    <svg
      className={styles['doorway']}
      viewBox="0 0 400 480"
      preserveAspectRatio="xMidYMax meet"
      focusable="false"
    >
      <path className={styles['light']} d="M160 480V250a40 40 0 0 1 80 0V480z" />
      {[40, 66, 96, 130, 170].map((half) => (
        <path key={half} d={`M${200 - half} 480V250a${half} ${half} 0 0 1 ${2 * half} 0V480`} />
      ))}
      <path className={styles['spill']} d="M160 480h80l60 60H100z" />
    </svg>
  );
}
