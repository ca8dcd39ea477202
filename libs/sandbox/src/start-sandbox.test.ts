import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Chargebee from 'chargebee';
import { expect, it, onTestFinished } from 'vitest';
import { controlSandbox } from './controls/control-sandbox.ts';
import { toEntryUrl } from './sandbox.fixture.ts';
import { startSandbox, type SandboxOptions } from './start-sandbox.ts';

async function startTestSandbox(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startSandbox({ port: 0, ...options });
  onTestFinished(() => sandbox.close());
  return { ...sandbox, controls: controlSandbox(sandbox.origin) };
}

it('listens on a free port and uses its origin in links', async () => {
  const { origin } = await startTestSandbox();
  const entry = (await (await fetch(origin + toEntryUrl('/about'))).json()) as { permalink: string };
  expect(entry.permalink).toBe(`${origin}/about`);
});

it('uses the public origin in links if it has one', async () => {
  const { origin } = await startTestSandbox({ publicOrigin: 'https://content.test' });
  const entry = (await (await fetch(origin + toEntryUrl('/about'))).json()) as { permalink: string };
  expect(entry.permalink).toBe('https://content.test/about');
});

it('drops the connection when a service is down', async () => {
  const { origin, controls } = await startTestSandbox();
  await controls.fault({ mode: 'down', match: 'entry', times: 1 });
  await expect(fetch(origin + toEntryUrl('/'))).rejects.toThrow();
  expect((await fetch(origin + toEntryUrl('/'))).status).toBe(200);
});

it('closes at once, even while a response is delayed', async () => {
  const sandbox = await startSandbox({ port: 0 });
  const controls = controlSandbox(sandbox.origin);
  await controls.fault({ mode: 'slow', delayMs: 100_000 });
  const response = fetch(sandbox.origin + toEntryUrl('/')).then(
    () => 'ended',
    () => 'ended',
  );
  await expect.poll(async () => (await controls.requests()).length).toBe(1);
  await sandbox.close();
  expect(await response).toBe('ended');
});

it('is reset by one control', async () => {
  const { origin, controls } = await startTestSandbox();
  await controls.fault({ mode: 'error' });
  await controls.putEntry('/about', { title: 'Changed' });
  await controls.putCards('/wp-json/cards/api/news', []);
  await controls.putMainData({});
  await controls.reset();
  expect(await (await fetch(origin + toEntryUrl('/about'))).text()).toContain('About the institute');
  expect(await (await fetch(`${origin}/wp-json/cards/api/news`)).text()).not.toBe('[]');
  expect(await (await fetch(`${origin}/wp-json/maindata/api`)).text()).toContain('Sold out');
  await controls.forgetRequests();
  expect(await controls.requests()).toEqual([]);
});

it('draws a picture at its first request', async () => {
  const { origin } = await startTestSandbox();
  const response = await fetch(`${origin}/media/list-news-640.jpg`, { headers: { accept: 'image/webp' } });
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(2000);
});

/** Receives events over the network, as an api does, and records each with its sender. */
async function startEventReceiver() {
  const taken: { login: string; type: string; email: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const event = JSON.parse(body) as { event_type: string; content: { customer: { email: string } } };
    const [, login = ''] = (request.headers.authorization ?? '').split(' ');
    taken.push({
      login: Buffer.from(login, 'base64').toString(),
      type: event.event_type,
      email: event.content.customer.email,
    });
    response.writeHead(200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { taken, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events` };
}

it('starts a billing vendor on separate ports, which sends events and is reset with the other services', async () => {
  const { taken, address } = await startEventReceiver();
  const { origin, controls } = await startTestSandbox({ billingEventsTo: address });
  const addresses = (await (await fetch(`${origin}/billing/addresses.json`)).json()) as Record<
    string,
    string
  >;
  const { port } = new URL(addresses['test'] ?? '');
  const vendor = new Chargebee({
    ...{ site: '127.0.0.1', hostSuffix: '', protocol: 'http', port: Number(port) },
    ...{ apiKey: 'sandbox-billing-test-key', sdkTelemetryEnabled: false },
  } as ConstructorParameters<typeof Chargebee>[0]);
  const { hosted_page: page } = await vendor.hostedPage.checkoutNewForItems({
    subscription_items: [{ item_price_id: 'individual-membership-DKK-yearly' }],
  });
  expect(await controls.billing('test').pay(page.id ?? '', 'new@members.test')).toBe('paid');
  await expect
    .poll(() => taken)
    .toContainEqual({
      login: 'billing-test:sandbox-billing-test-events',
      type: 'subscription_created',
      email: 'new@members.test',
    });
  expect((await fetch(addresses['script'] ?? '')).headers.get('content-type')).toContain('javascript');
  await controls.reset();
  expect(await controls.billing('test').pages()).toEqual([]);
});
