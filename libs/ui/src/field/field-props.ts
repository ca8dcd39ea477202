/** Props of every field. */
export interface FieldProps {
  /** Unique on the page: labels, errors and the error summary refer to it. */
  id: string;
  label: string;
  /** Shown below the field unless empty. */
  error?: string | undefined;
  /** Shown between label and field. */
  hint?: string | undefined;
  /** Shown beside the label, such as `optional`. */
  mark?: string | undefined;
}

/**
 * Returns the attributes that connect a control with its label, hint and error.
 *
 * @param describedBy ids of further descriptions
 */
export function getControlAttributes(
  { id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>,
  describedBy?: string,
): {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
} {
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  return {
    id,
    ...(error && { 'aria-invalid': true as const }),
    ...(described && { 'aria-describedby': described }),
  };
}
