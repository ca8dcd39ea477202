import { expect, it } from 'vitest';
import { composeContactMail } from './compose-contact-mail.ts';
import { contactMailTexts } from './contact-mail-texts.ts';

const message = {
  fields: [{ title: 'Words', value: 'Hello', type: 'text' }],
  ...{ page: '/contact', sentAt: '2026-11-28T23:02:36.563Z' },
} as const;
const compose = (locale: string, timeZone: string) =>
  composeContactMail(message, contactMailTexts, { locale, timeZone }).text.split('\n').at(-1);

it('a message of a contact form says when it was sent, in the office’s language and time zone [7.8.12]', () => {
  expect(compose('sv', 'Europe/Stockholm')).toBe('Sent from /contact, 29 november 2026 kl. 00:02:36 CET');
  expect(compose('de-DE', 'Europe/Berlin')).toBe('Sent from /contact, 29. November 2026 um 00:02:36 MEZ');
  expect(compose('en-GB', 'UTC')).toBe('Sent from /contact, November 28, 2026 at 23:02:36 UTC');
});
