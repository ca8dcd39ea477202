import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { controlAttributes, type FieldLook } from './field-look.ts';
import styles from './Field.module.css';

/** What `<Checkbox>` needs to know, beside what any `<input type="checkbox">` takes. */
export interface CheckboxProps
  extends
    Omit<FieldLook, 'label'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'type'> {
  /** Beside the box; may hold links, as a declaration of consent does. */
  label: ReactNode;
}

/** Yes or no: the label is beside the box and as easy to hit. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { id, label, error, hint, mark, ...rest },
  ref,
) {
  return (
    <div className={styles['field']} data-wrong={error ? '' : undefined}>
      <label className={styles['tick']} htmlFor={id}>
        <input {...rest} {...controlAttributes({ id, error, hint })} ref={ref} type="checkbox" />
        <span>
          {label}
          {mark && <span className={styles['mark']}> ({mark})</span>}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
});
