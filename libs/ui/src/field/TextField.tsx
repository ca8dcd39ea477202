'use client';

import { forwardRef, type InputHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { getControlAttributes, type FieldProps } from './field-props.ts';
import styles from './Field.module.css';

/** Props of a `TextField`: those of every field, and the attributes of an `<input>`. */
export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'type'> {
  /**
   * Selects the keyboard on phones, or the browser's own choice of a date.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date';
}

/**
 * One line of text. Uncontrolled unless `value` is given, so that text typed before hydration is kept.
 *
 * @example
 * <TextField id="email" name="email" label="Email" type="email" autoComplete="email" required />;
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    id,
    label,
    error,
    errorAlert,
    hint,
    mark,
    required,
    type = 'text',
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const look = { id, label, error, errorAlert, hint, mark, required };
  return (
    <FieldFrame look={look}>
      <input
        {...rest}
        {...getControlAttributes(look, describedBy)}
        ref={ref}
        type={type}
        className={styles['control']}
      />
    </FieldFrame>
  );
});
