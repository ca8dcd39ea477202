import { expect, it } from 'vitest';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';

const postForm = (url: string, fields: Record<string, string>) =>
  ({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  }) as const;

it('shows the services with working URLs', async () => {
  const { app } = createSandboxUnderTest();
  const { body, headers } = await app.inject('/');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const addresses = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path);
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses.filter((path) => path !== '/_sandbox/identity/members'))
    expect((await app.inject(address)).statusCode, address).toBe(200);
});

it('turns a fault on and off by plain forms', async () => {
  const { app } = createSandboxUnderTest();
  const fields = { service: 'content', mode: 'slow', match: '', times: '3', delayMs: '250' };
  const turned = await app.inject(postForm('/_sandbox/faults', fields));
  expect([turned.statusCode, turned.headers.location]).toEqual([303, '/#faults']);
  expect((await app.inject('/')).body).toContain('content: slow</strong>, by 250 ms, 3 more requests');
  await app.inject(postForm('/_sandbox/faults/clear', { id: '1' }));
  expect((await app.inject('/')).body).toContain('No faults are on');
});

it('turns all faults off with one form', async () => {
  const { app } = createSandboxUnderTest();
  for (const mode of ['slow', 'html'])
    await app.inject(postForm('/_sandbox/faults', { service: 'media', mode }));
  await app.inject(postForm('/_sandbox/faults/clear', {}));
  expect((await app.inject('/_sandbox/faults')).json()).toEqual([]);
});

it('lists every control, and the members who can log in', async () => {
  const { app } = createSandboxUnderTest();
  const { body } = await app.inject('/');
  for (const text of [
    'href="/_sandbox/requests"',
    'PUT /_sandbox/billing/:site/switches',
    'active@members.test',
  ])
    expect(body).toContain(text);
});

it('escapes what was typed', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject(postForm('/_sandbox/faults', { service: 'content', mode: 'slow', match: '"><img>' }));
  const { body } = await app.inject('/');
  expect(body).toContain('&quot;&gt;&lt;img&gt;');
  expect(body).not.toContain('"><img>');
});

it('links to the preview of its draft on the site', async () => {
  const { app } = createSandboxUnderTest();
  const { body } = await app.inject('/');
  expect(body).toMatch(/href="http:\/\/127\.0\.0\.1:4200\/preview\?ticket=40\.1795266000\.[0-9a-f]{64}"/);
});
