import { describe, expect, it } from 'vitest';
import { letTimePass, stopClock } from '../../../../config/stopped-clock.ts';
import { startCompleteApp } from '../app.fixture.ts';
import { book, order, startInvoiceApi, webinar } from './sdoc.fixture.ts';

const unconfirmed = 'This VAT number could not be confirmed for the selected country';
const unavailable = 'The VAT check is not available right now. Please try again later.';
const vendorUnavailable = 'We cannot prepare the invoice right now. Please try again in a moment.';
const beingMade = 'We are preparing your invoice. Please try again in half a minute.';

describe('an order of an EU business', () => {
  it('becomes an invoice without tax, made for the confirmed number [7.3.1]', async () => {
    const { requestInvoice, euRequests, creations, shopOrigin } = await startInvoiceApi();
    const response = await requestInvoice();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, invoiceUrl: `${shopOrigin}/invoices/1` });
    expect(euRequests).toMatchObject([
      { path: '/rest-api/check-vat-number', body: { countryCode: 'DE', vatNumber: '136695976' } },
    ]);
    expect(creations()).toMatchObject([
      {
        path: '/admin/api/2026-10/graphql.json',
        headers: { 'x-shopify-access-token': 'shpat-hunter2' },
        body: {
          variables: {
            input: {
              taxExempt: true,
              lineItems: [{ variantId: book, quantity: 3 }],
              customAttributes: expect.arrayContaining([{ key: 'VAT number', value: 'DE136695976' }]),
              tags: ['eu-business', expect.stringMatching(/^eu[\da-f]{32}$/)],
            },
          },
        },
      },
    ]);
  });

  it('removes the cart’s cookie, but only then [7.3.1]', async () => {
    const { requestInvoice } = await startInvoiceApi();
    expect((await requestInvoice()).headers['set-cookie']).toBe(
      'checkoutObj=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    );
    expect((await requestInvoice({ ...order, vatNr: '136695977' })).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a wrong checksum', { ...order, vatNr: '136695977' }],
    ['zeros', { ...order, vatNr: 'DE000000000' }],
    ['another country’s number', { ...order, country: 'SE' }],
    ['a country outside', { ...order, country: 'US' }],
  ])('with %s is refused without calling a supplier [7.3.3]', async (_name, wrong) => {
    const { requestInvoice, euRequests, shopRequests } = await startInvoiceApi();
    expect((await requestInvoice(wrong)).json()).toEqual({
      success: false,
      message: unconfirmed,
      field: 'vatNr',
    });
    expect([...euRequests, ...shopRequests]).toEqual([]);
  });

  it('sends Greece as EL', async () => {
    const { requestInvoice, euRequests } = await startInvoiceApi();
    await requestInvoice({ ...order, country: 'GR', vatNr: 'gr 094259216' });
    expect(euRequests[0]?.body).toEqual({ countryCode: 'EL', vatNumber: '094259216' });
  });

  it.each([
    { ...order, extra: 1 },
    { ...order, lineItems: [] },
    { ...order, lineItems: [{ variantId: book, quantity: 100 }] },
    { country: 'DE' },
  ])('is 400 if it is invalid: %j', async (payload) => {
    const { requestInvoice, euRequests } = await startInvoiceApi();
    expect((await requestInvoice(payload)).statusCode).toBe(400);
    expect(euRequests).toEqual([]);
  });

  it('may be requested twelve times a minute', async () => {
    const { requestInvoice } = await startInvoiceApi();
    const wrong = { ...order, vatNr: '1' };
    const statuses = [];
    for (let call = 0; call < 13; call++) statuses.push((await requestInvoice(wrong)).statusCode);
    expect(statuses.slice(11)).toEqual([200, 429]);
  });

  it('is refused when too many are sent in a minute by everybody together: the EU and the shop are asked no more', async () => {
    const { app, euRequests } = await startInvoiceApi();
    const statuses = new Map<number, number>();
    for (let visitor = 0; visitor < 130; visitor++) {
      const { statusCode } = await app.inject({
        ...{ method: 'POST', url: '/api/v1/sdoc', payload: order },
        ...{ remoteAddress: `10.${visitor}.0.1`, headers: { 'idempotency-key': `attempt-${visitor}` } },
      });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBe(60);
    expect(statuses.get(429)).toBe(70);
    expect(euRequests.length).toBeLessThanOrEqual(60);
  });

  it('without the browser’s ID is not the order of another network', async () => {
    const { app, made } = await startInvoiceApi();
    for (const remoteAddress of ['10.1.0.1', '10.1.0.1', '10.2.0.1'])
      await app.inject({ method: 'POST', url: '/api/v1/sdoc', payload: order, remoteAddress });
    expect(made).toHaveLength(2);
  });

  it('is 503 if the shop is not set up', async () => {
    const { app } = await startCompleteApp();
    const response = await app.inject({ method: 'POST', url: '/api/v1/sdoc', payload: order });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ error: { code: 'API_NOT_CONFIGURED' } });
  });
});

describe('the EU’s response', () => {
  const createFailure = (error: string) => ({ body: { actionSucceed: false, errorWrappers: [{ error }] } });

  it.each([
    [{ body: { valid: false, name: '---' } }, unconfirmed],
    [createFailure('INVALID_INPUT'), unavailable],
    [createFailure('INVALID_REQUESTER_INFO'), unavailable],
    [createFailure('SERVICE_UNAVAILABLE'), unavailable],
    [createFailure('MS_UNAVAILABLE'), unavailable],
    [createFailure('TIMEOUT'), unavailable],
    [createFailure('VAT_BLOCKED'), unavailable],
    [createFailure('IP_BLOCKED'), unavailable],
    [createFailure('GLOBAL_MAX_CONCURRENT_REQ'), unavailable],
    [createFailure('MS_MAX_CONCURRENT_REQ_TIME'), unavailable],
    [{ body: { actionSucceed: false, valid: false } }, unavailable],
    [{ body: { actionSucceed: false, valid: true } }, unavailable],
    [{ body: { valid: 'true' } }, unavailable],
    [{ body: {} }, unavailable],
    [{ body: '<html>' }, unavailable],
    [{ status: 400 }, unavailable],
    [{ status: 503 }, unavailable],
    ['drop' as const, unavailable],
    ['hang' as const, unavailable],
  ])('%j means: %s [8.4.4]', async (reply, message) => {
    const { requestInvoice, shopRequests } = await startInvoiceApi({
      vies: () => reply,
      env: { DEADLINE_MS: '700' },
    });
    if (reply === 'hang') stopClock();
    const response = await (reply === 'hang' ? letTimePass(requestInvoice()) : requestInvoice());
    expect(shopRequests).toEqual([]);
    if (message === unconfirmed) {
      // A wrong number is reported at its field; a number that cannot be checked now is not.
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ success: false, message, field: 'vatNr' });
    } else {
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({ error: { code: 'INVOICE_NOT_NOW', message } });
    }
  });
});

describe('the event rule', () => {
  it('allows one place per event', async () => {
    const { requestInvoice } = await startInvoiceApi();
    const lineItems = [...order.lineItems, { variantId: webinar, quantity: 1 }];
    expect((await requestInvoice({ ...order, lineItems })).json()).toMatchObject({ success: true });
  });

  it('creates no order with two [4.5.5]', async () => {
    const { requestInvoice, creations } = await startInvoiceApi();
    const response = await requestInvoice({ ...order, lineItems: [{ variantId: webinar, quantity: 2 }] });
    expect(response.json()).toEqual({ success: false, message: 'You can only book one place per event' });
    expect(creations()).toEqual([]);
  });

  it('creates no order with a product that no longer exists', async () => {
    const { requestInvoice, creations } = await startInvoiceApi();
    const gone = { variantId: 'gid://shopify/ProductVariant/9', quantity: 1 };
    expect((await requestInvoice({ ...order, lineItems: [gone] })).json()).toMatchObject({ success: false });
    expect(creations()).toEqual([]);
  });
});

describe('a shop whose response is lost', () => {
  it('has created one order when the visitor tries again', async () => {
    const { requestInvoice, made, shopOrigin } = await startInvoiceApi({
      create: (count) => (count === 1 ? 'drop' : undefined),
    });
    const headers = { 'idempotency-key': 'attempt-1' };
    const lost = await requestInvoice(order, headers);
    expect(lost.statusCode).toBe(503);
    expect(lost.headers['retry-after']).toBe('5');
    expect(lost.json()).toMatchObject({ error: { code: 'INVOICE_NOT_NOW', message: vendorUnavailable } });
    expect((await requestInvoice(order, headers)).json()).toEqual({
      success: true,
      invoiceUrl: `${shopOrigin}/invoices/1`,
    });
    expect(made).toHaveLength(1);
  });

  it('is sent each order once, whatever happens', async () => {
    const { requestInvoice, creations } = await startInvoiceApi({ create: () => ({ status: 503 }) });
    await requestInvoice();
    expect(creations()).toHaveLength(1);
  });

  it('has created one order after a double click, and two for two attempts', async () => {
    const { requestInvoice, made } = await startInvoiceApi();
    const [one, two] = await Promise.all([requestInvoice(), requestInvoice()]);
    expect(one?.json()).toEqual(two?.json());
    expect(made).toHaveLength(1);
    await requestInvoice(order, { 'idempotency-key': 'another-attempt' });
    expect(made).toHaveLength(2);
  });
});

describe('an invoice URL', () => {
  it.each(['https://evil.example/invoices/1', 'javascript:alert(1)', '/invoices/1'])(
    'is never %s',
    async (invoiceUrl) => {
      const { requestInvoice, log } = await startInvoiceApi({ create: () => ({ invoiceUrl }) });
      const response = await requestInvoice();
      expect(response.json()).toMatchObject({ error: { code: 'INVOICE_NOT_NOW' } });
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(JSON.stringify(log)).toContain('host that is not configured');
      expect(JSON.stringify(log)).not.toContain('evil');
    },
  );

  it.each([
    ['that is not there yet', { invoiceUrl: null }],
    ['whose page the shop still prepares', { ready: false }],
  ])('%s is polled, and then returned, for the same order [7.3.4]', async (_name, unfinished) => {
    const { requestInvoice, made, shopOrigin } = await startInvoiceApi({ create: () => unfinished });
    const headers = { 'idempotency-key': 'attempt-1' };
    const early = await requestInvoice(order, headers);
    expect(early.statusCode).toBe(503);
    expect(early.headers['retry-after']).toBe('10');
    expect(early.headers['set-cookie']).toBeUndefined();
    expect(early.json()).toMatchObject({ error: { code: 'INVOICE_BEING_MADE', message: beingMade } });
    Object.assign(made[0] ?? {}, { invoiceUrl: `${shopOrigin}/invoices/1`, ready: true });
    const later = await requestInvoice(order, headers);
    expect(later.json()).toEqual({ success: true, invoiceUrl: `${shopOrigin}/invoices/1` });
    expect(made).toHaveLength(1);
  });

  it('is not returned for an order that the shop refused', async () => {
    const refusal = { draftOrder: null, userErrors: [{ field: ['lineItems'], message: 'secret words' }] };
    const { requestInvoice } = await startInvoiceApi({
      create: () => ({ body: { data: { draftOrderCreate: refusal } } }),
    });
    const response = await requestInvoice();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: false });
    expect(response.body).not.toContain('secret');
  });
});

describe('a shop with too many calls', () => {
  const throttled = { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] };

  it('reports it inside a response 200, and is called again for reads only', async () => {
    let reads = 0;
    const { requestInvoice } = await startInvoiceApi({
      read: () => (++reads <= 2 ? { body: throttled } : undefined),
      env: { DEADLINE_MS: '2000' },
    });
    expect((await requestInvoice()).json()).toMatchObject({ success: true });
  });

  it('has created nothing: the invoice is not available now, and is created on the next call [7.3.4]', async () => {
    const { requestInvoice, made, creations } = await startInvoiceApi({
      create: (_made, calls) => (calls === 1 ? { body: throttled } : undefined),
    });
    const headers = { 'idempotency-key': 'attempt-1' };
    const first = await requestInvoice(order, headers);
    expect(first.statusCode).toBe(503);
    expect(first.json()).toMatchObject({ error: { code: 'INVOICE_NOT_NOW' } });
    expect(creations()).toHaveLength(1);
    expect((await requestInvoice(order, headers)).json()).toMatchObject({ success: true });
    expect(made).toHaveLength(1);
  });
});

describe('the log', () => {
  it('contains no VAT number, order, address or token, whatever happens', async () => {
    const replies = [
      { body: { valid: true, name: 'Ada Ltd', address: 'Quay 1' } },
      { status: 500 },
      'drop' as const,
    ];
    for (const reply of replies) {
      const { requestInvoice, log } = await startInvoiceApi({
        vies: () => reply,
        create: (made) => (made === 1 ? 'drop' : undefined),
        env: { LOG_LEVEL: 'trace' },
      });
      await requestInvoice();
      await requestInvoice();
      expect(log.length).toBeGreaterThan(1);
      expect(JSON.stringify(log)).not.toMatch(/136695976|136 695|gid:|Ada|Quay|hunter2|invoices\//);
    }
  });
});
