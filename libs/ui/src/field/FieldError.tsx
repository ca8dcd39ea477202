import type { ReactElement } from 'react';
import styles from './Field.module.css';

export interface FieldErrorProps {
  /** Referenced by the field's `aria-describedby`. */
  id: string;
  /** The error, and how to fix it unless that is obvious. */
  children: string;
  /** Makes the error a live region; another number says it again. */
  alert?: number | undefined;
}

/** A field's error: an icon and text, never colour alone. */
export function FieldError({ id, children, alert }: FieldErrorProps): ReactElement {
  return (
    // A new element, because screen readers announce only what is new.
    <p key={alert} id={id} className={styles['error']} role={alert === undefined ? undefined : 'alert'}>
      <ErrorIcon />
      {children}
    </p>
  );
}

export function ErrorIcon(): ReactElement {
  return (
    <svg className={styles['sign']} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 4.2v4.6M8 11.2v.6" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
