import { controlSandbox, startSandbox } from '@guildhall/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCompleteApp } from '../app.fixture.ts';

const journal = 'gid://shopify/ProductVariant/100101';
const order = { country: 'DE', vatNr: '136695976', lineItems: [{ variantId: journal, quantity: 2 }] };

let sandbox: Awaited<ReturnType<typeof startSandbox>>;

// The shop's schemas are large: reading them takes longer than all calls of these tests, so it is done once.
beforeAll(async () => {
  const client = { id: 'an-id', secret: 'a-secret' };
  const shopTokens = { storefront: 'a-storefront-token', admin: 'an-admin-token', client };
  sandbox = await startSandbox({ port: 0, shopAhead: true, shopTokens });
});
beforeEach(() => controlSandbox(sandbox.origin).reset());
afterAll(() => sandbox.close());

/** The api with the sandbox, whose shop and VAT check respond in the vendors' own formats. */
async function startOnSandbox(env: Record<string, string> = { SHOP_ADMIN_TOKEN: 'an-admin-token' }) {
  // The sandbox runs in the same process, on a machine that may be busy: its load must not make the api refuse calls.
  const apiEnv = {
    SITE_ORIGIN: 'http://localhost:4200',
    SHOP_ADMIN_URL: `${sandbox.origin}/shop/admin/api/2026-10/graphql.json`,
    SHOP_STOREFRONT_URL: `${sandbox.origin}/shop/api/2026-10/graphql.json`,
    SHOP_STOREFRONT_TOKEN: 'a-storefront-token',
    CHECKOUT_ORIGINS: sandbox.origin,
    VIES_URL: `${sandbox.origin}/vies/check-vat-number`,
    ...env,
  };
  const { app } = await startCompleteApp(apiEnv, { deadlines: { invoiceMs: 0 } });
  const controls = controlSandbox(sandbox.origin);
  const requestInvoice = async (payload: object = order) => {
    const response = (await app.inject({ method: 'POST', url: '/api/v1/sdoc', payload })).json<{
      success?: boolean;
      invoiceUrl?: string;
      message?: string;
      error?: { code: string; message: string };
    }>();
    return { ...response, message: response.error?.message ?? response.message };
  };
  return { requestInvoice, controls, origin: sandbox.origin };
}

describe('against the sandbox, an EU business', () => {
  it('gets an invoice that it can open', async () => {
    const { requestInvoice, origin } = await startOnSandbox();
    const { invoiceUrl = '', success } = await requestInvoice();
    expect(success).toBe(true);
    expect(invoiceUrl.startsWith(`${origin}/shop/invoices/`)).toBe(true);
    expect((await fetch(invoiceUrl)).status).toBe(200);
  });

  it('in Greece gets one with either code of the country, of which VIES knows only EL', async () => {
    const { requestInvoice } = await startOnSandbox();
    for (const country of ['GR', 'EL'])
      expect(await requestInvoice({ ...order, country, vatNr: '094259216' })).toMatchObject({
        success: true,
      });
  });

  it('gets an error for a number that is not registered or cannot be checked', async () => {
    const { requestInvoice, controls } = await startOnSandbox();
    expect((await requestInvoice({ ...order, vatNr: 'DE136695984' })).message).toContain(
      'could not be confirmed',
    );
    await controls.fault({ service: 'vat-check', mode: 'error' });
    expect((await requestInvoice()).message).toContain('not available right now');
  });

  it('gets the same invoice if the response to creating it was lost', async () => {
    const { requestInvoice, controls } = await startOnSandbox();
    await controls.fault({ service: 'shop', mode: 'lost', match: 'draftOrderCreate', times: 1 });
    expect((await requestInvoice()).message).toContain('We cannot prepare the invoice right now');
    const again = await requestInvoice();
    expect(again).toMatchObject({ success: true });
    const { invoiceUrl } = again;
    expect((await requestInvoice()).invoiceUrl).toBe(invoiceUrl);
  });

  it('gets none for an order that the shop refuses', async () => {
    const { requestInvoice, controls } = await startOnSandbox();
    await controls.fault({ service: 'shop', mode: 'refused', match: 'draftOrderCreate' });
    expect(await requestInvoice()).toMatchObject({ success: false });
  });
});

describe('with an app’s id and secret', () => {
  const app = { SHOP_ADMIN_CLIENT_ID: 'an-id', SHOP_ADMIN_CLIENT_SECRET: 'a-secret' };
  const grants = (requests: { path: string }[]) =>
    requests.filter(({ path }) => path.includes('/oauth/access_token')).length;

  it('invoices are created with a token for the day, which is requested once', async () => {
    const { requestInvoice, controls } = await startOnSandbox(app);
    const all = await Promise.all([
      requestInvoice(),
      requestInvoice({ ...order, company: 'Another' }),
      requestInvoice(),
    ]);
    expect(all.map(({ success }) => success)).toEqual([true, true, true]);
    expect(grants(await controls.requests())).toBe(1);
  });

  it('a token that the shop no longer accepts is replaced, and the invoice is created once', async () => {
    const { requestInvoice, controls } = await startOnSandbox(app);
    await requestInvoice();
    await controls.revokeTokens();
    expect(await requestInvoice({ ...order, company: 'Another' })).toMatchObject({ success: true });
    expect(grants(await controls.requests())).toBe(2);
    expect(await controls.draftOrders()).toHaveLength(2);
  });

  it('an expiring token is renewed', async () => {
    const { requestInvoice, controls } = await startOnSandbox(app);
    await controls.putTokens({ lifeS: 0 });
    expect((await requestInvoice()).error?.code).toBe('INVOICE_NOT_NOW');
    await controls.putTokens({ lifeS: 60 });
    expect(await requestInvoice()).toMatchObject({ success: true });
  });
});

describe('against the sandbox, an order', () => {
  it('for products sold out or unpublished is refused by name, and creates nothing [7.3.7]', async () => {
    const { requestInvoice, controls } = await startOnSandbox();
    await controls.putStock(journal, 0);
    expect((await requestInvoice()).message).toContain('“Crossings 48: What the water wants” is sold out');
    await controls.putStock(journal, 5);
    await controls.publish('crossings-48', false);
    expect((await requestInvoice()).message).toContain(
      '“Crossings 48: What the water wants” is no longer available',
    );
    expect(await controls.draftOrders()).toEqual([]);
  });

  it('whose invoice cannot be opened yet is polled, and created once', async () => {
    const { requestInvoice, controls } = await startOnSandbox();
    await controls.putInvoices({ looks: 6, address: false });
    expect((await requestInvoice()).error?.code).toBe('INVOICE_BEING_MADE');
    const { invoiceUrl = '' } = await requestInvoice();
    expect((await fetch(invoiceUrl)).status).toBe(200);
    expect(await controls.draftOrders()).toHaveLength(1);
  });

  it('keeps the proof for auditors with the prepared order [7.3.8]', async () => {
    const { requestInvoice, controls } = await startOnSandbox();
    await requestInvoice({
      ...order,
      country: 'AT',
      vatNr: '13585627',
      email: 'a@firm.example',
      company: 'Firma',
    });
    const [draft] = await controls.draftOrders();
    expect(draft).toMatchObject({ taxExempt: true, email: 'a@firm.example', acceptsDiscounts: true });
    expect(draft?.customAttributes).toContainEqual({
      key: 'VAT check: consultation number',
      value: expect.stringMatching(/^WAPI/),
    });
    expect(draft?.customAttributes).toContainEqual({ key: 'VAT number', value: 'ATU13585627' });
  });
});
