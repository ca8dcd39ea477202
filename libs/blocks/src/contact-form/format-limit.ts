import type { ContactFormTexts } from './contact-form-texts.ts';

/** Replaces `{limit}` in a text with a number of characters. */
export function formatLimit(
  text: string,
  limit: number,
  { digitGroup }: Pick<ContactFormTexts, 'digitGroup'>,
): string {
  return text.replace('{limit}', String(limit).replace(/\B(?=(\d{3})+$)/g, digitGroup));
}
