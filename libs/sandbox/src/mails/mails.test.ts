import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect, it, onTestFinished } from 'vitest';
import { createInbox } from '../inbox/inbox.ts';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';

const buildSource = async (mail: object) => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({ from: 'site@site.test', to: 'a@members.test', ...mail });
  return message.toString();
};

async function startWithMail(mail: object) {
  const inbox = createInbox(() => new Date('2026-11-21T12:00:00Z'));
  const { app } = createSandboxUnderTest({ inbox });
  inbox.add('mail', await buildSource(mail));
  return app;
}

const mailed = {
  subject: 'Vælg et kodeord – til Gildesalen, som er dit nye sted at læse og skrive',
  text: `Kære medlem\n\nhttp://site.test/?set-password&mode=resetPassword&oobCode=${'x'.repeat(80)}\n`,
  html: '<p>Kære <a href="http://site.test/again?a=1&amp;b=2">medlem</a></p><script>alert(1)</script>',
};

it('reads emails like an email program: subject, text, HTML and links', async () => {
  const app = await startWithMail(mailed);
  expect((await app.inject('/_sandbox/mails')).json()).toEqual([
    {
      id: 1,
      time: '2026-11-21T12:00:00.000Z',
      from: 'site@site.test',
      to: 'a@members.test',
      subject: mailed.subject,
      text: mailed.text.trim(),
      html: mailed.html,
      links: [
        `http://site.test/?set-password&mode=resetPassword&oobCode=${'x'.repeat(80)}`,
        'http://site.test/again?a=1&b=2',
      ],
    },
  ]);
});

it('shows them, with hostile text escaped', async () => {
  const app = await startWithMail({ ...mailed, text: '', subject: '<img src=x>' });
  const { body, headers } = await app.inject('/mails');
  expect(body).toContain('&lt;img src=x&gt;');
  expect(body).not.toMatch(/<(img|script)/);
  // With `no-referrer` browsers send the form with `Origin: null`, which the guard refuses.
  expect(headers['referrer-policy']).toBe('same-origin');
});

it('shows one like an inbox does, without its scripts', async () => {
  const app = await startWithMail(mailed);
  expect((await app.inject('/mails')).body).toContain('href="/mails/1.html"');
  const { body, headers } = await app.inject('/mails/1.html');
  expect(body).toBe(mailed.html);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox (?!.*allow-scripts)/);
  expect((await app.inject('/mails/2.html')).statusCode).toBe(404);
});

it('does not include contact form messages', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject({ method: 'POST', url: '/inbox/messages', payload: { fields: [] } });
  expect((await app.inject('/mails')).body).toContain('No emails have been sent yet');
});

it('opens every link first, by GET and by HEAD, like an email scanner', async () => {
  const requested: string[] = [];
  const site = createServer(({ method, url }, response) => {
    requested.push(`${method} ${url}`);
    response.end('read');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await new Promise((resolve) => site.once('listening', resolve));
  const app = await startWithMail({ text: 'http://site.test/a?code=1 http://nowhere.invalid/b' });
  const at = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const requestScan = (id: number) =>
    app.inject({
      method: 'POST',
      url: `/_sandbox/mails/${id}/scan`,
      payload: { origins: { 'http://site.test': at } },
    });
  expect((await requestScan(1)).json()).toEqual([
    { method: 'GET', url: 'http://site.test/a?code=1', status: 200 },
    { method: 'HEAD', url: 'http://site.test/a?code=1', status: 200 },
    { method: 'GET', url: 'http://nowhere.invalid/b' },
    { method: 'HEAD', url: 'http://nowhere.invalid/b' },
  ]);
  expect(requested).toEqual(['GET /a?code=1', 'HEAD /a?code=1']);
  expect((await requestScan(7)).statusCode).toBe(404);
});

it('shows the scanner’s results to people', async () => {
  const app = await startWithMail({ text: 'http://nowhere.invalid/?a=1&b=2' });
  const scanned = await app.inject({
    method: 'POST',
    url: '/_sandbox/mails/1/scan',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  expect([scanned.statusCode, scanned.headers.location]).toEqual([303, '/mails']);
  expect((await app.inject('/mails')).body).toContain(
    '<li>HEAD <code>http://nowhere.invalid/?a=1&amp;b=2</code> no response</li>',
  );
});
