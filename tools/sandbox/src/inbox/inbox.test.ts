import { createTransport } from 'nodemailer';
import { expect, it, onTestFinished } from 'vitest';
import { sandboxUnderTest } from '../sandbox.fixture.ts';
import { createInbox } from './inbox.ts';
import { startMailServer } from './mail-server.ts';

const message = {
  fields: [
    { title: 'Name <b>', value: '<script>alert(1)</script>', type: 'text' },
    { title: 'Journal', value: true, type: 'checkbox' },
  ],
  page: '/contact',
};
const post = (payload: unknown) =>
  ({ method: 'POST', url: '/inbox/messages', payload: payload as object }) as const;

it('shows what came in, hostile words as words', async () => {
  const { app } = sandboxUnderTest();
  expect((await app.inject('/inbox')).body).toContain('Nothing has come in yet');
  expect((await app.inject(post(message))).json()).toEqual({ received: true });
  const { body, headers } = await app.inject('/inbox');
  expect(body).toContain('<dt>Name &lt;b&gt;</dt><dd>&lt;script&gt;alert(1)&lt;/script&gt;</dd>');
  expect(body).toContain('<dt>Journal</dt><dd>true</dd>');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it('shows whatever else is posted as it came', async () => {
  const { app } = sandboxUnderTest();
  for (const odd of [{ fields: [null, 3] }, ['<img>'], { fields: 'x' }]) await app.inject(post(odd));
  const { body } = await app.inject('/inbox');
  expect(body).toContain('&lt;img&gt;');
});

it('gives tests what came in, and forgets it', async () => {
  const { app } = sandboxUnderTest();
  await app.inject(post(message));
  expect((await app.inject('/_sandbox/inbox')).json()).toEqual([
    { id: 1, time: '2026-11-21T12:00:00.000Z', way: 'webhook', content: message },
  ]);
  await app.inject({ method: 'DELETE', url: '/_sandbox/inbox' });
  expect((await app.inject('/_sandbox/inbox')).json()).toEqual([]);
});

it('suffers the faults ordered for it', async () => {
  const { app } = sandboxUnderTest();
  await app.inject({ method: 'POST', url: '/_sandbox/faults', payload: { service: 'inbox', mode: 'error' } });
  expect((await app.inject(post(message))).statusCode).toBe(500);
  expect((await app.inject('/_sandbox/inbox')).json()).toEqual([]);
});

it('takes mail', async () => {
  const inbox = createInbox(() => new Date('2026-11-21T12:00:00Z'));
  const server = await startMailServer(inbox, 0);
  onTestFinished(() => server.close());
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  await transport.sendMail({ from: 'a@a.example', to: 'b@b.example', subject: 'Hello', text: 'Words' });
  transport.close();
  expect(inbox.all()).toMatchObject([{ way: 'mail', content: expect.stringContaining('Subject: Hello') }]);
});
