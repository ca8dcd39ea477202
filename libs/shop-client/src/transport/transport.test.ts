import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { sendToApi } from './send-to-api.ts';
import { sendToShop } from './send-with-graphql-request.ts';

interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server that answers what it is told to, and never when that is nothing. */
async function serving(status: number, answer?: unknown) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) });
      if (answer === undefined) return;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received };
}

const variables = { handle: 'a' };
const document = 'query Product($handle: String!) { product(handle: $handle) { id } }';

it('sends the document and its variables to the site’s own address', async () => {
  const { url, received } = await serving(200, { data: { product: null } });
  expect(await sendToApi(url)(document, variables)).toEqual({ data: { product: null } });
  expect(received[0]?.body).toEqual({ query: document, variables });
});

it('lets a change outlive the page that makes it', async () => {
  const fetched = vi.fn(async (_url: unknown, _options?: RequestInit) => new Response('{}'));
  await sendToApi('/sca', fetched)(document, variables, { keepalive: true });
  await sendToApi('/sca', fetched)(document, variables);
  expect(fetched.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true, undefined]);
});

it('rejects when the api answers anything but success, and when nobody answers', async () => {
  const { url } = await serving(503, { error: 'later' });
  await expect(sendToApi(url)(document, variables)).rejects.toThrow('503');
  await expect(sendToApi('http://127.0.0.1:1/')(document, variables)).rejects.toThrow();
});

it('shows the shop its token and who the buyer is', async () => {
  const { url, received } = await serving(200, { data: { product: null } });
  const send = sendToShop({ url, privateToken: 'secret', buyerIp: '192.0.2.7' });
  expect(await send(document, variables)).toEqual({ data: { product: null }, errors: undefined });
  expect(received[0]?.headers).toMatchObject({
    'shopify-storefront-private-token': 'secret',
    'shopify-storefront-buyer-ip': '192.0.2.7',
  });
  expect(received[0]?.body).toMatchObject({ query: document, variables });
});

it('says for which market the shop is to answer', async () => {
  const { url, received } = await serving(200, { data: { product: null } });
  const market = { country: 'DK', language: 'EN' };
  const contextual =
    'query Product($handle: String!, $country: CountryCode, $language: LanguageCode) { product(handle: $handle) { id } }';
  await sendToShop({ url, privateToken: 'secret', market })(contextual, variables);
  expect(received[0]?.body).toMatchObject({ variables: { ...variables, ...market } });
});

it('hands the shop’s errors on rather than throwing them', async () => {
  const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }];
  const { url } = await serving(200, { errors });
  const send = sendToShop({ url, privateToken: 'secret' });
  expect(await send(document, variables)).toMatchObject({ errors });
});

it('gives up when the caller does, and at its deadline', async () => {
  const { url } = await serving(200);
  const giveUp = new AbortController();
  const send = sendToShop({ url, privateToken: 'secret', deadlineMs: 20 });
  const sent = send(document, variables, { signal: giveUp.signal });
  giveUp.abort();
  await expect(sent).rejects.toThrow();
  await expect(send(document, variables)).rejects.toThrow();
});
