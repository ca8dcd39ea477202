import { isEmailAddress, type ContactField } from '@guildhall/api-contract';
import type { FormField } from '@guildhall/cms-client';
import type { ContactFormTexts } from './contact-form-texts.ts';

/** What is in the fields, by name: text, or whether a box is ticked. */
export type ContactValues = Record<string, string | boolean | undefined>;

/** A field that is filled in; titles between fields are not. */
export type FilledField = FormField & { type: Exclude<FormField['type'], 'breakerTitle'> };

export const isFilledIn = (field: FormField): field is FilledField => field.type !== 'breakerTitle';

/** What is wrong with a field; `undefined` when nothing is. */
export function wrongWith(
  { type, label, required, error }: FormField,
  value: string | boolean | undefined,
  texts: Pick<ContactFormTexts, 'isRequired' | 'isNotValid'>,
): string | undefined {
  const words = typeof value === 'string' ? value.trim() : '';
  const empty = type === 'checkbox' ? value !== true : words === '';
  if (empty) return required ? (error ?? `${label} ${texts.isRequired}`) : undefined;
  return type === 'email' && !isEmailAddress(words) ? `${label} ${texts.isNotValid}` : undefined;
}

/** The form as it is sent: a list of title, value and type, in the order of the fields. */
export function asSent(fields: readonly FormField[], values: ContactValues): ContactField[] {
  return fields.filter(isFilledIn).map(({ type, label, name }) => {
    const value = values[name];
    if (type === 'checkbox') return { title: label, value: value === true, type };
    return { title: label, value: typeof value === 'string' ? value.trim() : '', type };
  });
}
