import { expect, it } from 'vitest';
import { getDocument, createShopUnderTest, variants } from './shop.fixture.ts';

const journal = 'crossings-48';

/** A shop with a cart of two journals, and its controls. */
async function withCart() {
  const shop = createShopUnderTest();
  const created = await shop.client.createCart([{ variantId: variants.journal, quantity: 2 }]);
  if (created.outcome !== 'done') throw new Error(created.outcome);
  const { cart } = created;
  const put = (what: string, payload: object) =>
    shop.app.inject({ method: 'PUT', url: `/_sandbox/${what}`, payload });
  const request = async (name: string, more: object = {}) =>
    (await shop.storefront(getDocument(name), { cartId: cart.id, id: cart.id, ...more })).json() as {
      data: Record<string, unknown> | null;
      errors?: { message: string }[];
    };
  return { ...shop, cart, line: cart.lines[0]?.id ?? '', put, request };
}

it('cannot read or change a cart with an unpublished product, like the vendor', async () => {
  const { put, request, line, client, cart } = await withCart();
  expect((await put('publication', { handle: journal, published: false })).statusCode).toBe(204);
  const message = 'Cannot return null for non-nullable field ProductVariant.product.';
  expect(await request('Cart')).toMatchObject({ data: { cart: null }, errors: [{ message }] });
  expect(await request('CartLinesUpdate', { lines: [{ id: line, quantity: 1 }] })).toMatchObject({
    data: { cartLinesUpdate: { cart: null } },
    errors: [{ message }],
  });
  expect(await client.findProduct(journal)).toBeNull();
  expect(await client.createCart([{ variantId: variants.journal, quantity: 1 }])).toMatchObject({
    outcome: 'refused',
  });
  await put('publication', { handle: journal, published: true });
  // The change was saved.
  expect(await client.readCart(cart.id)).toMatchObject({
    outcome: 'found',
    cart: { lines: [{ quantity: 1 }] },
  });
});

it('warns of every line with too little stock after any change', async () => {
  const { put, client, cart } = await withCart();
  await put('stock', { variantId: variants.journal, left: 0 });
  expect(await client.addLines(cart.id, [{ variantId: variants.fewLeft, quantity: 1 }])).toMatchObject({
    outcome: 'done',
    cart: { lines: [{ variantId: variants.journal, quantity: 0 }, { quantity: 1 }] },
    warnings: [{ code: 'MERCHANDISE_OUT_OF_STOCK', lineId: cart.lines[0]?.id }],
  });
});

it('returns the warnings that were set, if the schema has their codes', async () => {
  const { put, client, cart, line } = await withCart();
  await put('cart-warnings', { codes: ['PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION', 'DISCOUNT_NOT_FOUND'] });
  const change = () => client.updateLines(cart.id, [{ id: line, quantity: 1 }]);
  expect(await change()).toMatchObject({
    warnings: [
      { code: 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION', lineId: line },
      { code: 'DISCOUNT_NOT_FOUND' },
    ],
  });
  await put('cart-warnings', { codes: ['NOT_ONE_OF_THEM'] });
  expect(await change()).toMatchObject({ outcome: 'failed' });
});

it('changes a price by a control', async () => {
  const { put, client, cart, app } = await withCart();
  await put('prices', { variantId: variants.journal, price: '159.50' });
  const price = async () => (await client.readCart(cart.id)) as object;
  expect(await price()).toMatchObject({ cart: { lines: [{ price: { amountMinor: 15950 } }] } });
  await app.inject({ method: 'DELETE', url: '/_sandbox/stock' });
  expect(await price()).toMatchObject({ cart: { lines: [{ price: { amountMinor: 14900 } }] } });
});

it('subtracts line discounts from the subtotal, and cart discounts from the total only', async () => {
  const { put, storefront, cart } = await withCart();
  const discounts = [
    { kind: 'automatic', name: 'Members’ week', percent: 10, handle: journal },
    { kind: 'code', name: 'WINTER', percent: 50 },
  ];
  await put('discounts', { discounts });
  const parts = `code: __typename discountedAmount { amount }`;
  const response = await storefront(
    `query Costs($id: ID!) { cart(id: $id) {
      cost { subtotalAmount { amount } totalAmount { amount } }
      discountCodes { code applicable }
      lines(first: 9) { nodes {
        cost { totalAmount { amount } }
        discountAllocations { ${parts} }
        every: discountAllocations(lineLevelOnly: false) { ${parts} }
      } } } }`,
    { id: cart.id },
  );
  expect(response.json().data.cart).toMatchObject({
    cost: { subtotalAmount: { amount: '268.2' }, totalAmount: { amount: '134.1' } },
    discountCodes: [{ code: 'WINTER', applicable: true }],
    lines: {
      nodes: [
        {
          cost: { totalAmount: { amount: '268.2' } },
          discountAllocations: [
            { code: 'CartAutomaticDiscountAllocation', discountedAmount: { amount: '29.8' } },
          ],
          every: [{}, { code: 'CartCodeDiscountAllocation', discountedAmount: { amount: '134.1' } }],
        },
      ],
    },
  });
});

it('reports an existing cart as missing when mistaken', async () => {
  const { fault, request, line, client, cart } = await withCart();
  await fault({ mode: 'mistaken', times: 1 });
  expect(await request('CartLinesRemove', { lineIds: [line] })).toMatchObject({
    data: { cartLinesRemove: { cart: null, userErrors: [{ field: ['cartId'] }] } },
  });
  expect(await client.readCart(cart.id)).toMatchObject({ outcome: 'found' });
});
