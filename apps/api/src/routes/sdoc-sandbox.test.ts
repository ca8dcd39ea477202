import { controlSandbox, startSandbox } from '@guildhall/sandbox';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startWholeApp } from '../app.fixture.ts';

const journal = 'gid://shopify/ProductVariant/100101';
const order = { country: 'DE', vatNr: '136695976', lineItems: [{ variantId: journal, quantity: 2 }] };

/** The api before the sandbox, whose shop and VAT check speak the vendors' own shapes. */
async function startOnSandbox() {
  const sandbox = await startSandbox({
    port: 0,
    warm: false,
    shopTokens: { storefront: 'a-storefront-token', admin: 'an-admin-token' },
  });
  onTestFinished(() => sandbox.close());
  const { app } = await startWholeApp({
    SITE_ORIGIN: 'http://localhost:4200',
    SHOP_ADMIN_URL: `${sandbox.origin}/shop/admin/api/2026-10/graphql.json`,
    SHOP_ADMIN_TOKEN: 'an-admin-token',
    CHECKOUT_ORIGINS: sandbox.origin,
    VIES_URL: `${sandbox.origin}/vies/check-vat-number`,
    // The vendor's schema is large, and read with the first question.
    DEADLINE_MS: '20000',
  });
  const controls = controlSandbox(sandbox.origin);
  const ask = async (payload: object = order) => {
    const answer = (await app.inject({ method: 'POST', url: '/api/v1/sdoc', payload })).json<{
      success?: boolean;
      invoiceUrl?: string;
      message?: string;
      error?: { code: string; message: string };
    }>();
    return { ...answer, message: answer.error?.message ?? answer.message };
  };
  return { ask, controls, origin: sandbox.origin };
}

describe('against the sandbox, an EU business', () => {
  it('gets an invoice that it can open', async () => {
    const { ask, origin } = await startOnSandbox();
    const { invoiceUrl = '', success } = await ask();
    expect(success).toBe(true);
    expect(invoiceUrl.startsWith(`${origin}/shop/invoices/`)).toBe(true);
    expect((await fetch(invoiceUrl)).status).toBe(200);
  });

  it('is told that its number is not registered, or cannot be checked', async () => {
    const { ask, controls } = await startOnSandbox();
    expect((await ask({ ...order, vatNr: 'DE136695984' })).message).toContain('could not be confirmed');
    await controls.fault({ service: 'vat-check', mode: 'error' });
    expect((await ask()).message).toContain('not available right now');
  });

  it('gets the same invoice when the answer to making it was lost', async () => {
    const { ask, controls } = await startOnSandbox();
    await controls.fault({ service: 'shop', mode: 'lost', match: 'draftOrderCreate', times: 1 });
    expect((await ask()).message).toContain('cannot be made right now');
    const again = await ask();
    expect(again).toMatchObject({ success: true });
    const { invoiceUrl } = again;
    expect((await ask()).invoiceUrl).toBe(invoiceUrl);
  });

  it('gets none for what the shop refuses', async () => {
    const { ask, controls } = await startOnSandbox();
    await controls.fault({ service: 'shop', mode: 'refused', match: 'draftOrderCreate' });
    expect(await ask()).toMatchObject({ success: false });
  });
});
