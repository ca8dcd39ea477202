'use client';

import type { ReactElement } from 'react';
import styles from './DialogHead.module.css';

interface DialogHeadProps {
  id: string;
  /** The dialog's `id`: lets the button close it before the script has loaded, in browsers with `commandfor`. */
  dialogId?: string | undefined;
  title: string;
  closeLabel: string;
  onClose: () => void;
}

export function DialogHead({ id, dialogId, title, closeLabel, onClose }: DialogHeadProps): ReactElement {
  const closeCommand = dialogId && { commandfor: dialogId, command: 'close' };
  return (
    <div className={styles['head']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <button
        type="button"
        className={styles['close']}
        aria-label={closeLabel}
        onClick={(event) => {
          event.preventDefault();
          onClose();
        }}
        {...closeCommand}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" />
        </svg>
      </button>
    </div>
  );
}
