import { expect, it } from 'vitest';
import { createShopUnderTest, variants } from './shop.fixture.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const createDraft = `mutation ($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) { draftOrder { id status taxExempt invoiceUrl } userErrors { field message } }
}`;

async function startCheckout() {
  const shop = createShopUnderTest();
  const created = await shop.client.createCart([{ variantId: variants.journal, quantity: 2 }]);
  if (created.outcome !== 'done') throw new Error(created.outcome);
  const url = new URL(created.cart.checkoutUrl);
  const pay = () =>
    shop.app.inject({
      method: 'POST',
      url: `${url.pathname}/pay`,
      headers: form,
      payload: `key=${url.searchParams.get('key')}`,
    });
  return { ...shop, cart: created.cart, url, pay };
}

it('shows the cart in the requested language', async () => {
  const { app, url } = await startCheckout();
  url.searchParams.set('locale', 'da');
  const { body } = await app.inject(url.pathname + url.search);
  expect(body).toContain('<html lang="da">');
  expect(body).toContain('Locale: <strong>da</strong>');
  expect(body).toContain(
    '<td>Crossings 48: What the water wants, Paper</td><td>2</td><td>DKK&nbsp;298.00</td>',
  );
});

it('ignores an invalid locale and escapes it', async () => {
  const { app, url } = await startCheckout();
  url.searchParams.set('locale', '"><script>');
  const { body } = await app.inject(url.pathname + url.search);
  expect(body).toContain('<html lang="en">');
  expect(body).not.toContain('<script>');
});

it('cannot be opened without the key, and is finished once paid', async () => {
  const { app, url, client, cart, pay } = await startCheckout();
  expect((await app.inject(url.pathname)).statusCode).toBe(410);
  expect((await pay()).body).toContain('Thank you');
  expect((await pay()).statusCode).toBe(410);
  expect((await app.inject(url.pathname + url.search)).statusCode).toBe(410);
  expect(await client.readCart(cart.id)).toEqual({ outcome: 'missing' });
});

it('creates an order without tax, whose invoice can be paid once', async () => {
  const { app, admin } = createShopUnderTest();
  const lineItems = [{ variantId: variants.journal, quantity: 2 }];
  const response = await admin(createDraft, { input: { taxExempt: true, note: 'VAT DK<b>1', lineItems } });
  const { draftOrder, userErrors } = response.json().data.draftOrderCreate;
  expect(userErrors).toEqual([]);
  expect(draftOrder).toMatchObject({ status: 'OPEN', taxExempt: true });
  const { pathname } = new URL(draftOrder.invoiceUrl);
  const { body } = await app.inject(pathname);
  expect(body).toContain('Without VAT');
  expect(body).toContain('VAT DK&lt;b&gt;1');
  expect(body).toContain('DKK&nbsp;298.00');
  expect((await app.inject({ method: 'POST', url: `${pathname}/pay` })).statusCode).toBe(200);
  expect((await app.inject(pathname)).statusCode).toBe(410);
  expect((await app.inject(pathname.replace(/\w+$/, 'guessed'))).statusCode).toBe(410);
});

it.each([
  [{ lineItems: [] }, null],
  [{ lineItems: [{ variantId: variants.unknown, quantity: 1 }] }, ['lineItems', '0', 'variantId']],
  [{ lineItems: [{ variantId: variants.journal, quantity: 0 }] }, ['lineItems', '0', 'quantity']],
])('creates no order from %j', async (input, field) => {
  const { admin, app } = createShopUnderTest();
  const { draftOrder, userErrors } = (await admin(createDraft, { input })).json().data.draftOrderCreate;
  expect(draftOrder).toBeNull();
  expect(userErrors[0].field).toEqual(field);
  expect((await app.inject('/_sandbox/draft-orders')).json()).toEqual([]);
});

it('returns the vendor of a variant by either API', async () => {
  const { admin, storefront } = createShopUnderTest();
  const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { id product { id vendor } } } }`;
  const variables = { ids: ['gid://shopify/ProductVariant/130101', variants.unknown] };
  const expected = [{ product: { vendor: 'offline-event' } }, null];
  expect((await admin(query, variables)).json().data.nodes).toMatchObject(expected);
  expect((await storefront(query, variables)).json().data.nodes).toMatchObject(expected);
});
