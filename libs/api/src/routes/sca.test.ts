import { shopify } from '@guildhall/shop-shopify';
import { describe, expect, it } from 'vitest';
import { letTimePass, stopClock } from '../../../../config/stopped-clock.ts';
import { startCompleteApp } from '../app.fixture.ts';
import { getDocument, startShopApi, token } from './sca.fixture.ts';
import { operations } from '@guildhall/shop-client';

const cartId = 'gid://shopify/Cart/abc123?key=hunter2';
const variantId = 'gid://shopify/ProductVariant/42';
const lineId = 'gid://shopify/CartLine/1?cart=abc123';
const goodVariables: Record<string, Record<string, unknown>> = {
  Product: { handle: 'tide-table' },
  Collection: { handle: 'books', first: 3 },
  Collections: {},
  CollectionPage: {
    handle: 'books',
    first: 24,
    after: 'eyJsYXN0X2lkIjoxfQ==',
    sortKey: 'PRICE',
    reverse: true,
  },
  ProductSearch: { query: 'long tab', first: 24 },
  Search: { query: 'title:tide*' },
  Cart: { id: cartId },
  CartWithoutProducts: { id: cartId },
  VariantsOnSale: { ids: [variantId] },
  UrlRedirects: { query: 'path:/products/print-waves' },
  CartCreate: { lines: [{ merchandiseId: variantId, quantity: 1 }] },
  CartLinesAdd: { cartId, lines: [{ merchandiseId: variantId, quantity: 1 }] },
  CartLinesUpdate: { cartId, lines: [{ id: lineId, quantity: 2 }] },
  CartLinesRemove: { cartId, lineIds: [lineId] },
};

describe('the shop, called through the api', () => {
  it.each(operations.map(({ name }) => name))(
    'accepts the document %s of the build [7.2.1]',
    async (name) => {
      const { send, received } = await startShopApi();
      const variables = goodVariables[name] ?? {};
      const response = await send({ query: getDocument(name), variables });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ data: { read: true } });
      expect(received).toMatchObject([
        { path: '/api/2026-10/graphql.json', body: { query: getDocument(name), variables } },
      ]);
    },
  );

  it('gets 250 entries of a list at once if their products are not needed', async () => {
    const { send } = await startShopApi();
    const variables = { first: 250, after: 'eyJsYXN0X2lkIjoxfQ==', withProducts: false };
    const ofCollection = {
      query: getDocument('CollectionPage'),
      variables: { handle: 'books', ...variables },
    };
    const ofSearch = { query: getDocument('ProductSearch'), variables: { query: 'long tab', ...variables } };
    expect((await send(ofCollection)).statusCode).toBe(200);
    expect((await send(ofSearch)).statusCode).toBe(200);
  });

  it('accepts a document by its hash or its id', async () => {
    const { send, received } = await startShopApi();
    const { hash, id } = operations.find(({ name }) => name === 'Product') ?? {};
    for (const query of [hash, id])
      expect((await send({ query, variables: { handle: 'a' } })).statusCode).toBe(200);
    const inFull = { query: getDocument('Product'), variables: { handle: 'a' } };
    expect(received.map(({ body }) => body)).toMatchObject([inFull, inFull]);
  });

  it('gets market and language from the api; the browser cannot choose them [7.2.4]', async () => {
    const suppliers = [shopify({ country: 'SE', language: 'DA' })];
    const { send, received } = await startShopApi(undefined, {}, { suppliers });
    await send({ query: getDocument('Product'), variables: { handle: 'a' } });
    await send({ query: getDocument('CartCreate'), variables: goodVariables['CartCreate'] });
    await send({ query: getDocument('Cart'), variables: { id: cartId } });
    await send({ data: '{ products(first: 5, query: "title:tide*") { edges { node { id } } } }' });
    expect(received.map(({ body }) => (body as { variables: object }).variables)).toEqual([
      { handle: 'a', country: 'SE', language: 'DA' },
      { ...goodVariables['CartCreate'], country: 'SE', language: 'DA' },
      { id: cartId, language: 'DA' },
      { query: 'title:tide*', country: 'SE', language: 'DA' },
    ]);
    const chosen = { handle: 'a', country: 'US' };
    expect((await send({ query: getDocument('Product'), variables: chosen })).statusCode).toBe(400);
    expect(received).toHaveLength(4);
  });

  it('responds for Denmark and in English by default [7.2.4]', async () => {
    const { send, received } = await startShopApi();
    await send({ query: getDocument('Collections') });
    expect(received[0]?.body).toMatchObject({ variables: { country: 'DK', language: 'EN' } });
  });

  it('gets the private token and the visitor’s address, and nothing else about the visitor', async () => {
    const { send, received } = await startShopApi(undefined, { TRUSTED_PROXIES: '127.0.0.1' });
    await send(
      { query: getDocument('Collections') },
      { 'x-forwarded-for': '203.0.113.7', cookie: 'checkoutObj=secret', authorization: 'Bearer secret' },
    );
    expect(received[0]?.headers).toMatchObject({
      'shopify-storefront-private-token': token,
      'shopify-storefront-buyer-ip': '203.0.113.7',
    });
    expect(JSON.stringify(received[0]?.headers)).not.toContain('secret');
  });

  it('gets no visitor address if the site itself calls', async () => {
    const { send, received } = await startShopApi(undefined, { TRUSTED_PROXIES: '127.0.0.1' });
    await send({ query: getDocument('Collections') });
    expect(received[0]?.headers).not.toHaveProperty('shopify-storefront-buyer-ip');
  });

  it('responds with data, userErrors and errors, unchanged [7.2.1]', async () => {
    const body = {
      data: { cartCreate: { cart: null, userErrors: [{ field: ['lines'], message: 'Sold out' }] } },
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    };
    const { send } = await startShopApi(() => ({ body: { ...body, extensions: { cost: 1 } } }));
    const variables = goodVariables['CartCreate'];
    expect((await send({ query: getDocument('CartCreate'), variables })).json()).toEqual(body);
  });
});

describe('a failing shop', () => {
  it.each([
    [{ status: 500 }, 502, 'API_SUPPLIER_FAILED'],
    [{ status: 401 }, 502, 'API_SUPPLIER_FAILED'],
    [{ body: '<html>' }, 502, 'API_SUPPLIER_FAILED'],
    [{ body: '[]' }, 502, 'API_SUPPLIER_FAILED'],
    [{ status: 302 }, 502, 'API_SUPPLIER_FAILED'],
    ['drop' as const, 502, 'API_SUPPLIER_FAILED'],
    ['hang' as const, 504, 'API_SUPPLIER_SLOW'],
  ])('that responds %j results in %d', async (reply, status, code) => {
    const { send } = await startShopApi(() => reply, { DEADLINE_MS: '600' });
    if (reply === 'hang') stopClock();
    const sending = send({ query: getDocument('CartCreate'), variables: goodVariables['CartCreate'] });
    const response = await (reply === 'hang' ? letTimePass(sending) : sending);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ error: { code } });
    expect(response.headers['retry-after']).toBe('5');
    expect(response.body).not.toContain('hunter2');
  });

  it.each([
    ['Cart', 2],
    ['Product', 2],
    ['CartLinesUpdate', 2],
    ['CartCreate', 1],
    ['CartLinesAdd', 1],
    ['CartLinesRemove', 1],
  ])('gets %s %d times if its first response is lost', async (name, times) => {
    const { send, received } = await startShopApi((_request, count) =>
      count === 1 ? 'drop' : { body: { data: {} } },
    );
    const response = await send({ query: getDocument(name), variables: goodVariables[name] });
    expect(received).toHaveLength(times);
    expect(response.statusCode).toBe(times === 2 ? 200 : 502);
  });

  it('puts no secret, id or variable into the log', async () => {
    const { send, log } = await startShopApi(() => ({ status: 500, body: { why: 'hunter2' } }));
    await send({ query: getDocument('Cart'), variables: { id: cartId } });
    await send({ query: getDocument('CartLinesAdd'), variables: goodVariables['CartLinesAdd'] });
    expect(log.length).toBeGreaterThan(2);
    expect(JSON.stringify(log)).not.toMatch(/hunter2|gid:|203\.0\.113/);
  });

  it('is reported as not set up if it is not configured', async () => {
    const { app } = await startCompleteApp();
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/sca',
      payload: { query: getDocument('Collections') },
    });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      error: { code: 'API_NOT_CONFIGURED', message: 'This feature is not set up on this server' },
    });
  });
});
