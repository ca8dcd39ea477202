import { describe, expect, it, onTestFinished } from 'vitest';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { composed, siteOrigin, startApp } from '../app.fixture.ts';
import { connectSuppliers } from '../connect-suppliers.ts';
import { readTestConfig } from '../config/config.fixture.ts';
import { createDelivery } from '../contact/delivery.ts';
import { startSupplier } from './supplier.fixture.ts';
import { createContactRoute } from './contact.ts';

const now = 1_795_000_000_000;
const field = (title: string, value: string | boolean, type = 'text') => ({ title, value, type });
const message = {
  fields: [field('Email', 'anna@post.example', 'email'), field('Words', 'Hello')],
  page: '/contact',
};

async function start(env: Record<string, string> = {}) {
  let visitor = 0;
  const config = readTestConfig({ SITE_ORIGIN: siteOrigin, ...env });
  const { deliverContactMail: deliverMail } = connectSuppliers(config, {
    ...composed,
    onEvent: () => undefined,
  });
  const deliver = createDelivery(config, { deadlineMs: 10_000, now: () => now, deliverMail });
  const { app, log } = await startApp({ routes: [createContactRoute(deliver, composed.organisation)] }, env);
  const send = (payload: object, remoteAddress = '192.0.2.1') =>
    app.inject({ method: 'POST', url: '/api/v1/contact', payload, remoteAddress });
  /** Sends five messages each from that many unused addresses, and resolves to all responses. */
  const sendFromEach = async (addresses: number, payload: object) => {
    const statuses: number[] = [];
    for (let address = 0; address < addresses; address += 1) {
      visitor += 1;
      for (let count = 0; count < 5; count += 1)
        statuses.push((await send(payload, `198.51.100.${visitor}`)).statusCode);
    }
    return statuses;
  };
  return { send, sendFromEach, log };
}

/** An address of this machine where no server listens. */
async function nowhere(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return `http://127.0.0.1:${port}/in`;
}

async function webhook(reply: Parameters<typeof startSupplier>[0] = () => ({})) {
  const supplier = await startSupplier(reply);
  const secret = 'a-secret-of-the-form';
  const env = { CONTACT_WEBHOOK_URL: `${supplier.origin}/in?room=7`, CONTACT_WEBHOOK_SECRET: secret };
  return { ...(await start(env)), received: supplier.received, secret };
}

describe('a message to the webhook', () => {
  it('arrives unchanged and signed', async () => {
    const { send, received, secret } = await webhook();
    const response = await send(message);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true, confirmed: true }]);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ path: '/in?room=7', body: message });
    const body = JSON.stringify(received[0]?.body);
    const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex');
    expect(received[0]?.headers['x-guildhall-signature']).toBe(`sha256=${signature}`);
  });

  it('is delivered with a mark if the honeypot is filled in, as programs that fill in forms do [7.6.1]', async () => {
    const { send, received } = await webhook();
    const response = await send({ ...message, website: 'https://spam.example' });
    expect([response.statusCode, response.json()]).toEqual([200, { success: true, confirmed: true }]);
    expect(received).toMatchObject([{ body: { ...message, mayBeSpam: true } }]);
    expect(JSON.stringify(received[0]?.body)).not.toContain('spam.example');
    await send(message);
    expect(received[1]?.body).not.toHaveProperty('mayBeSpam');
  });

  it.each([[{ status: 500 }], [{ status: 302 }]])(
    'is reported as failed if the webhook responds with %j, after one attempt',
    async (reply) => {
      const { send, received, log } = await webhook(() => reply);
      const response = await send(message);
      expect([response.statusCode, response.json().error.code]).toEqual([502, 'API_SUPPLIER_FAILED']);
      expect(received).toHaveLength(1);
      expect(JSON.stringify(log)).not.toMatch(/anna@|Hello/);
    },
  );

  it('whose connection is closed may have arrived: it is reported as on its way, and is not sent again [4.6.3]', async () => {
    const { send, received } = await webhook(() => 'drop');
    const named = { ...message, id: '0123456789abcdef' };
    expect((await send(named)).json()).toEqual({ success: true, confirmed: false });
    expect((await send(named)).json()).toEqual({ success: true, confirmed: false });
    expect(received).toHaveLength(1);
    expect(received[0]?.headers['x-guildhall-message-id']).toBe('0123456789abcdef');
  });

  it('to an unreachable webhook has not arrived, and is sent again', async () => {
    const { send } = await start({ CONTACT_WEBHOOK_URL: await nowhere() });
    expect((await send(message)).json().error.code).toBe('API_SUPPLIER_FAILED');
  });

  it('may consist of checkboxes, with a long declaration of consent [3.2.2]', async () => {
    const { send, received } = await webhook();
    const fields = [field('I agree. '.repeat(200).trim(), true, 'checkbox')];
    expect((await send({ fields })).statusCode).toBe(200);
    expect(received[0]?.body).toMatchObject({ fields });
  });

  it('may be as long as its form allows, in any script, and spaces around a text do not count [5.1.4]', async () => {
    const { send, received } = await webhook();
    const fields = Array.from({ length: 5 }, () =>
      field('言'.repeat(2_000), ` ${'葉'.repeat(10_000)}\n`, 'textarea'),
    );
    expect((await send({ fields })).statusCode).toBe(200);
    expect(received[0]?.body).toMatchObject({ fields });
  });

  it('may be sent five times a minute [7.6.1]', async () => {
    const { send, received } = await webhook();
    const statuses = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await send(message)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(received).toHaveLength(5);
  });

  it('is accepted even if thirteen addresses send their maximum, and from thirty more afterwards [7.6.1]', async () => {
    const { send, sendFromEach, received } = await webhook();
    const statuses = await sendFromEach(43, message);
    expect(statuses.filter((status) => status === 429)).toHaveLength(43 * 4 - 30);
    expect((await send(message)).statusCode).toBe(200);
    expect(received).toHaveLength(43 + 30 + 1);
  });

  it('does not count for others, only for its sender, if it is refused or marked [7.6.1]', async () => {
    const { send, sendFromEach, received } = await webhook();
    await sendFromEach(20, { ...message, website: 'https://spam.example' });
    await sendFromEach(20, { ...message, fields: [] });
    expect(received).toHaveLength(15);
    expect((await send(message)).statusCode).toBe(200);
    expect(received).toHaveLength(16);
    const statuses = [];
    for (const payload of [
      { ...message, website: 'x' },
      { ...message, fields: [] },
    ])
      for (let count = 0; count < 3; count += 1) statuses.push((await send(payload, '192.0.2.9')).statusCode);
    // No marked message is left for this minute.
    expect(statuses).toEqual([429, 429, 429, 400, 400, 429]);
  });

  it('is refused, with the time to wait, after sixty addresses have sent one within a minute [7.6.1]', async () => {
    const { send, sendFromEach } = await webhook();
    await sendFromEach(60, message);
    const refused = await send(message);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    [{ ...message, fields: [] }],
    [{ ...message, more: 1 }],
    [{ ...message, page: 'https://evil.example' }],
    [{ fields: [field('Words', '  ')] }],
    [{ fields: [field('Yes', false, 'checkbox')] }],
    [{ fields: [field('Words', true)] }],
    [{ fields: [field('Words', 'a'), field('Box', 'on', 'checkbox')] }],
    [{ fields: [field('Email', 'anna@post', 'email')] }],
    [{ fields: [field('File', 'a', 'file')] }],
    [{ fields: [field('Words', 'a'.repeat(10_001), 'textarea')] }],
    [{ fields: [{ ...field('Words', 'a'), name: 'x' }] }],
    [{ fields: Array.from({ length: 201 }, () => field('Words', 'a')) }],
  ])('is refused if it is invalid: %j', async (payload) => {
    const { send, received } = await webhook();
    expect((await send(payload)).json().error.code).toBe('API_INVALID_BODY');
    expect(received).toEqual([]);
  });
});

it('gets a response that forms are not set up if no receiver is configured [7.6.1]', async () => {
  const { send } = await start();
  const response = await send(message);
  expect([response.statusCode, response.json().error.code]).toEqual([503, 'API_NOT_CONFIGURED']);
});

describe('a message as email', () => {
  async function relay(host = '127.0.0.1') {
    const mails: { from: string; to: string[]; text: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        void text(stream).then((words) => {
          const { mailFrom, rcptTo } = session.envelope;
          mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            text: words,
          });
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
    const { port } = server.server.address() as AddressInfo;
    const env = { SMTP_URL: `smtp://${host}:${port}`, CONTACT_TO: 'house@wayleave.example' };
    return { ...(await start(env)), mails };
  }

  it('is sent to the organisation, and replies go to the visitor', async () => {
    const { send, mails } = await relay();
    expect((await send(message)).statusCode).toBe(200);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ from: 'house@wayleave.example', to: ['house@wayleave.example'] });
    expect(mails[0]?.text).toContain('Reply-To: anna@post.example\r\n');
    expect(mails[0]?.text).toContain('Words:\r\nHello');
  });

  it.each([
    'anna@post.example\r\nBcc: victim@post.example',
    'anna@post.example\nBcc: victim@post.example',
    'anna@post.example%0aBcc: victim@post.example',
    '"anna\r\nBcc: victim@post.example"@post.example',
    'anna@post.example, victim@post.example',
    'Anna <anna@post.example>\u2028Bcc: victim@post.example',
  ])('is refused with an address that would add headers: %j', async (address) => {
    const { send, mails } = await relay();
    const response = await send({ fields: [field('Email', address, 'email'), field('Words', 'a')] });
    expect(response.statusCode).toBe(400);
    expect(mails).toEqual([]);
  });

  it('says in its subject and first line if the honeypot was filled in [7.6.1]', async () => {
    const { send, mails } = await relay();
    await send({ ...message, website: 'https://spam.example' });
    expect(mails[0]?.text).toContain('Subject: [Possibly spam] A message from the contact form\r\n');
    expect(mails[0]?.text).toMatch(/\r\n\r\nA hidden field of the form was filled in/);
  });

  it('keeps all other input out of its headers', async () => {
    const { send, mails } = await relay();
    const hostile = 'Hi\r\nBcc: victim@post.example\r\n\r\n.\r\nMAIL FROM:<x@y.example>';
    await send({
      fields: [field(`Title\r\nBcc: victim@post.example`, hostile), field('Email', hostile)],
      page: '/a',
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toEqual(['house@wayleave.example']);
    const [headers = ''] = mails[0]?.text.split('\r\n\r\n') ?? [];
    expect(headers).not.toContain('victim');
    expect(headers).not.toContain('Reply-To');
  });

  it('is not passed to a remote relay without TLS [8.6.5]', async () => {
    // An address of this machine that is not recognised as such.
    const { send, mails } = await relay('0.0.0.0');
    expect((await send(message)).json().error.code).toBe('API_SUPPLIER_FAILED');
    expect(mails).toEqual([]);
  });

  it('is reported as failed if the relay is unreachable', async () => {
    const { send, log } = await start({
      SMTP_URL: 'smtp://127.0.0.1:1',
      CONTACT_TO: 'house@wayleave.example',
    });
    expect((await send(message)).json().error.code).toBe('API_SUPPLIER_FAILED');
    expect(JSON.stringify(log)).not.toMatch(/anna@|Hello/);
  });
});
