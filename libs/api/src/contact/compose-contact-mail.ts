import type { ContactField } from '@guildhall/api-contract/contact';
import type { Organisation } from '@guildhall/organisation';
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
  const source = fillText(texts.sentFrom, { page, time: formatTime(sentAt, facts) });
  return mayBeSpam
    ? { subject: texts.spamSubject, text: [texts.spamNote, ...parts, source].join('\n\n') }
    : { subject: texts.subject, text: [...parts, source].join('\n\n') };
}

function formatTime(time: string, { locale, timeZone }: Pick<Organisation, 'locale' | 'timeZone'>): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...clock, timeZone }).format(new Date(time));
}

function formatField({ title, value }: ContactField, { yes, no }: ContactMailTexts): string {
  const text = typeof value === 'boolean' ? (value ? yes : no) : value.trim() || '–';
  return `${title.replaceAll(/\s+/g, ' ')}:\n${text}`;
}
