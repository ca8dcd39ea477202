'use client';

import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { getControlAttributes, type FieldProps } from './field-props.ts';
import styles from './Field.module.css';

export interface CheckboxProps
  extends
    Omit<FieldProps, 'label'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'type'> {
  /** Beside the box; may contain links, as in a consent text. */
  label: ReactNode;
}

/**
 * A checkbox with its label beside it, just as easy to press.
 *
 * @example
 * <Checkbox id="terms" name="terms" required label={<>I accept the <a href="/terms">terms</a></>} />;
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { id, label, error, errorAlert, hint, mark, required, ...rest },
  ref,
) {
  return (
    <div className={styles['field']} data-wrong={error ? '' : undefined}>
      <label className={styles['tick']} htmlFor={id}>
        <input {...rest} {...getControlAttributes({ id, error, hint, required })} ref={ref} type="checkbox" />
        <span>
          {label}
          {mark && <span className={styles['mark']}>{` (${mark})`}</span>}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <FieldError id={`${id}-error`} alert={errorAlert}>
          {error}
        </FieldError>
      )}
    </div>
  );
});
