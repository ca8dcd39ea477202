/** The kinds of fields of a contact form that have a value. */
export const contactFieldTypes = ['text', 'email', 'textarea', 'checkbox', 'select'] as const;

/** One field of a contact form as it was filled in. */
export interface ContactField {
  title: string;
  value: string | boolean;
  type: (typeof contactFieldTypes)[number];
}
