import { forwardRef, type SelectHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlAttributes, type FieldLook } from './field-look.ts';
import styles from './Field.module.css';

/** What `<Select>` needs to know, beside what any `<select>` takes. */
export interface SelectProps
  extends
    FieldLook,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'style' | 'children'> {
  options: readonly { label: string; value: string }[];
  /** The first choice, which means none; left out when the options have one with an empty value. */
  placeholder?: string | undefined;
}

/** One of several: the browser's own list, which every phone knows how to show. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { id, label, error, hint, mark, options, placeholder, ...rest },
  ref,
) {
  const look = { id, label, error, hint, mark };
  return (
    <FieldFrame look={look}>
      <div className={styles['select']}>
        <select {...rest} {...controlAttributes(look)} ref={ref} className={styles['control']}>
          {placeholder !== undefined && !options.some(({ value }) => value === '') && (
            <option value="">{placeholder}</option>
          )}
          {options.map(({ label: text, value }, index) => (
            <option key={index} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
});
