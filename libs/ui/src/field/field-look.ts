/** The props of every field. */
export interface FieldLook {
  /** Unique on the page: labels, errors and the error summary point at it. */
  id: string;
  /** Shown above the field, where it stays. */
  label: string;
  /** What is wrong with what was filled in; nothing is shown while it is empty. */
  error?: string | undefined;
  /** What helps to fill it in; shown between label and field. */
  hint?: string | undefined;
  /** Said beside the label of a field that may stay empty, such as `optional`. */
  mark?: string | undefined;
}

/**
 * The attributes that tie a control to its label, hint and error.
 *
 * @param describedBy ids of what else describes it
 */
export function controlAttributes(
  { id, error, hint }: Pick<FieldLook, 'id' | 'error' | 'hint'>,
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
