import { createTransport } from 'nodemailer';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFaultList } from '../faults/fault-list.ts';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';
import { createInbox } from './inbox.ts';
import { mailSteps, startMailServer } from './mail-server.ts';

const message = {
  fields: [
    { title: 'Name <b>', value: '<script>alert(1)</script>', type: 'text' },
    { title: 'Journal', value: true, type: 'checkbox' },
  ],
  page: '/contact',
};
const post = (payload: unknown) =>
  ({ method: 'POST', url: '/inbox/messages', payload: payload as object }) as const;

it('shows received messages, with hostile text escaped', async () => {
  const { app } = createSandboxUnderTest();
  expect((await app.inject('/inbox')).body).toContain('No messages yet');
  expect((await app.inject(post(message))).json()).toEqual({ received: true });
  const { body, headers } = await app.inject('/inbox');
  expect(body).toContain('<dt>Name &lt;b&gt;</dt><dd>&lt;script&gt;alert(1)&lt;/script&gt;</dd>');
  expect(body).toContain('<dt>Journal</dt><dd>true</dd>');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it('shows posts in any other format', async () => {
  const { app } = createSandboxUnderTest();
  for (const odd of [{ fields: [null, 3] }, ['<img>'], { fields: 'x' }]) await app.inject(post(odd));
  const { body } = await app.inject('/inbox');
  expect(body).toContain('&lt;img&gt;');
});

it('returns received messages to tests, and clears them', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject(post(message));
  expect((await app.inject('/_sandbox/inbox')).json()).toEqual([
    { id: 1, time: '2026-11-21T12:00:00.000Z', way: 'webhook', content: message },
  ]);
  await app.inject({ method: 'DELETE', url: '/_sandbox/inbox' });
  expect((await app.inject('/_sandbox/inbox')).json()).toEqual([]);
});

it('applies its faults', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject({ method: 'POST', url: '/_sandbox/faults', payload: { service: 'inbox', mode: 'error' } });
  expect((await app.inject(post(message))).statusCode).toBe(500);
  expect((await app.inject('/_sandbox/inbox')).json()).toEqual([]);
});

async function startRelay() {
  const inbox = createInbox(() => new Date('2026-11-21T12:00:00Z'));
  const faults = createFaultList();
  const waited: number[] = [];
  const wait = async (ms: number) => void waited.push(ms);
  const server = await startMailServer({ inbox, faults, wait }, 0);
  onTestFinished(() => server.close());
  /** Sends an email to the relay and returns `taken`, the status code of a refusal, or `hung up`. */
  const send = async (to = 'b@b.example') => {
    const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
    const mail = { from: 'a@a.example', to, subject: 'Hello', text: 'Words' };
    const announced = await transport.sendMail(mail).then(
      () => 'taken',
      (error: { responseCode?: number }) => error.responseCode ?? 'hung up',
    );
    transport.close();
    return announced;
  };
  return { inbox, faults, waited, send };
}

describe('the mail relay', () => {
  it('accepts an email', async () => {
    const { inbox, send } = await startRelay();
    expect(await send()).toBe('taken');
    expect(inbox.all()).toMatchObject([{ way: 'mail', content: expect.stringContaining('Subject: Hello') }]);
  });

  it('has no SMTPUTF8, as many relays: it takes a domain with other letters, and no such name before the @', async () => {
    const { inbox, send } = await startRelay();
    expect(await send('anna@blåbær.example')).toBe('taken');
    expect(await send('jørgen@firma.example')).toBe(553);
    expect(inbox.all()).toHaveLength(1);
  });

  it.each([
    ['refused', 'greeting', 554],
    ['refused', 'MAIL FROM', 550],
    ['refused', 'RCPT TO', 550],
    ['refused', 'DATA', 554],
    ['throttled', 'greeting', 421],
    ['throttled', 'RCPT TO', 450],
    ['throttled', 'DATA', 451],
    ['error', 'DATA', 451],
    ['down', 'greeting', 'hung up'],
    ['down', 'RCPT TO', 'hung up'],
    ['down', 'DATA', 'hung up'],
  ] as const)(
    'refuses emails while it is %s at %s, and accepts them afterwards',
    async (mode, match, announced) => {
      const { inbox, faults, send } = await startRelay();
      faults.add({ service: 'mail', mode, match, times: 1 });
      expect(await send()).toBe(announced);
      expect(inbox.all()).toEqual([]);
      expect(await send()).toBe('taken');
    },
  );

  it('stores the email even if its last response is lost', async () => {
    const { inbox, faults, send } = await startRelay();
    faults.add({ service: 'mail', mode: 'lost', match: 'DATA' });
    expect(await send()).toBe('hung up');
    expect(inbox.all()).toHaveLength(1);
  });

  it.each(mailSteps)('delays its response at %s as requested', async (match) => {
    const { inbox, faults, waited, send } = await startRelay();
    faults.add({ service: 'mail', mode: 'slow', delayMs: 4_000, match });
    expect(await send()).toBe('taken');
    expect(waited.filter((ms) => ms > 0)).toEqual([4_000]);
    expect(inbox.all()).toHaveLength(1);
  });

  it('refuses faults that no relay has', async () => {
    const { app } = createSandboxUnderTest();
    const order = (mode: string) =>
      app.inject({ method: 'POST', url: '/_sandbox/faults', payload: { service: 'mail', mode } });
    expect((await order('html')).statusCode).toBe(400);
    expect((await order('html')).body).toContain('knows only slow');
    expect((await order('lost')).statusCode).toBe(201);
  });
});
