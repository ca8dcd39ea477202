import { expect, it } from 'vitest';
import { siteOrigin, startApp } from '../app.fixture.ts';

const send = { method: 'POST', url: '/api/v1/echo', payload: { text: 'hunter2' } } as const;

const securityLines = (log: Record<string, unknown>[]) =>
  log.flatMap(({ securityEvent, total }) => (securityEvent ? [{ securityEvent, total }] : []));

it('refusals are logged by kind, without anything from the request', async () => {
  const { app, log } = await startApp({}, { RATE_LIMIT_PER_MINUTE: '3' });
  await app.inject({ ...send, headers: { origin: 'https://hunter2.test' } });
  await app.inject({ ...send, payload: 'hunter2', headers: { 'content-type': 'text/hunter2' } });
  await app.inject({ ...send, headers: { origin: siteOrigin } });
  await app.inject(send);
  expect(securityLines(log)).toEqual([
    { securityEvent: 'API_FOREIGN_ORIGIN', total: 1 },
    { securityEvent: 'API_JSON_ONLY', total: 1 },
    { securityEvent: 'API_RATE_LIMITED', total: 1 },
  ]);
  expect(JSON.stringify(log)).not.toContain('hunter2');
});

it('a flood of refusals is counted, and logged once a minute', async () => {
  let now = 1_795_000_000_000;
  const { app, log } = await startApp({ now: () => now });
  const refuse = () => app.inject({ ...send, headers: { origin: 'https://elsewhere.test' } });
  for (let call = 0; call < 5; call += 1) await refuse();
  expect(securityLines(log)).toEqual([{ securityEvent: 'API_FOREIGN_ORIGIN', total: 1 }]);
  now += 60_000;
  await refuse();
  expect(securityLines(log)[1]).toEqual({ securityEvent: 'API_FOREIGN_ORIGIN', total: 6 });
});
