import { apiErrorCodes } from '@guildhall/api-contract/errors';
import { describe, expect, it } from 'vitest';
import { startCompleteApp } from '../app.fixture.ts';
import { composeContactMail } from '../contact/compose-contact-mail.ts';
import { ApiError } from '../errors/api-error.ts';
import { formatRefusal } from '../invoice/format-refusal.ts';
import { composeExampleMails, type ExampleMails } from '../mail-files/compose-example-mails.ts';
import { loadMailLook } from '../mails/mail-look.ts';
import { renderMailHtml, renderMailText } from '../mails/render-mail.ts';
import { defineRoute } from '../routes/route.ts';
import { findUntranslated, pseudoTexts } from './pseudo-texts.fixture.ts';

const paths = { login: '/anmelden', profile: '/account', resetPassword: '/passwort' } as const;
const siteOrigin = 'https://site.test';
const [mails, linkMails] = (['passwords', 'links'] as const).map((logins) =>
  composeExampleMails(
    {
      ...{ siteOrigin, name: '[Boatyard]', texts: pseudoTexts.mails },
      organisation: {
        ...{ language: 'de', locale: 'de-DE', paths },
        leaving: { path: '/keep', bookkeepingYears: 8 },
        numbers: { group: '.', decimal: ',', sign: 'after', signs: { EUR: 'Eu' } },
      },
    },
    { currency: 'EUR', logins, reports: Object.values(pseudoTexts.reports) },
  ),
) as [ExampleMails, ExampleMails];
const look = loadMailLook();

/** Text of a mail's HTML, without its styles. */
const toText = (html: string): string =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('an organisation with texts of its own', () => {
  it.each([...Object.entries(mails), ...Object.entries(linkMails)])(
    'sends no English in the email %s, whose plain text has the same content [7.12.1]',
    (_name, mail) => {
      const text = renderMailText(mail);
      const html = renderMailHtml(mail, look, 'de');
      expect(findUntranslated(`${mail.subject}\n${mail.preview}\n${text}`)).toEqual([]);
      expect(findUntranslated(toText(html))).toEqual([]);
      expect(html).toContain('<html lang="de">');
      const lines = toText(html)
        .split('\n')
        .filter((line) => line.trim() !== '');
      for (const line of text.split('\n').filter((line) => line !== '' && !line.startsWith('https:')))
        expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toContain(line.replace(/:$/, ''));
    },
  );

  it('links to its own pages in emails [7.12.3]', () => {
    const links = [...Object.values(mails), ...Object.values(linkMails)].flatMap((mail) => [
      ...(mail.button ? [mail.button.url] : []),
      ...mail.after.flatMap((part) => (typeof part === 'string' ? [] : [part.url])),
    ]);
    const own = links.filter((url) => url.startsWith(siteOrigin)).map((url) => new URL(url).pathname);
    expect([...new Set(own)].sort()).toEqual([
      ...['/_payment/an-example', '/account', '/anmelden', '/keep', '/passwort'],
    ]);
  });

  it('has emails for its own kind of logins alone [7.12.1]', () => {
    expect(Object.keys(mails)).toEqual(expect.arrayContaining(['welcome', 'welcome-back', 'password']));
    const own = ['welcome', 'welcome-back', 'login-link', 'new-address', 'address-changed'];
    expect(Object.keys(linkMails)).toEqual(expect.arrayContaining(own));
    expect(linkMails).not.toHaveProperty('password');
    expect(mails).not.toHaveProperty('login-link');
  });

  it('writes amounts as its pages do [7.12.1]', () => {
    expect(mails['refunded']?.before.join()).toContain('300 Eu');
  });

  it.each(apiErrorCodes)('answers %s without English [7.12.1]', async (code) => {
    const failing = defineRoute({
      method: 'GET',
      path: '/failing',
      handle: async () => {
        throw new ApiError(code);
      },
    });
    const { app } = await startCompleteApp({}, { routes: [failing], texts: pseudoTexts });
    const { message } = (await app.inject('/api/v1/failing')).json().error;
    expect(message).toMatch(/^\[.+\]$/);
    expect(findUntranslated(message)).toEqual([]);
  });

  it('refuses invoices without English [7.12.1]', () => {
    const title = '[Tides]';
    const refusals = [
      ...(['gone', 'one only', 'invalid number', 'invalid email', 'shop refused'] as const).map((kind) => ({
        kind,
      })),
      ...(['unsold', 'sold out', 'never exempt'] as const).map((kind) => ({ kind, title })),
      { kind: 'too few' as const, title, remaining: 2 },
    ];
    for (const refusal of refusals)
      expect(findUntranslated(formatRefusal(refusal, pseudoTexts.invoice, 'de').message)).toEqual([]);
    const { message } = formatRefusal({ kind: 'own country', country: 'EL' }, pseudoTexts.invoice, 'de');
    expect(message).toContain('Griechenland');
  });

  it('gets messages of contact forms without English [7.12.1]', () => {
    const fields = [
      { title: '[Name]', value: '[Ada]', type: 'text' },
      { title: '[News]', value: true, type: 'checkbox' },
      { title: '[Post]', value: false, type: 'checkbox' },
    ] as const;
    const message = { fields, page: '/7', sentAt: '2026-11-24T09:00:00.000Z' };
    const { subject, text } = composeContactMail(message, pseudoTexts.contactMail, {
      ...{ locale: 'sv', timeZone: 'Europe/Stockholm' },
    });
    expect(findUntranslated(`${subject}\n${text}`)).toEqual([]);
  });

  it('answers malformed requests and unknown calls without English [7.12.1]', async () => {
    const { app } = await startCompleteApp({}, { texts: pseudoTexts });
    const responses = [
      await app.inject('/api/v1/nothing'),
      await app.inject({ method: 'POST', url: '/api/v1/contact', payload: {} }),
      await app.inject({
        method: 'POST',
        url: '/api/v1/sdoc',
        payload: 'a',
        headers: { 'content-type': 'text/plain' },
      }),
    ];
    for (const response of responses) {
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(findUntranslated(response.json().error.message)).toEqual([]);
    }
  });

  it('does not start with a look in which emails would be hard to read [7.12.2]', async () => {
    const look = { theme: new URL('file:///nowhere/theme.css') };
    await expect(startCompleteApp({}, { look })).rejects.toThrow('/nowhere/theme.css cannot be read');
  });
});
