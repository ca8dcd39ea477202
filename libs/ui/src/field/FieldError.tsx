import type { ReactElement } from 'react';
import styles from './Field.module.css';

/** What `<FieldError>` needs to know. */
export interface FieldErrorProps {
  /** The field's `aria-describedby` names it. */
  id: string;
  /** In words: what is wrong, and if it is not plain, what would be right. */
  children: string;
}

/** What is wrong with a field, beside it: a sign and words, never colour alone. */
export function FieldError({ id, children }: FieldErrorProps): ReactElement {
  return (
    <p id={id} className={styles['error']}>
      <WrongSign />
      {children}
    </p>
  );
}

/** An exclamation mark in a circle; the words beside it say it all. */
export function WrongSign(): ReactElement {
  return (
    <svg className={styles['sign']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 4.2v4.6M8 11.2v.6" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
