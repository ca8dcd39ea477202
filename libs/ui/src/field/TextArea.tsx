'use client';

import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { getControlAttributes, type FieldProps } from './field-props.ts';
import styles from './Field.module.css';

export interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'style'> {}

/**
 * Several lines of text, six unless `rows` is given. Grows with its text in browsers that support it.
 *
 * @example
 * <TextArea id="message" name="message" label="Your message" rows={4} maxLength={2_000} />;
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { id, label, error, errorAlert, hint, mark, required, rows = 6, ...rest },
  ref,
) {
  const look = { id, label, error, errorAlert, hint, mark, required };
  return (
    <FieldFrame look={look}>
      <textarea
        {...rest}
        {...getControlAttributes(look)}
        ref={ref}
        rows={rows}
        className={styles['control']}
      />
    </FieldFrame>
  );
});
