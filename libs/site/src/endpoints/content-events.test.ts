import { createHmac } from 'node:crypto';
import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { listContentSubscribers } from '../host/content-subscribers.ts';
import { createContentChanges } from './content-changes.ts';
import { contentEvents } from './content-events.ts';
import { startSite, webhookSecret } from '../host/site.fixture.ts';

const send = (origin: string, headers: Record<string, string>, body?: string) =>
  fetch(`${origin}/_content-events`, { method: 'POST', headers, ...(body !== undefined && { body }) });

const json = { 'content-type': 'application/json' };
const now = () => String(Date.now());

it('an event with a signature that is not hexadecimal is rejected', async () => {
  const { origin } = await startSite();
  for (const signature of [`sha256=${'é'.repeat(64)}`, `sha256=${'0'.repeat(64)}`, 'sha256=', 'é']) {
    const headers = { ...json, 'x-guildhall-timestamp': now(), 'x-guildhall-signature': signature };
    expect((await send(origin, headers, '{"all":true}')).status, signature).toBe(401);
  }
});

it('an event without a body, or not in JSON, is rejected', async () => {
  const { origin } = await startSite();
  const signed = { 'x-guildhall-timestamp': now(), 'x-guildhall-signature': `sha256=${'0'.repeat(64)}` };
  expect((await send(origin, signed)).status).toBe(415);
  expect((await send(origin, { ...signed, ...json })).status).toBe(401);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'json'])
    expect((await send(origin, { ...signed, 'content-type': type }, '{}')).status, type).toBe(415);
});

it('a rejected event is counted and logged without its content', async () => {
  const { origin, log } = await startSite();
  const headers = { ...json, 'x-guildhall-timestamp': now(), 'x-guildhall-signature': 'hunter2' };
  await send(origin, headers, '{"paths":["/hunter2"]}');
  expect(log.filter(({ securityEvent }) => securityEvent)).toMatchObject([
    { securityEvent: 'content event: signature', total: 1 },
  ]);
  expect(JSON.stringify(log)).not.toContain('hunter2');
});

it('a signed event is accepted', async () => {
  const { origin } = await startSite();
  const [body, timestamp] = ['{"paths":["/"]}', now()];
  const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex');
  const headers = {
    ...json,
    'x-guildhall-timestamp': timestamp,
    'x-guildhall-signature': `sha256=${signature}`,
  };
  expect((await send(origin, headers, body)).status).toBe(204);
});

it('an event may be signed with the secret from before a change, while that is configured, and with no other [8.6.22]', async () => {
  const newSecret = 'a-new-secret-of-events-in-this-test';
  const changed = { CONTENT_WEBHOOK_SECRET: newSecret };
  const during = await startSite({ ...changed, CONTENT_WEBHOOK_SECRET_PREVIOUS: webhookSecret });
  const notify = async (origin: string, secret: string) => {
    const [body, timestamp] = ['{"paths":[]}', now()];
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = {
      ...json,
      'x-guildhall-timestamp': timestamp,
      'x-guildhall-signature': `sha256=${signature}`,
    };
    return (await send(origin, headers, body)).status;
  };
  for (const secret of [newSecret, webhookSecret]) expect(await notify(during.origin, secret)).toBe(204);
  expect(await notify(during.origin, 'a-secret-from-long-before-this-test')).toBe(401);
  const afterwards = await startSite(changed);
  expect(await notify(afterwards.origin, webhookSecret)).toBe(401);
});

it('an event about everything also expires search results, one about a page does not, and an empty one expires nothing', async () => {
  const [searches, expire] = [{ expire: vi.fn() }, { expire: vi.fn() }];
  const app = fastify();
  await app.register(contentEvents, {
    onChange: createContentChanges({
      subscribers: listContentSubscribers({
        caches: { cache: expire, searches, choices: expire },
        mainData: { refresh: async () => undefined },
        contentIndex: { renew: () => undefined },
        gone: { markUncertain: () => undefined },
        kinds: [],
      }),
      toKey: (address) => address,
      log: app.log,
    }),
    secrets: [webhookSecret],
    now: Date.now,
    countSecurityEvent: () => undefined,
  });
  const notify = (payload: string) => {
    const timestamp = now();
    const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${payload}`).digest('hex');
    const headers = {
      ...json,
      'x-guildhall-timestamp': timestamp,
      'x-guildhall-signature': `sha256=${signature}`,
    };
    return app.inject({ method: 'POST', url: '/_content-events', payload, headers });
  };
  expect((await notify('{"paths":[]}')).statusCode).toBe(204);
  expect(expire.expire).not.toHaveBeenCalled();
  await notify('{"paths":["/about"]}');
  expect(searches.expire).not.toHaveBeenCalled();
  await notify('{"all":true}');
  expect(searches.expire).toHaveBeenCalledOnce();
});

it('responds to a content service that cannot be read before it has the response [7.13.7]', async () => {
  const nothing = { expire: () => undefined };
  const onChange = createContentChanges({
    subscribers: listContentSubscribers({
      caches: { cache: nothing, searches: nothing, choices: nothing },
      mainData: { refresh: () => new Promise(() => undefined) },
      contentIndex: { renew: () => undefined },
      gone: { markUncertain: () => undefined },
      kinds: [],
      waitMs: 1,
    }),
    toKey: (address) => address,
    log: { warn: () => undefined },
  });
  const app = fastify();
  await app.register(contentEvents, {
    onChange,
    secrets: [webhookSecret],
    now: Date.now,
    countSecurityEvent: () => undefined,
  });
  const [payload, timestamp] = ['{"all":true}', now()];
  const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${payload}`).digest('hex');
  const headers = {
    ...json,
    'x-guildhall-timestamp': timestamp,
    'x-guildhall-signature': `sha256=${signature}`,
  };
  const response = await app.inject({ method: 'POST', url: '/_content-events', payload, headers });
  expect(response.statusCode).toBe(204);
});
