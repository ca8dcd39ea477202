import type { ContactField } from './contact-field.ts';

/** What a contact form may hold: the same in the browser, where it is said beforehand, and in the api. Text in characters. */
export const contactLimits = {
  fields: 200,
  /** The words of a field's label. */
  title: 2_000,
  /** What is filled in, by the kind of field. */
  value: { text: 1_000, email: 254, textarea: 10_000, select: 2_000 },
  /** All that is filled in, in all fields together. */
  all: 50_000,
} as const;

/**
 * The longest that `POST /api/v1/contact` takes to answer, ms. A browser waits longer than that, so that it never says
 * of a message that nothing is known of it while the api still gets to know.
 */
export const maxContactResponseMs = 15_000;

/** Whether a form says anything: some words, or a box that is ticked. */
export function hasText(fields: readonly Pick<ContactField, 'value'>[]): boolean {
  return fields.some(({ value }) => (typeof value === 'string' ? value.trim() !== '' : value));
}

/** How much is filled in, in all fields together. */
export function countCharacters(fields: readonly Pick<ContactField, 'value'>[]): number {
  return fields.reduce((sum, { value }) => sum + (typeof value === 'string' ? value.length : 0), 0);
}
