import { describe, expect, it } from 'vitest';
import { letTimePass, stopClock } from '../../../../config/stopped-clock.ts';
import { composed, siteOrigin, startApp } from '../app.fixture.ts';
import { connectSuppliers } from '../connect-suppliers.ts';
import { readTestConfig } from '../config/config.fixture.ts';
import { createContactRoute } from '../routes/contact.ts';
import { createDelivery } from './delivery.ts';
import { startRelay, type RelayStep } from './relay.fixture.ts';

const message = {
  id: '0123456789abcdef-of-one-attempt',
  fields: [{ title: 'Words', value: 'Hello', type: 'text' }],
  page: '/contact',
};

async function start() {
  const relay = await startRelay();
  const lost = Promise.withResolvers<void>();
  const config = readTestConfig({ SITE_ORIGIN: siteOrigin, ...relay.env });
  const { deliverContactMail: deliverMail } = connectSuppliers(config, {
    ...composed,
    onEvent: () => undefined,
  });
  const post = createDelivery(config, { deadlineMs: 10_000, onLateRefusal: lost.resolve, deliverMail });
  const { app, log } = await startApp(
    { routes: [createContactRoute(post, composed.organisation)] },
    relay.env,
  );
  const send = async (payload: object = message) => {
    const response = await app.inject({ method: 'POST', url: '/api/v1/contact', payload });
    const { success, confirmed, error } = response.json();
    return success ? { confirmed } : error.code;
  };
  /** Sends a message to the relay that stays silent at a step until the deadline has passed. */
  const sendAndWait = async (reached: Promise<void>) => {
    stopClock();
    const sending = send();
    await reached;
    return letTimePass(sending);
  };
  return { ...relay, send, sendAndWait, log, lost: lost.promise };
}

const before: RelayStep[] = ['greeting', 'mail', 'rcpt', 'data'];

describe('a slow relay', () => {
  it.each(before)('at its %s never gets a message that was reported as not sent [4.6.3]', async (step) => {
    const { send, sendAndWait, hold, mails, allClosed } = await start();
    const { reached, release } = hold(step);
    expect(await sendAndWait(reached)).toBe('API_SUPPLIER_FAILED');
    release();
    await allClosed();
    expect(mails).toEqual([]);
    expect(await send()).toEqual({ confirmed: true });
    expect(mails).toHaveLength(1);
  });

  it('at its final response has the message, which is reported as on its way and not sent twice [4.6.3]', async () => {
    const { send, sendAndWait, hold, mails } = await start();
    const { reached, release } = hold('end');
    expect(await sendAndWait(reached)).toEqual({ confirmed: false });
    expect(await letTimePass(send())).toEqual({ confirmed: false });
    release();
    expect(await send()).toEqual({ confirmed: true });
    expect(mails).toHaveLength(1);
  });

  it('that finally refuses is reported to the api’s operator, and the message may be sent again', async () => {
    const { send, sendAndWait, hold, lost } = await start();
    const { reached, release } = hold('end');
    expect(await sendAndWait(reached)).toEqual({ confirmed: false });
    release('554 No');
    await lost;
    expect(await send()).toEqual({ confirmed: true });
  });
});

describe('a relay that refuses', () => {
  it.each([...before.filter((step) => step !== 'data'), 'end'] as RelayStep[])(
    'at its %s is reported as a failure, and the same message can be sent again [4.6.2]',
    async (step) => {
      const { send, setReply, reset, log } = await start();
      setReply(step, '554 5.7.1 anna@post.example: Hello is not welcome');
      expect(await send()).toBe('API_SUPPLIER_FAILED');
      expect(JSON.stringify(log)).not.toMatch(/anna@|Hello/);
      reset();
      expect(await send()).toEqual({ confirmed: true });
    },
  );
});

describe('a relay that hangs up', () => {
  it.each(before)('at its %s has no message, and it can be sent again', async (step) => {
    const { send, setReply, reset, mails } = await start();
    setReply(step, undefined);
    expect(await send()).toBe('API_SUPPLIER_FAILED');
    reset();
    expect(await send()).toEqual({ confirmed: true });
    expect(mails).toHaveLength(1);
  });

  it('instead of its final response may have the message: nothing is sent twice [4.6.3]', async () => {
    const { send, setReply, reset, mails } = await start();
    setReply('end', undefined);
    expect(await send()).toEqual({ confirmed: false });
    reset();
    expect(await send()).toEqual({ confirmed: false });
    expect(mails).toHaveLength(1);
  });
});

describe('the same message', () => {
  it('is sent once, however often and simultaneously it is requested, and has one name for all mail stores [4.6.3]', async () => {
    const { send, mails } = await start();
    const results = await Promise.all([send(), send(), send()]);
    expect([...results, await send()]).toEqual(Array.from({ length: 4 }, () => ({ confirmed: true })));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`Message-ID: <${message.id}@wayleave.example>`);
  });

  it('is a different one with another text, even with the same id', async () => {
    const { send, mails } = await start();
    await send();
    await send({ ...message, fields: [{ title: 'Words', value: 'Hello again', type: 'text' }] });
    expect(mails).toHaveLength(2);
  });

  it('is sent again if it has no id', async () => {
    const { send, mails } = await start();
    const { id: _, ...nameless } = message;
    await send(nameless);
    await send(nameless);
    expect(mails).toHaveLength(2);
  });
});
