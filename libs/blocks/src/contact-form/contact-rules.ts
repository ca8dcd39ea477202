import { contactLimits, isEmailAddress, type ContactField } from '@guildhall/api-contract';
import type { FormField } from '@guildhall/cms-client';
import type { ContactFormTexts } from './contact-form-texts.ts';

/** What is in the fields, by their keys: text, or whether a box is ticked. */
export type ContactValues = Record<string, string | boolean | undefined>;

/** A field that is filled in; titles between fields are not. */
export type InputField = FormField & { type: Exclude<FormField['type'], 'breakerTitle'> };

export const isInputField = (field: FormField): field is InputField => field.type !== 'breakerTitle';

/**
 * What a field is called in its form: by its place. An editor's own names may repeat, or be such that a form's own
 * properties hide behind them.
 */
export const getFieldKey = (index: number): string => `field-${index + 1}`;

/** How much may be written into a field, in characters; `undefined` for a box. */
export function getMaxLength(type: InputField['type']): number | undefined {
  return type === 'checkbox' ? undefined : contactLimits.value[type];
}

/** The longest label that is said in full where a field is wrong. */
const maxNameLength = 120;

/** What is wrong with a field; `undefined` when nothing is. */
export function validateField(
  {
    type,
    label,
    required,
    error,
  }: Pick<FormField, 'label' | 'required' | 'error'> & Pick<InputField, 'type'>,
  value: string | boolean | undefined,
  texts: Pick<ContactFormTexts, 'isRequired' | 'isNotValid' | 'isTooLong' | 'isTooLongOne'>,
): string | undefined {
  const words = typeof value === 'string' ? value.trim() : '';
  const name = label.length > maxNameLength ? `${label.slice(0, maxNameLength - 1).trimEnd()}…` : label;
  const empty = type === 'checkbox' ? value !== true : words === '';
  if (empty) return required ? (error ?? `${name} ${texts.isRequired}`) : undefined;
  const over = words.length - (getMaxLength(type) ?? Infinity);
  if (over === 1) return `${name} ${texts.isTooLongOne}`;
  if (over > 0) return `${name} ${texts.isTooLong.replace('{count}', String(over))}`;
  return type === 'email' && !isEmailAddress(words) ? `${name} ${texts.isNotValid}` : undefined;
}

/** The form as it is sent: a list of title, value and type, in the order of the fields. */
export function toContactFields(fields: readonly FormField[], values: ContactValues): ContactField[] {
  return fields.flatMap((field, index): ContactField[] => {
    if (!isInputField(field)) return [];
    const { type, label } = field;
    const title = label.slice(0, contactLimits.title);
    const value = values[getFieldKey(index)];
    if (type === 'checkbox') return [{ title, value: value === true, type }];
    return [{ title, value: typeof value === 'string' ? value.trim() : '', type }];
  });
}
