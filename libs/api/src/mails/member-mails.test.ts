import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startRelay } from '../contact/relay.fixture.ts';
import { renderHtml, renderText } from './mail-layout.ts';
import { composePasswordMail, composeWelcomeMail } from './mail-texts.ts';
import { connectMailRelay } from '../adapters/smtp/mail-relay.ts';
import { createMemberMails } from './member-mails.ts';

const siteOrigin = 'https://site.test';
const parts = { siteOrigin, name: 'The <Guild> & "Co"', code: 'a/code+canary&mode=x' };
const code = 'a%2Fcode%2Bcanary%26mode%3Dx';

async function start(response?: string) {
  const relay = await startRelay();
  if (response) relay.setReply('rcpt', response);
  const from = { name: 'The Guild', address: 'members@guild.example' };
  const mails = createMemberMails({
    sendMail: connectMailRelay(relay.env.CONTACT_SMTP_URL),
    ...{ from, siteOrigin },
  });
  return { relay, mails };
}

const decoded = (mail: string) =>
  mail
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

describe('an email to a member', () => {
  it('links to our own page with and without the code, in plain text and HTML [2.2.7]', async () => {
    const welcome = composeWelcomeMail(parts);
    const password = composePasswordMail(parts);
    for (const mail of [welcome, password]) {
      const html = renderHtml(mail);
      expect(renderText(mail)).toContain(`${siteOrigin}/reset-password?mode=resetPassword&oobCode=${code}\n`);
      expect(renderText(mail)).toContain(`Request a new one:\n${siteOrigin}/reset-password\n`);
      expect(html).toContain(`href="${siteOrigin}/reset-password"`);
      // The identity service's lifetime of a code, which has no setting.
      expect(renderText(mail)).toContain('The link works once and expires after about an hour.');
      expect(renderText(mail)).not.toContain('hours');
      expect(html).toContain('The &lt;Guild&gt; &amp; &quot;Co&quot;');
      expect(html).not.toContain('<Guild>');
      expect(html).not.toMatch(/<(img|script|link|form)|https?:\/\/(?!site\.test)/);
    }
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
      ...{ from, siteOrigin },
    });
    await expect(mails.sendPassword('ada@members.example', 'a-code')).rejects.toMatchObject({
      name: 'MailRejected',
    });
    expect(received.join('')).toMatch(/^EHLO/);
    expect(received.join('')).not.toContain('MAIL FROM');
  });
});
