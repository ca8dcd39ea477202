import { forwardRef, type InputHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlAttributes, type FieldLook } from './field-look.ts';
import styles from './Field.module.css';

/** What `<TextField>` needs to know, beside what any `<input>` takes. */
export interface TextFieldProps
  extends FieldLook, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'type'> {
  /**
   * Asks phones for the right keyboard.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
}

/**
 * One line of text. Uncontrolled unless `value` is given, so that text typed before React wakes is not lost.
 *
 * @example
 * <TextField id="email" label="Email" type="email" autoComplete="email" error={errors.email} {...register('email')} />
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { id, label, error, hint, mark, type = 'text', 'aria-describedby': describedBy, ...rest },
  ref,
) {
  const look = { id, label, error, hint, mark };
  return (
    <FieldFrame look={look}>
      <input
        {...rest}
        {...controlAttributes(look, describedBy)}
        ref={ref}
        type={type}
        className={styles['control']}
      />
    </FieldFrame>
  );
});
