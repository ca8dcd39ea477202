'use client';

import { forwardRef, type SelectHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { getControlAttributes, type FieldProps } from './field-props.ts';
import styles from './Field.module.css';

export interface SelectProps
  extends
    FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'style' | 'children'> {
  /** The options in their order: the text that visitors read, and the value that is sent. */
  options: readonly { label: string; value: string }[];
  /** The empty first option; omitted if `options` contains an empty value. */
  placeholder?: string | undefined;
}

/**
 * The native select, which every phone shows in its own way.
 *
 * @example
 * const options = [{ label: 'Denmark', value: 'DK' }, { label: 'Germany', value: 'DE' }];
 * <Select id="country" name="country" label="Country" options={options} placeholder="Choose a country" />;
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { id, label, error, errorAlert, hint, mark, required, options, placeholder, ...rest },
  ref,
) {
  const look = { id, label, error, errorAlert, hint, mark, required };
  return (
    <FieldFrame look={look}>
      <div className={styles['select']}>
        <select {...rest} {...getControlAttributes(look)} ref={ref} className={styles['control']}>
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
