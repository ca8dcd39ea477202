import type { ContactField } from './contact-field.ts';

/** Limits of a contact form, for the form and the api. Text in characters. */
export const contactLimits = {
  fields: 200,
  title: 2_000,
  /** Value, by the type of field. */
  value: { text: 1_000, email: 254, textarea: 10_000, select: 2_000 },
  /** All values together. */
  all: 50_000,
} as const;

/**
 * Longest response time of `POST /api/v1/contact`, ms. A browser waits longer than that, so that it never reports an
 * unknown result while the api still waits.
 */
export const maxContactResponseMs = 15_000;

/** True when a form has some text, or a ticked box. */
export function hasText(fields: readonly Pick<ContactField, 'value'>[]): boolean {
  return fields.some(({ value }) => (typeof value === 'string' ? getTextLength(value) > 0 : value));
}

/** Returns the length that counts for a limit: without spaces around the text. */
export function getTextLength(text: string): number {
  return text.trim().length;
}

/** Length of all values together, in characters. */
export function countCharacters(fields: readonly Pick<ContactField, 'value'>[]): number {
  return fields.reduce((sum, { value }) => sum + (typeof value === 'string' ? getTextLength(value) : 0), 0);
}
