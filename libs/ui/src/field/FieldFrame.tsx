import type { ReactElement, ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './Field.module.css';

export function FieldFrame({ look, children }: { look: FieldProps; children: ReactNode }): ReactElement {
  const { id, label, error, errorAlert, hint, mark } = look;
  return (
    <div className={styles['field']} data-wrong={error ? '' : undefined}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {mark && <span className={styles['mark']}>{` (${mark})`}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <FieldError id={`${id}-error`} alert={errorAlert}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
