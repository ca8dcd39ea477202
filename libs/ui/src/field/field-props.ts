/** Props of every field. */
export interface FieldProps {
  /** Unique on the page: labels, errors and the error summary refer to it. */
  id: string;
  /** Shown above the field, and said with it. */
  label: string;
  /** Shown below the field unless empty. */
  error?: string | undefined;
  /**
   * Makes the error a live region, for a field that has the focus already: no move of the focus says it then. Another
   * number says it again.
   */
  errorAlert?: number | undefined;
  /** Shown between label and field. */
  hint?: string | undefined;
  /** Shown beside the label, such as `optional`. */
  mark?: string | undefined;
  /** Said with the field. Not the attribute of HTML, with which an empty field would be called invalid from the start. */
  required?: boolean | undefined;
}

/**
 * Returns the attributes that connect a control with its label, hint and error.
 *
 * @param describedBy ids of further descriptions
 */
export function getControlAttributes(
  { id, error, hint, required }: Pick<FieldProps, 'id' | 'error' | 'hint' | 'required'>,
  describedBy?: string,
): {
  id: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
  'aria-describedby'?: string;
} {
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  return {
    id,
    ...(error && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
    ...(described && { 'aria-describedby': described }),
  };
}
