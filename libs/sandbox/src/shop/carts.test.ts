import { expect, it } from 'vitest';
import { origin } from '../sandbox.fixture.ts';
import { createCartStore } from './carts/cart-store.ts';
import { getDocument, createShopUnderTest, variants } from './shop.fixture.ts';

async function withCart() {
  const shop = createShopUnderTest();
  const created = await shop.client.createCart([{ variantId: variants.journal, quantity: 2 }]);
  if (created.outcome !== 'done') throw new Error(created.outcome);
  return { ...shop, cart: created.cart, line: created.cart.lines[0]?.id ?? '' };
}

it('creates a cart with a secret in its ID, and a checkout URL that contains it', async () => {
  const { cart } = await withCart();
  expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[0-9a-f]{32}\?key=[0-9a-f]{32}$/);
  const [, token, key] = /Cart\/(\w+)\?key=(\w+)/.exec(cart.id) ?? [];
  expect(cart.checkoutUrl).toBe(`${origin}/shop/cart/c/${token}?key=${key}`);
  expect(cart.lines).toMatchObject([
    {
      variantId: variants.journal,
      productHandle: 'crossings-48',
      title: 'Crossings 48: What the water wants',
      variantTitle: 'Paper',
      quantity: 2,
      price: { amountMinor: 14900, currency: 'DKK' },
      vendor: 'The Wayleave Institute',
      collectionTitle: 'Crossings',
      availableForSale: true,
    },
  ]);
});

it('opens a cart only for its complete ID', async () => {
  const { client, cart } = await withCart();
  expect(await client.readCart(cart.id)).toMatchObject({ outcome: 'found', cart: { id: cart.id } });
  const [short = ''] = cart.id.split('?');
  for (const id of [short, `${short}?key=0`, `${short}?key=`, 'gid://shopify/Cart/x?key=y'])
    expect(await client.readCart(id)).toEqual({ outcome: 'missing' });
});

it('adds a variant to its existing line', async () => {
  const { client, cart } = await withCart();
  const change = await client.addLines(cart.id, [
    { variantId: variants.journal, quantity: 1 },
    { variantId: variants.fewLeft, quantity: 1 },
  ]);
  expect(change).toMatchObject({ outcome: 'done', cart: { lines: [{ quantity: 3 }, { quantity: 1 }] } });
});

it('sets quantities, and removes a line whose quantity is 0', async () => {
  const { client, cart, line } = await withCart();
  expect(await client.updateLines(cart.id, [{ id: line, quantity: 5 }])).toMatchObject({
    cart: { lines: [{ quantity: 5 }] },
  });
  expect(await client.updateLines(cart.id, [{ id: line, quantity: 0 }])).toMatchObject({
    cart: { lines: [] },
  });
});

it('refuses a quantity that its rule does not allow, and changes nothing', async () => {
  const { app, client, cart, line } = await withCart();
  const rule = { variantId: variants.journal, minimum: 6, maximum: 18, increment: 3 };
  await app.inject({ method: 'PUT', url: '/_sandbox/quantity-rules', payload: rule });
  for (const [quantity, code] of [
    [5, 'MINIMUM_NOT_MET'],
    [7, 'INVALID_INCREMENT'],
    [21, 'MAXIMUM_EXCEEDED'],
  ] as const)
    expect(await client.updateLines(cart.id, [{ id: line, quantity }])).toMatchObject({
      outcome: 'refused',
      userErrors: [{ code, field: ['lines', '0', 'quantity'] }],
    });
  expect(await client.createCart([{ variantId: variants.journal, quantity: 1 }])).toMatchObject({
    userErrors: [{ code: 'MINIMUM_NOT_MET' }],
  });
  expect(await client.readCart(cart.id)).toMatchObject({ cart: { lines: [{ quantity: 2 }] } });
  expect(await client.updateLines(cart.id, [{ id: line, quantity: 9 }])).toMatchObject({ outcome: 'done' });
  expect(await client.updateLines(cart.id, [{ id: line, quantity: 0 }])).toMatchObject({ outcome: 'done' });
});

it('removes lines', async () => {
  const { client, cart, line } = await withCart();
  expect(await client.removeLines(cart.id, [line])).toMatchObject({ outcome: 'done', cart: { lines: [] } });
});

it('lowers a quantity to the stock, with a warning', async () => {
  const { client, cart } = await withCart();
  const change = await client.addLines(cart.id, [{ variantId: variants.fewLeft, quantity: 7 }]);
  expect(change).toMatchObject({
    outcome: 'done',
    cart: { lines: [{ quantity: 2 }, { quantity: 3 }] },
    warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }],
  });
});

it('keeps a line of quantity 0 for a sold-out variant, with a warning', async () => {
  const { client, cart } = await withCart();
  const change = await client.addLines(cart.id, [{ variantId: variants.soldOut, quantity: 1 }]);
  expect(change).toMatchObject({
    cart: { lines: [{}, { quantity: 0, availableForSale: false }] },
    warnings: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }],
  });
});

it('refuses unknown lines and variants, and changes nothing', async () => {
  const { client, cart, line } = await withCart();
  const refused = await client.addLines(cart.id, [
    { variantId: variants.fewLeft, quantity: 1 },
    { variantId: variants.unknown, quantity: 1 },
  ]);
  expect(refused).toMatchObject({
    outcome: 'refused',
    userErrors: [{ field: ['lines', '1', 'merchandiseId'] }],
  });
  expect(await client.updateLines(cart.id, [{ id: `${line}0`, quantity: 1 }])).toMatchObject({
    userErrors: [{ code: 'INVALID_MERCHANDISE_LINE' }],
  });
  expect(await client.removeLines(cart.id, [`${line}0`])).toMatchObject({ outcome: 'refused' });
  expect(await client.updateLines(cart.id, [{ id: line, quantity: -1 }])).toMatchObject({
    outcome: 'refused',
  });
  expect(await client.readCart(cart.id)).toMatchObject({ cart: { lines: [{ quantity: 2 }] } });
  expect(await client.createCart([{ variantId: variants.unknown, quantity: 1 }])).toMatchObject({
    outcome: 'refused',
  });
});

it('deletes a cart ten days after its last use', () => {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const day = 24 * 60 * 60 * 1000;
  let number = 0;
  const store = createCartStore({ now: () => new Date(time), randomText: () => `t${++number}` });
  const cart = store.create();
  time += 9 * day;
  store.touch(cart);
  time += 9 * day;
  expect(store.open(store.toId(cart))).toBe(cart);
  time += 2 * day;
  expect(store.open(store.toId(cart))).toBeUndefined();
});

it('expires every cart by a control', async () => {
  const { client, app, cart, line } = await withCart();
  await app.inject({ method: 'DELETE', url: '/_sandbox/carts' });
  expect(await client.readCart(cart.id)).toEqual({ outcome: 'missing' });
  expect(await client.addLines(cart.id, [{ variantId: variants.journal, quantity: 1 }])).toEqual({
    outcome: 'missing',
  });
  expect(await client.updateLines(cart.id, [{ id: line, quantity: 1 }])).toEqual({ outcome: 'missing' });
});

it('sells out by a control, until it is reset', async () => {
  const { client, app, cart } = await withCart();
  const put = (left: number, variantId = variants.journal) =>
    app.inject({ method: 'PUT', url: '/_sandbox/stock', payload: { variantId, left } });
  expect((await put(0)).statusCode).toBe(204);
  expect(await client.readCart(cart.id)).toMatchObject({ cart: { lines: [{ availableForSale: false }] } });
  expect((await put(0, variants.unknown)).statusCode).toBe(404);
  await app.inject({ method: 'DELETE', url: '/_sandbox/stock' });
  expect(await client.readCart(cart.id)).toMatchObject({ cart: { lines: [{ availableForSale: true }] } });
});

it('defaults to a quantity of 1, like the vendor', async () => {
  const { storefront, cart } = await withCart();
  const lines = [{ merchandiseId: variants.fewLeft }];
  const response = await storefront(getDocument('CartLinesAdd'), { cartId: cart.id, lines });
  expect(response.json().data.cartLinesAdd.cart.lines.nodes[1].quantity).toBe(1);
});
