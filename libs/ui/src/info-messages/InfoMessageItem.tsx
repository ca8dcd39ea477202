'use client';

import { useEffect, useState, type ReactElement } from 'react';
import type { InfoMessage, InfoMessageStatus } from './info-messages-atom.ts';
import styles from './InfoMessages.module.css';

interface InfoMessageItemProps {
  message: InfoMessage;
  displayTime: number;
  closeLabel: string;
  onTimeUp: (id: string) => void;
  onClose: (id: string) => void;
}

/** One message; its timer stops while it has hover or focus. An error has none. */
export function InfoMessageItem({
  message: { id, status, title, description },
  displayTime,
  closeLabel,
  onTimeUp,
  onClose,
}: InfoMessageItemProps): ReactElement {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isError = status === 'error';
  const paused = hovered || focused || isError;
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => onTimeUp(id), displayTime);
    return () => clearTimeout(timer);
  }, [paused, displayTime, onTimeUp, id]);
  return (
    <div
      className={styles['message']}
      data-ground="dark"
      data-status={status}
      data-message={id}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose(id);
      }}
    >
      <svg className={styles['sign']} viewBox="0 0 20 20" aria-hidden="true">
        <path d={statusIcons[status]} />
      </svg>
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {description && <p className={styles['description']}>{description}</p>}
      </div>
      <button
        type="button"
        className={styles['close']}
        aria-label={closeLabel}
        aria-keyshortcuts={isError ? 'Escape' : undefined}
        onClick={() => onClose(id)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  );
}

/** Distinguishable without colour. */
const statusIcons: Record<InfoMessageStatus, string> = {
  success: 'M1.5 10a8.5 8.5 0 1 0 17 0 8.5 8.5 0 0 0-17 0M6 10.2l2.8 2.8L14 7.4',
  error: 'M6.5 1.5h7l5 5v7l-5 5h-7l-5-5v-7zM10 5.5v6M10 13v2',
  info: 'M1.5 10a8.5 8.5 0 1 0 17 0 8.5 8.5 0 0 0-17 0M10 9v5.5M10 5.5v1.8',
};
