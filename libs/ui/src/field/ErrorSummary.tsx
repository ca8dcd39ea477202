'use client';

import { useEffect, useId, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { ErrorIcon } from './FieldError.tsx';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  /** For example `There is a problem`. */
  title: string;
  /** In the order of the fields; `id` is the field's id. */
  errors: readonly { id: string; message: string }[];
  /** After the list, such as a link away from the form. */
  children?: ReactNode;
}

/**
 * Errors of a form, above its fields. Takes the focus when it appears and for each new list, which says it; every line
 * links to its field. Renders nothing for an empty list.
 *
 * @example
 * const errors = [{ id: 'email', message: 'Enter your email address' }];
 * <ErrorSummary title="There is a problem" errors={errors} />;
 */
export function ErrorSummary({ title, errors, children }: ErrorSummaryProps): ReactElement | null {
  const container = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (errors.length > 0) container.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    // No live region: it would say again what the focus says.
    <div
      ref={container}
      className={styles['summary']}
      role="group"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}list`}
      tabIndex={-1}
    >
      <p id={`${id}title`} className={styles['title']}>
        <ErrorIcon />
        {title}
      </p>
      <ul id={`${id}list`}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** Scrolls the label into view with the field, and leaves the URL unchanged. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('div:has(label)') ?? field).scrollIntoView({ block: 'center' });
}
