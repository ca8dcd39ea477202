import type { ReactElement } from 'react';
import styles from './AutoplaySwitch.module.css';

/** Pauses and resumes moving content. Works once its container has `data-live`. */
export function AutoplaySwitch({ pause, play }: { pause: string; play: string }): ReactElement {
  return (
    <button
      type="button"
      className={styles['switch']}
      data-autoplay-switch=""
      data-pause={pause}
      data-play={play}
      aria-label={pause}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path className={styles['pause']} d="M7 4v12M13 4v12" />
        <path className={styles['play']} d="M6 3.5v13L16.5 10z" />
      </svg>
    </button>
  );
}
