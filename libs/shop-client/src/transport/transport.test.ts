import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { sendToApi } from './send-to-api.ts';
import { operations } from '../operations/operations.ts';
import { sendToShop } from './send-with-graphql-request.ts';

interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server with this response; without a body it never responds. */
async function serving(status: number, body?: unknown) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) });
      if (body === undefined) return;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
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

it('sends the document and its variables to the site’s own origin', async () => {
  const { url, received } = await serving(200, { data: { product: null } });
  expect(await sendToApi(url)(document, variables)).toEqual({ data: { product: null } });
  expect(received[0]?.body).toEqual({ query: document, variables });
});

it('lets a change outlive its page', async () => {
  const fetched = vi.fn(async (_url: unknown, _options?: RequestInit) => new Response('{}'));
  await sendToApi('/sca', fetched)(document, variables, { keepalive: true });
  await sendToApi('/sca', fetched)(document, variables);
  expect(fetched.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true, undefined]);
});

it('rejects if the api responds with anything but success, or not at all', async () => {
  const { url } = await serving(503, { error: 'later' });
  await expect(sendToApi(url)(document, variables)).rejects.toThrow('503');
  await expect(sendToApi('http://127.0.0.1:1/')(document, variables)).rejects.toThrow();
});

/** An api with these responses in turn. Records the requests and the waits. */
function createTestTransport(
  ...responses: [status: number, retryAfter?: string | undefined, code?: string][]
) {
  const [requests, waits]: [string[], number[]] = [[], []];
  const fetched = async (_url: unknown, options: RequestInit = {}) => {
    requests.push(String(options.body));
    const [status, retryAfter, code = 'API_OVERLOADED'] = responses[requests.length - 1] ?? [200];
    return new Response(JSON.stringify(status === 200 ? { data: {} } : { error: { code } }), {
      status,
      headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    });
  };
  const send = sendToApi('/sca', fetched, { wait: async (ms) => void waits.push(ms), jitter: () => 0.5 });
  return { send, requests, waits };
}

it('retries a read while the api is busy, after the requested time and a little jitter [4.5.14]', async () => {
  const { send, requests, waits } = createTestTransport([503, '5'], [200]);
  expect(await send(document, variables)).toEqual({ data: {} });
  expect(requests[1]).toBe(requests[0]);
  expect(waits).toEqual([5500]);
});

it('waits for a busy api no longer than a visitor waits for a response [4.5.14]', async () => {
  const twice = createTestTransport([503, '5'], [503, '5'], [200]);
  await expect(twice.send(document, variables)).rejects.toThrow('503');
  expect(twice.waits).toEqual([5500]);
  const limited = createTestTransport([429, '60'], [200]);
  await expect(limited.send(document, variables)).rejects.toThrow('429');
  expect(limited.waits).toEqual([]);
});

it.each(['0', '-1', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT', undefined])(
  'does not retry after a Retry-After of %s',
  async (retryAfter) => {
    const { send, requests } = createTestTransport([503, retryAfter], [200]);
    await expect(send(document, variables)).rejects.toThrow('503');
    expect(requests).toHaveLength(1);
  },
);

it('does not retry if the shop is busy, not the api', async () => {
  const { send, requests } = createTestTransport([503, '5', 'API_SUPPLIER_BUSY'], [200]);
  await expect(send(document, variables)).rejects.toThrow('503');
  expect(requests).toHaveLength(1);
});

it('reports a change that a busy api refused at once, and does not retry it [4.5.14]', async () => {
  const { send, requests } = createTestTransport([503, '5'], [200]);
  await expect(send('mutation CartCreate { cartCreate { cart { id } } }', {})).rejects.toThrow('503');
  expect(requests).toHaveLength(1);
  const byId = createTestTransport([503, '5'], [200]);
  await expect(byId.send('f5d0', {}, { keepalive: true })).rejects.toThrow('503');
  expect(byId.requests).toHaveLength(1);
});

it('stops waiting when the request is aborted', async () => {
  const late = new AbortController();
  const fetched = vi.fn(async () => {
    queueMicrotask(() => late.abort(new Error('too late')));
    const busy = { error: { code: 'API_OVERLOADED' } };
    return Response.json(busy, { status: 503, headers: { 'retry-after': '5' } });
  });
  await expect(sendToApi('/sca', fetched)(document, variables, { signal: late.signal })).rejects.toThrow(
    'too late',
  );
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('sends the shop its token and the buyer’s address', async () => {
  const { url, received } = await serving(200, { data: { product: null } });
  const send = sendToShop({ url, privateToken: 'secret', buyerIp: '192.0.2.7' });
  expect(await send(document, variables)).toEqual({ data: { product: null }, errors: undefined });
  expect(received[0]?.headers).toMatchObject({
    'shopify-storefront-private-token': 'secret',
    'shopify-storefront-buyer-ip': '192.0.2.7',
  });
  expect(received[0]?.body).toMatchObject({ query: document, variables });
});

it.each(operations.map((operation) => [operation.name, operation] as const))(
  'sends the shop %s in full, although a client names it by its id',
  async (_name, { id, document: inFull }) => {
    const { url, received } = await serving(200, { data: {} });
    await sendToShop({ url, privateToken: 'secret', market: { language: 'EN' } })(id, variables);
    expect(received[0]?.body).toMatchObject({ query: inFull, variables: { ...variables, language: 'EN' } });
  },
);

it('sends the market to the shop', async () => {
  const { url, received } = await serving(200, { data: { product: null } });
  const market = { country: 'DK', language: 'EN' };
  const contextual =
    'query Product($handle: String!, $country: CountryCode, $language: LanguageCode) { product(handle: $handle) { id } }';
  await sendToShop({ url, privateToken: 'secret', market })(contextual, variables);
  expect(received[0]?.body).toMatchObject({ variables: { ...variables, ...market } });
});

it('passes on the shop’s errors instead of throwing them', async () => {
  const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }];
  const { url } = await serving(200, { errors });
  const send = sendToShop({ url, privateToken: 'secret' });
  expect(await send(document, variables)).toMatchObject({ errors });
});

it('ends when the caller aborts, and at its deadline', async () => {
  const { url } = await serving(200);
  const giveUp = new AbortController();
  const send = sendToShop({ url, privateToken: 'secret', deadlineMs: 20 });
  const sent = send(document, variables, { signal: giveUp.signal });
  giveUp.abort();
  await expect(sent).rejects.toThrow();
  await expect(send(document, variables)).rejects.toThrow();
});
