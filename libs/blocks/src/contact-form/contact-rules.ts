import { contactLimits, getTextLength, type ContactField } from '@guildhall/api-contract/contact';
import { cleanEmail, isEmailAddress } from '@guildhall/api-contract/email';
import type { FormField } from '@guildhall/cms-client';
import type { ContactFormTexts } from './contact-form-texts.ts';

/** Values by field key: text, or true for a ticked checkbox. */
export type ContactValues = Record<string, string | boolean | undefined>;

/** A field for input, not a title between fields. */
export type InputField = FormField & { type: Exclude<FormField['type'], 'breakerTitle'> };

export const isInputField = (field: FormField): field is InputField => field.type !== 'breakerTitle';

/** Names a field by its position: editors' names may repeat, or clobber properties of the form. */
export const getFieldKey = (index: number): string => `field-${index + 1}`;

/** Returns the maximum length of a field, in characters; `undefined` for a checkbox. */
export function getMaxLength(type: InputField['type']): number | undefined {
  return type === 'checkbox' ? undefined : contactLimits.value[type];
}

/** Longer labels are shortened in error messages. */
const maxNameLength = 120;

/** Returns the error message of a field; `undefined` if its value is valid. */
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
  const text = toText(type, value);
  const name = label.length > maxNameLength ? `${label.slice(0, maxNameLength - 1).trimEnd()}…` : label;
  const empty = type === 'checkbox' ? value !== true : text === '';
  if (empty) return required ? (error ?? `${name} ${texts.isRequired}`) : undefined;
  const excess = getTextLength(text) - (getMaxLength(type) ?? Infinity);
  if (excess > 0) return `${name} ${formatExcess(excess, texts)}`;
  return type === 'email' && !isEmailAddress(text) ? `${name} ${texts.isNotValid}` : undefined;
}

function toText(type: InputField['type'], value: string | boolean | undefined): string {
  if (typeof value !== 'string') return '';
  return type === 'email' ? cleanEmail(value) : value.trim();
}

/** Says how much shorter a text must be. @param excess number of characters that are too many */
export function formatExcess(
  excess: number,
  { isTooLong, isTooLongOne }: Pick<ContactFormTexts, 'isTooLong' | 'isTooLongOne'>,
): string {
  return excess === 1 ? isTooLongOne : isTooLong.replace('{count}', String(excess));
}

/** Converts the form to the fields of the api request, in order. */
export function toContactFields(fields: readonly FormField[], values: ContactValues): ContactField[] {
  return fields.flatMap((field, index): ContactField[] => {
    if (!isInputField(field)) return [];
    const { type, label } = field;
    const title = label.slice(0, contactLimits.title);
    const value = values[getFieldKey(index)];
    if (type === 'checkbox') return [{ title, value: value === true, type }];
    return [{ title, value: toText(type, value), type }];
  });
}
