import type { ContactField } from '@guildhall/api-contract/contact';
import { formatTime, type Organisation } from '@guildhall/organisation';
import type { ContactMessage } from '@guildhall/suppliers';
import { fillText } from '../format/fill-text.ts';
import type { ContactMailTexts } from './contact-mail-texts.ts';

/** Composes the email of a message: plain text, so that hostile content is only shown. No header has a visitor’s text. */
export function composeContactMail(
  { fields, page, sentAt, mayBeSpam }: Omit<ContactMessage, 'id' | 'mail'>,
  texts: ContactMailTexts,
  facts: Pick<Organisation, 'locale' | 'timeZone'>,
): ContactMessage['mail'] {
  const parts = fields.map((field) => formatField(field, texts));
  const source = fillText(texts.sentFrom, { page, time: formatTime(sentAt, facts.locale, facts.timeZone) });
  return mayBeSpam
    ? { subject: texts.spamSubject, text: [texts.spamNote, ...parts, source].join('\n\n') }
    : { subject: texts.subject, text: [...parts, source].join('\n\n') };
}

function formatField({ title, value }: ContactField, { yes, no }: ContactMailTexts): string {
  const text = typeof value === 'boolean' ? (value ? yes : no) : value.trim() || '–';
  return `${title.replaceAll(/\s+/g, ' ')}:\n${text}`;
}
