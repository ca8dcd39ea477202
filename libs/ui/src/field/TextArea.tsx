import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlAttributes, type FieldLook } from './field-look.ts';
import styles from './Field.module.css';

/** What `<TextArea>` needs to know, beside what any `<textarea>` takes. */
export interface TextAreaProps
  extends FieldLook, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'style'> {}

/** Several lines of text; where browsers can, it grows with them. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { id, label, error, hint, mark, rows = 6, ...rest },
  ref,
) {
  const look = { id, label, error, hint, mark };
  return (
    <FieldFrame look={look}>
      <textarea {...rest} {...controlAttributes(look)} ref={ref} rows={rows} className={styles['control']} />
    </FieldFrame>
  );
});
