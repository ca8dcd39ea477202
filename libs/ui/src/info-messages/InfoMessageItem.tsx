import { useEffect, useState, type ReactElement } from 'react';
import type { InfoMessage } from './info-messages-atom.ts';
import styles from './InfoMessages.module.css';

interface InfoMessageItemProps {
  message: InfoMessage;
  displayTime: number;
  closeLabel: string;
  onLeave: () => void;
}

/** One message: its clock runs only while neither pointer nor focus rests on it. */
export function InfoMessageItem({
  message,
  displayTime,
  closeLabel,
  onLeave,
}: InfoMessageItemProps): ReactElement {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const resting = hovered || focused;
  useEffect(() => {
    if (resting) return undefined;
    const timer = setTimeout(onLeave, displayTime);
    return () => clearTimeout(timer);
  }, [resting, displayTime, onLeave]);
  return (
    <div
      className={styles['message']}
      data-status={message.status}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p className={styles['title']}>{message.title}</p>
      {message.description && <p className={styles['description']}>{message.description}</p>}
      <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onLeave}>
        ×
      </button>
    </div>
  );
}
