/** The kinds of fields of a contact form that have a value. */
export const contactFieldTypes = ['text', 'email', 'textarea', 'checkbox', 'select'] as const;

/** One field of a contact form as it was filled in. */
export interface ContactField {
  /** The field's label, as visitors read it. */
  title: string;
  /** The text as typed or chosen; of a checkbox, whether it is ticked. */
  value: string | boolean;
  /** The kind of input, which decides how long its value may be. */
  type: (typeof contactFieldTypes)[number];
}
