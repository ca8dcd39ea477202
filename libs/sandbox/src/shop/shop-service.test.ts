import { describe, expect, it } from 'vitest';
import {
  adminUrl,
  getDocument,
  createShopUnderTest,
  storefrontUrl,
  variants,
  withToken,
} from './shop.fixture.ts';

const product = { query: getDocument('Product'), variables: { handle: 'gate-pin' } };

describe('access', () => {
  it.each([
    [{}, 403],
    [{ 'shopify-storefront-private-token': 'wrong' }, 401],
    [{ 'x-shopify-storefront-access-token': 'wrong' }, 401],
    [withToken, 200],
    [{ 'x-shopify-storefront-access-token': 'a-storefront-token' }, 200],
  ])('for a storefront request with %j results in status %i', async (headers, status) => {
    const response = await createShopUnderTest().post(storefrontUrl, headers, product);
    expect(response.statusCode).toBe(status);
  });

  it('to the admin requires its own token', async () => {
    const { post } = createShopUnderTest();
    const query = '{ draftOrder(id: "gid://shopify/DraftOrder/1") { id } }';
    for (const headers of [{}, withToken, { 'x-shopify-access-token': 'a-storefront-token' }])
      expect((await post(adminUrl, headers, { query })).statusCode).toBe(401);
    expect((await post(adminUrl, { 'x-shopify-access-token': 'an-admin-token' }, { query })).statusCode).toBe(
      200,
    );
  });
});

describe('a refused request', () => {
  it.each([
    ['a field that the vendor does not have', '{ shop { webUrl } }', undefined, /Cannot query field/],
    ['a list without a limit', '{ collections { nodes { id } } }', undefined, /one of first or last/],
    [
      'a list that is too long',
      '{ collections(first: 251) { nodes { id } } }',
      undefined,
      /between 0 and 250/,
    ],
    [
      'an unsupported search',
      '{ products(first: 1, query: "tag:x") { nodes { id } } }',
      undefined,
      /does not search for tag/,
    ],
    ['broken text', '{ products(', undefined, /Syntax Error/],
    ['a missing variable', getDocument('Product'), {}, /"\$handle"/],
  ])('is %s', async (_what, query, variables, message) => {
    const { errors } = (await createShopUnderTest().storefront(query, variables)).json();
    expect(errors[0].message).toMatch(message);
  });

  it('is a body without a query, or with several', async () => {
    const { post } = createShopUnderTest();
    expect((await post(storefrontUrl, withToken, { variables: {} })).statusCode).toBe(400);
    expect((await post(storefrontUrl, withToken, [product, product])).statusCode).toBe(400);
  });
});

describe('faults', () => {
  it('report throttling in the vendor’s format', async () => {
    const { client, fault, storefront } = createShopUnderTest();
    await fault({ mode: 'throttled', times: 2 });
    const response = await storefront(product.query, product.variables);
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([200, 'THROTTLED']);
    expect(await client.findProduct('gate-pin')).toBeNull();
    expect(await client.findProduct('gate-pin')).not.toBeNull();
  });

  it('refuse every change, but no reads', async () => {
    const { client, fault } = createShopUnderTest();
    await fault({ mode: 'refused' });
    expect(await client.createCart([{ variantId: variants.journal, quantity: 1 }])).toMatchObject({
      outcome: 'refused',
      userErrors: [{ code: 'SERVICE_UNAVAILABLE' }],
    });
    expect(await client.findProduct('gate-pin')).not.toBeNull();
  });

  it('can affect one operation only', async () => {
    const { client, fault } = createShopUnderTest();
    await fault({ mode: 'error', match: 'cartCreate' });
    expect(await client.createCart([])).toMatchObject({ outcome: 'failed' });
    expect(await client.findProduct('gate-pin')).not.toBeNull();
  });

  it('can lose the response after the request was processed', async () => {
    const { client, fault, app } = createShopUnderTest();
    await fault({ mode: 'lost', match: 'cartCreate', times: 1 });
    const created = await client.createCart([{ variantId: variants.journal, quantity: 1 }]);
    expect(created).toMatchObject({ outcome: 'failed' });
    expect((await app.inject('/_sandbox/carts')).json()).toEqual({ open: 1 });
  });

  it('can be slow and broken, like those of other services', async () => {
    const { client, fault, waited } = createShopUnderTest();
    await fault({ mode: 'slow', delayMs: 777 });
    await fault({ mode: 'broken' });
    expect(await client.readProduct('gate-pin')).toMatchObject({ outcome: 'failed' });
    expect(waited).toEqual([777]);
  });
});
