import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { smtp } from '@guildhall/mail-smtp';
import { toMinorUnits } from '@guildhall/money';
import type { HostSettings, SendMail } from '@guildhall/suppliers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startRelay } from '../contact/relay.fixture.ts';
import { organisation } from '@guildhall/website-organisation';
import { composeReportsMail, composeTransferMail } from './compose-billing-mails.ts';
import {
  composePasswordChangedMail,
  composePasswordMail,
  composeWelcomeMail,
} from './compose-member-mails.ts';
import { loadMailLook, type MailLook } from './mail-look.ts';
import { mailTexts } from './mail-texts.ts';
import { renderMailHtml, renderMailText } from './render-mail.ts';
import { createMemberMails } from './member-mails.ts';

const siteOrigin = 'https://site.test';
const look = loadMailLook();
const options = { siteOrigin, organisation, texts: mailTexts };
const code = 'a%2Fcode%2Bcanary%26mode%3Dx';

function connectMailRelay(url: string): SendMail {
  const settings = { DEADLINE_MS: 5_000, SMTP_URL: url } as unknown as HostSettings;
  const sendMail = smtp().roles['member mails']?.connect(settings, () => undefined, organisation);
  if (!sendMail) throw new Error('the relay is not configured');
  return sendMail;
}

async function start(response?: string, given: MailLook = {}) {
  const relay = await startRelay();
  if (response) relay.setReply('rcpt', response);
  const from = { name: 'The Guild', address: 'members@guild.example' };
  const mails = createMemberMails({
    sendMail: connectMailRelay(relay.env.SMTP_URL),
    ...{ ...options, from, look: loadMailLook(given) },
  });
  return { relay, mails };
}

const decoded = (mail: string) =>
  mail
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

describe('an email to a member', () => {
  it('about a changed password says when it was changed, and links to a new one [7.8.27]', () => {
    const mail = composePasswordChangedMail(
      { ...options, name: 'The Guild' },
      Date.UTC(2026, 10, 29, 12, 0, 5),
    );
    const text = renderMailText(mail);
    expect(text).toMatch(/was changed on .*29.*2026.*:00:05 /);
    expect(text).toContain(`${siteOrigin}/reset-password\n`);
    expect(text).toContain('Log out everywhere');
  });

  it('links to our own page with and without the code, in plain text and HTML [2.2.7]', async () => {
    const named = { ...options, name: 'The <Guild> & "Co"' };
    const raw = 'a/code+canary&mode=x';
    for (const mail of [composeWelcomeMail(named, raw), composePasswordMail(named, raw)]) {
      const html = renderMailHtml(mail, look, 'en');
      expect(renderMailText(mail)).toContain(
        `${siteOrigin}/reset-password?mode=resetPassword&oobCode=${code}\n`,
      );
      expect(renderMailText(mail)).toContain(`Request a new one:\n${siteOrigin}/reset-password\n`);
      expect(html).toContain(`href="${siteOrigin}/reset-password"`);
      // The identity service's lifetime of a code, which has no setting.
      expect(renderMailText(mail)).toContain('The link works once and expires after about an hour.');
      expect(renderMailText(mail)).not.toContain('hours');
      expect(html).toContain('The &lt;Guild&gt; &amp; &quot;Co&quot;');
      expect(html).not.toContain('<Guild>');
      expect(html).not.toMatch(/<(img|script|link|form)|https?:\/\/(?!site\.test)/);
    }
  });

  it('about an invoice has the amount, the account, the reference, the due date and its page [7.7.17]', () => {
    const named = { ...options, name: 'The Guild' };
    const mail = composeTransferMail(named, {
      url: `${siteOrigin}/_payment/an-id`,
      transfer: {
        ...{ planId: 'friend', state: 'open', amountMinor: toMinorUnits(9_650), currency: 'EUR' },
        ...{ iban: 'DE89370400440532013000', bic: 'GUHADE12XXX', accountName: 'Guild & Co' },
        ...{ reference: 'RF18539007547034', dueOn: '2026-12-08' },
      },
    });
    const html = renderMailHtml(mail, look, 'en');
    for (const part of ['96.50', 'DE89 3704 0044 0532 0130 00', 'GUHADE12XXX', 'RF18 5390 0754 7034', '2026'])
      for (const text of [renderMailText(mail), html]) expect(text).toContain(part);
    // As its page writes it.
    expect(renderMailText(mail)).toContain('December 08, 2026');
    expect(renderMailText(mail)).toContain('Guild & Co');
    expect(renderMailText(mail)).toContain(`${siteOrigin}/_payment/an-id`);
  });

  it('has the sender, plain text and HTML, and requests no automatic replies', async () => {
    const { relay, mails } = await start();
    await mails.sendWelcome('ada@members.example', 'a-code');
    const [mail = ''] = relay.mails;
    expect(mail).toContain('From: The Guild <members@guild.example>');
    expect(mail).toContain('To: ada@members.example');
    expect(mail).toContain('Subject: Welcome: set your password');
    expect(mail).toContain('Auto-Submitted: auto-generated');
    expect(mail).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(decoded(mail)).toContain('/reset-password?mode=resetPassword&oobCode=a-code');
  });

  it('contains the organisation’s mark, which is not fetched [7.12.2]', async () => {
    const mark = new URL('../../../../apps/site/public/apple-touch-icon.png', import.meta.url);
    const { relay, mails } = await start(undefined, { mark });
    await mails.sendWelcome('ada@members.example', 'a-code');
    const [mail = ''] = relay.mails;
    expect(decoded(mail)).toContain('<img src="cid:mark" alt=""');
    expect(mail).toMatch(/^Content-Id: <mark>$/im);
    expect(mail).toContain('Content-Disposition: inline; filename=mark.png');
    expect(decoded(mail)).not.toMatch(/src="(?!cid:)/);
  });

  it('goes to one address, whatever that contains', async () => {
    const { relay, mails } = await start();
    const strange = '"ada, eve@evil.example"@members.example';
    await mails.sendPassword(strange, 'a-code').catch(() => undefined);
    expect(relay.mails.join('\n')).not.toMatch(/^(to|cc|bcc): .*[\s,<]eve@evil\.example>?$/im);
  });

  it('rejects without naming the recipient if the relay rejects it', async () => {
    const { mails } = await start('550 ada@members.example is unknown here');
    const failure = await mails
      .sendPassword('ada@members.example', 'a-code')
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'MailRejected', status: 550 });
    expect(JSON.stringify(failure) + String(failure) + String((failure as Error).cause)).not.toContain('ada');
  });

  it('is not sent to a remote relay without TLS', async () => {
    const received: string[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (words) => {
        received.push(String(words));
        if (socket.writable) socket.write('250 relay.test\r\n');
      });
      socket.write('220 relay.test\r\n');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const from = { name: undefined, address: 'members@guild.example' };
    // A local address that is not recognised as one.
    const mails = createMemberMails({
      sendMail: connectMailRelay(`smtp://0.0.0.0:${port}`),
      ...{ ...options, from, look },
    });
    await expect(mails.sendPassword('ada@members.example', 'a-code')).rejects.toMatchObject({
      name: 'MailRejected',
    });
    expect(received.join('')).toMatch(/^EHLO/);
    expect(received.join('')).not.toContain('MAIL FROM');
  });
});

it('a report links to the supplier’s administration, and to nothing where there is none [7.7.9]', () => {
  const cases = [{ text: 'Someone paid twice.', subscriptionId: 'membership-1' }];
  const mailOptions = { ...options, name: 'The Garden Society' };
  const mail = composeReportsMail(mailOptions, cases, 'https://billing.example');
  expect(renderMailText(mail)).toContain('https://billing.example');
  const without = composeReportsMail(mailOptions, cases, undefined);
  expect(renderMailText(without)).toContain('membership-1');
  expect(renderMailText(without)).not.toContain('http');
  expect(renderMailHtml(without, look, 'en')).not.toContain('<a ');
});
