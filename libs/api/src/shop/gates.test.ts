import { expect, it } from 'vitest';
import { getDocument, startShopApi } from '../routes/sca.fixture.ts';

const cart = { query: getDocument('Cart'), variables: { id: 'gid://shopify/Cart/abc?key=a' } };
const search = { data: '{ products(first: 5, query: "title:tide*") { edges { node { title } } } }' };
const product = { query: getDocument('Product'), variables: { handle: 'tide-table' } };
const visitor = { 'x-forwarded-for': '203.0.113.7' };

const payloads = { site: [product, {}], visitor: [product, visitor] } as const;

/** An api whose shop never responds to a product query, with as many of these pending as the api accepts. */
async function startFull(who: 'site' | 'visitor') {
  const api = await startShopApi(
    ({ body }) => ((body as { query: string }).query === product.query ? 'hang' : { body: { data: {} } }),
    { TRUSTED_PROXIES: '127.0.0.1' },
  );
  const [payload, headers] = payloads[who];
  // More than may run and wait at the same time: the first response is that of a refused one.
  const calls = Array.from({ length: 100 }, () => api.send(payload, headers));
  const turnedAway = await Promise.race(calls);
  return { ...api, turnedAway: turnedAway.statusCode };
}

it.each([
  ['carts', 'the site’s reads', 'site', cart],
  ['searches', 'the site’s reads', 'site', search],
  ['carts', 'visitors’ questions', 'visitor', cart],
] as const)(
  '%s of visitors continue while %s of the shop use all their capacity [8.6.3]',
  async (_1, _2, who, payload) => {
    const { send, turnedAway } = await startFull(who);
    expect(turnedAway).toBe(503);
    expect((await send(payload, visitor)).statusCode).toBe(200);
  },
);

it('the site’s lists are read while its products use all their capacity', async () => {
  const { send, turnedAway } = await startFull('site');
  expect(turnedAway).toBe(503);
  expect((await send({ query: getDocument('Collections') })).statusCode).toBe(200);
});

it('the site’s reads continue while visitors’ queries use all their capacity', async () => {
  const { send, turnedAway } = await startFull('visitor');
  expect(turnedAway).toBe(503);
  expect((await send({ query: getDocument('Collections') })).statusCode).toBe(200);
});

it('a breaker that opens for the site’s reads does not affect carts', async () => {
  const { send } = await startShopApi(
    ({ body }) =>
      (body as { query: string }).query === product.query ? { status: 500 } : { body: { data: {} } },
    { TRUSTED_PROXIES: '127.0.0.1' },
  );
  for (let read = 0; read < 30; read += 1) await send(product);
  expect((await send(product)).json().error.code).toBe('API_SUPPLIER_BUSY');
  expect((await send(cart, visitor)).statusCode).toBe(200);
});
