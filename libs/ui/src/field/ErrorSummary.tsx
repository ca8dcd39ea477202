import { useEffect, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
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
 * Errors of a form, above its fields. Takes the focus when it appears and for each new list; every line links to its
 * field. Renders nothing for an empty list.
 */
export function ErrorSummary({ title, errors, children }: ErrorSummaryProps): ReactElement | null {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) container.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={container} className={styles['summary']} role="alert" tabIndex={-1}>
      <p className={styles['title']}>
        <ErrorIcon />
        {title}
      </p>
      <ul>
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
