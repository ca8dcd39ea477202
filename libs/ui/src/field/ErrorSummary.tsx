import { useEffect, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { WrongSign } from './FieldError.tsx';
import styles from './ErrorSummary.module.css';

/** What `<ErrorSummary>` needs to know. */
export interface ErrorSummaryProps {
  /** Such as `Please look at these fields again`. */
  title: string;
  /** In the order of the fields; `id` is the field's. */
  errors: readonly { id: string; message: string }[];
  /** A way on that leads away from the form, after the list. */
  children?: ReactNode;
}

/**
 * What is wrong with a form, before its fields: it takes the focus when it appears and whenever a new list comes, and
 * each line leads to its field. Nothing is shown for an empty list.
 */
export function ErrorSummary({ title, errors, children }: ErrorSummaryProps): ReactElement | null {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) place.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={place} className={styles['summary']} role="alert" tabIndex={-1}>
      <p className={styles['title']}>
        <WrongSign />
        {title}
      </p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goTo}>
              {message}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** The label above the field is scrolled into view with it, and the address stays as it is. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('div:has(label)') ?? field).scrollIntoView({ block: 'center' });
}
