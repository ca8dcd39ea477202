import type { ReactElement, ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FieldLook } from './field-look.ts';
import styles from './Field.module.css';

/** A label above, a hint, the control, and what is wrong with it. */
export function FieldFrame({ look, children }: { look: FieldLook; children: ReactNode }): ReactElement {
  const { id, label, error, hint, mark } = look;
  return (
    <div className={styles['field']} data-wrong={error ? '' : undefined}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {mark && <span className={styles['mark']}> ({mark})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
