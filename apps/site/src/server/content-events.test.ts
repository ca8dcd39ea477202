import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { startSite, webhookSecret } from './site.fixture.ts';

const send = (origin: string, headers: Record<string, string>, body?: string) =>
  fetch(`${origin}/_content-events`, { method: 'POST', headers, ...(body !== undefined && { body }) });

const json = { 'content-type': 'application/json' };
const now = () => String(Date.now());

it('an event whose signature is no hexadecimal number is refused, not stumbled over', async () => {
  const { origin } = await startSite();
  for (const signature of [`sha256=${'é'.repeat(64)}`, `sha256=${'0'.repeat(64)}`, 'sha256=', 'é']) {
    const headers = { ...json, 'x-guildhall-timestamp': now(), 'x-guildhall-signature': signature };
    expect((await send(origin, headers, '{"all":true}')).status, signature).toBe(401);
  }
});

it('an event without a body, or of another type than JSON, is refused', async () => {
  const { origin } = await startSite();
  const signed = { 'x-guildhall-timestamp': now(), 'x-guildhall-signature': `sha256=${'0'.repeat(64)}` };
  expect((await send(origin, signed)).status).toBe(415);
  expect((await send(origin, { ...signed, ...json })).status).toBe(401);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'json'])
    expect((await send(origin, { ...signed, 'content-type': type }, '{}')).status, type).toBe(415);
});

it('a refused event is counted and logged, without a word of it', async () => {
  const { origin, log } = await startSite();
  const headers = { ...json, 'x-guildhall-timestamp': now(), 'x-guildhall-signature': 'hunter2' };
  await send(origin, headers, '{"paths":["/hunter2"]}');
  expect(log.filter(({ securityEvent }) => securityEvent)).toMatchObject([
    { securityEvent: 'content event: signature', total: 1 },
  ]);
  expect(JSON.stringify(log)).not.toContain('hunter2');
});

it('a signed event is taken', async () => {
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
