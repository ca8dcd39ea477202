import type { ReactElement } from 'react';
import styles from './Doorway.module.css';

/** Arches within arches, and a lit door at the end: the house seen from the step. */
export function Doorway(): ReactElement {
  return (
    <svg
      className={styles['doorway']}
      viewBox="0 0 400 460"
      preserveAspectRatio="xMidYMax meet"
      focusable="false"
    >
      <path className={styles['light']} d="M162 460V232a38 38 0 0 1 76 0V460z" />
      {[64, 94, 130, 174].map((half, step) => (
        <path
          key={half}
          className={styles['arch']}
          data-step={step}
          d={`M${200 - half} 460V${232 - step * 8}a${half} ${half} 0 0 1 ${2 * half} 0V460`}
        />
      ))}
    </svg>
  );
}
