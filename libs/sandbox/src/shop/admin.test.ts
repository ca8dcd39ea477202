import { describe, expect, it } from 'vitest';
import { adminUrl, createShopUnderTest, variants } from './shop.fixture.ts';

const createDraft = `mutation ($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) {
    draftOrder { id ready invoiceUrl email totalPriceSet { shopMoney { amount } } } userErrors { field message }
  }
}`;
const input = { taxExempt: true, lineItems: [{ variantId: variants.journal, quantity: 2 }] };
const grant = { client_id: 'an-id', client_secret: 'a-secret', grant_type: 'client_credentials' };

function createAdminUnderTest() {
  const shop = createShopUnderTest();
  const { app, post } = shop;
  const put = (what: string, payload: object) =>
    app.inject({ method: 'PUT', url: `/_sandbox/${what}`, payload });
  const requestToken = (payload: object = grant) =>
    app.inject({ method: 'POST', url: '/shop/admin/oauth/access_token', payload });
  const withToken = async (token: string) =>
    (await post(adminUrl, { 'x-shopify-access-token': token }, { query: '{ shop { name } }' })).statusCode;
  const create = async (more: object = {}) =>
    (await shop.admin(createDraft, { input: { ...input, ...more } })).json();
  return { ...shop, put, requestToken, withToken, create };
}

describe('admin tokens', () => {
  it('are granted to an app by its ID and secret, for a day', async () => {
    const { requestToken, withToken } = createAdminUnderTest();
    const { access_token, expires_in, scope } = (await requestToken()).json();
    expect([expires_in, scope]).toEqual([86_399, 'read_products,write_draft_orders,read_draft_orders']);
    expect(await withToken(access_token)).toBe(200);
  });

  it.each([
    { client_secret: 'wrong' },
    { client_id: 'wrong' },
    { grant_type: 'password' },
    { client_id: '' },
  ])('are not granted with %j', async (wrong) => {
    const { requestToken } = createAdminUnderTest();
    expect((await requestToken({ ...grant, ...wrong })).statusCode).toBe(400);
  });

  it('expire, and can be revoked', async () => {
    const { requestToken, withToken, put, app } = createAdminUnderTest();
    await put('tokens', { lifeS: 0 });
    expect(await withToken((await requestToken()).json().access_token)).toBe(401);
    await put('tokens', { lifeS: 60 });
    const { access_token } = (await requestToken()).json();
    expect(await withToken(access_token)).toBe(200);
    await app.inject({ method: 'DELETE', url: '/_sandbox/tokens' });
    expect(await withToken(access_token)).toBe(401);
  });

  it('give access only within the app’s scopes', async () => {
    const { put, create, admin } = createAdminUnderTest();
    await put('tokens', { scopes: ['read_products'] });
    expect((await create()).errors[0].extensions.code).toBe('ACCESS_DENIED');
    const { data } = (await admin('{ currentAppInstallation { accessScopes { handle } } }')).json();
    expect(data.currentAppInstallation.accessScopes).toEqual([{ handle: 'read_products' }]);
  });
});

describe('a draft order', () => {
  it('is ready after a number of reads; until then its invoice cannot be opened', async () => {
    const { put, create, admin, app } = createAdminUnderTest();
    await put('invoices', { looks: 2, address: false });
    const { draftOrder } = (await create()).data.draftOrderCreate;
    expect(draftOrder).toMatchObject({ ready: false, invoiceUrl: null });
    await put('invoices', { looks: 2 });
    const look = async () =>
      (
        await admin('query ($id: ID!) { draftOrder(id: $id) { ready invoiceUrl } }', { id: draftOrder.id })
      ).json().data.draftOrder;
    const early = await look();
    expect(early).toMatchObject({ ready: false, invoiceUrl: expect.stringContaining('/invoices/') });
    const { ready, invoiceUrl } = await look();
    expect([ready, invoiceUrl]).toEqual([true, early.invoiceUrl]);
    expect((await app.inject(new URL(invoiceUrl).pathname)).statusCode).toBe(200);
  });

  it('shows an error when its invoice is opened early', async () => {
    const { put, create, app } = createAdminUnderTest();
    await put('invoices', { looks: 9 });
    const { invoiceUrl } = (await create()).data.draftOrderCreate.draftOrder;
    expect((await app.inject(new URL(invoiceUrl).pathname)).statusCode).toBe(404);
  });

  it('is found by the search only after a delay', async () => {
    const { put, create, admin } = createAdminUnderTest();
    const search = '{ draftOrders(first: 5, query: "tag:a") { nodes { id } } }';
    await create({ tags: ['a'] });
    expect((await admin(search)).json().data.draftOrders.nodes).toHaveLength(1);
    await put('invoices', { searchLagMs: 1 });
    expect((await admin(search)).json().data.draftOrders.nodes).toEqual([]);
  });

  it('that exceeds the stock can be created, but not paid', async () => {
    const { create, app, put } = createAdminUnderTest();
    await put('stock', { variantId: variants.journal, left: 1 });
    const { invoiceUrl } = (await create()).data.draftOrderCreate.draftOrder;
    const pay = await app.inject({ method: 'POST', url: `${new URL(invoiceUrl).pathname}/pay` });
    expect([pay.statusCode, pay.body]).toEqual([422, expect.stringContaining('no longer available')]);
  });

  it('has automatic discounts only if it accepts them', async () => {
    const { create, put } = createAdminUnderTest();
    await put('discounts', { discounts: [{ kind: 'automatic', name: 'Winter', percent: 10 }] });
    const amount = async (more: object) =>
      (await create(more)).data.draftOrderCreate.draftOrder.totalPriceSet.shopMoney.amount;
    expect(await amount({})).toBe('298.0');
    expect(await amount({ acceptAutomaticDiscounts: true })).toBe('268.2');
  });

  it('refuses an invalid email address', async () => {
    const { create } = createAdminUnderTest();
    const { draftOrder, userErrors } = (await create({ email: 'nobody' })).data.draftOrderCreate;
    expect([draftOrder, userErrors[0].field]).toEqual([null, ['email']]);
    expect((await create({ email: 'a@firm.example' })).data.draftOrderCreate.userErrors).toEqual([]);
  });
});

it('reports the stock, the type of product, and the owner’s settings', async () => {
  const { admin, put } = createAdminUnderTest();
  const document = `query ($id: ID!) {
    shop { currencyCode taxesIncluded shopAddress { countryCodeV2 } }
    publicApiVersions { handle supported }
    node(id: $id) { ... on ProductVariant {
      availableForSale inventoryPolicy sellableOnlineQuantity inventoryItem { tracked }
      product { title status vendor productType }
    } }
  }`;
  const queryProducts = async (id: string) => (await admin(document, { id })).json().data;
  expect(await queryProducts(variants.fewLeft)).toMatchObject({
    shop: { currencyCode: 'DKK', taxesIncluded: false, shopAddress: { countryCodeV2: 'DK' } },
    publicApiVersions: expect.arrayContaining([{ handle: '2026-10', supported: true }]),
    node: { availableForSale: true, sellableOnlineQuantity: 3, product: { status: 'ACTIVE' } },
  });
  await put('shop', { taxesIncluded: true });
  expect(await queryProducts(variants.soldOut)).toMatchObject({
    shop: { taxesIncluded: true },
    node: { availableForSale: false, sellableOnlineQuantity: 0, inventoryPolicy: 'DENY' },
  });
});
