'use client';

import { useEffect, useState, type ReactElement } from 'react';
import styles from './Field.module.css';

export interface FieldErrorProps {
  /** Referenced by the field's `aria-describedby`. */
  id: string;
  /** The error, and how to fix it unless that is obvious. */
  children: string;
  /** Makes the error a live region; another number says it again. */
  alert?: number | undefined;
}

/**
 * A field's error: an icon and text, never colour alone.
 *
 * @example
 * <>
 *   <input id="email" aria-describedby="email-error" aria-invalid />
 *   <FieldError id="email-error">Enter an email address such as name@example.org</FieldError>
 * </>;
 */
export function FieldError({ id, children, alert }: FieldErrorProps): ReactElement {
  const isAlert = alert !== undefined;
  // A live region says what is new in it, so a new one begins empty.
  const [isFilled, setFilled] = useState(!isAlert);
  useEffect(() => queueMicrotask(() => setFilled(true)), []);
  return (
    <div role={isAlert ? 'alert' : undefined}>
      {isFilled && (
        <p key={alert} id={id} className={styles['error']}>
          <ErrorIcon />
          {children}
        </p>
      )}
    </div>
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
