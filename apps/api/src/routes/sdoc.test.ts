import { describe, expect, it } from 'vitest';
import { startCompleteApp } from '../app.fixture.ts';
import { book, order, startInvoiceApi, webinar } from './sdoc.fixture.ts';

const unconfirmed = 'This VAT number could not be confirmed for the selected country';
const unavailable = 'The VAT check is not available right now. Please try again later.';
const vendorUnavailable = 'We cannot prepare the invoice right now. Please try again in a moment.';
const beingMade = 'We are preparing your invoice. Please try again in half a minute.';

describe('an order of an EU business', () => {
  it('becomes an invoice without tax, made for the confirmed number [7.3.1]', async () => {
    const { ask, euRequests, creations, shopOrigin } = await startInvoiceApi();
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, invoiceUrl: `${shopOrigin}/invoices/1` });
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

  it('takes the cart’s cookie away, and only then [7.3.1]', async () => {
    const { ask } = await startInvoiceApi();
    expect((await ask()).headers['set-cookie']).toBe(
      'checkoutObj=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    );
    expect((await ask({ ...order, vatNr: '136695977' })).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a wrong checksum', { ...order, vatNr: '136695977' }],
    ['zeros', { ...order, vatNr: 'DE000000000' }],
    ['another country’s number', { ...order, country: 'SE' }],
    ['a country outside', { ...order, country: 'US' }],
  ])('with %s is refused without a question to anybody', async (_name, wrong) => {
    const { ask, euRequests, shopRequests } = await startInvoiceApi();
    expect((await ask(wrong)).json()).toEqual({ success: false, message: unconfirmed, field: 'vatNr' });
    expect([...euRequests, ...shopRequests]).toEqual([]);
  });

  it('asks for Greece as EL', async () => {
    const { ask, euRequests } = await startInvoiceApi();
    await ask({ ...order, country: 'GR', vatNr: 'gr 094259216' });
    expect(euRequests[0]?.body).toEqual({ countryCode: 'EL', vatNumber: '094259216' });
  });

  it.each([
    { ...order, extra: 1 },
    { ...order, lineItems: [] },
    { ...order, lineItems: [{ variantId: book, quantity: 100 }] },
    { country: 'DE' },
  ])('is 400 when it is no order: %j', async (payload) => {
    const { ask, euRequests } = await startInvoiceApi();
    expect((await ask(payload)).statusCode).toBe(400);
    expect(euRequests).toEqual([]);
  });

  it('may be asked for twelve times a minute', async () => {
    const { ask } = await startInvoiceApi();
    const wrong = { ...order, vatNr: '1' };
    const statuses = [];
    for (let call = 0; call < 13; call++) statuses.push((await ask(wrong)).statusCode);
    expect(statuses.slice(11)).toEqual([200, 429]);
  });

  it('is 503 where the shop has not been set up', async () => {
    const { app } = await startCompleteApp();
    const answer = await app.inject({ method: 'POST', url: '/api/v1/sdoc', payload: order });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error: { code: 'API_NOT_CONFIGURED' } });
  });
});

describe('the EU’s answer', () => {
  const failureOf = (error: string) => ({ body: { actionSucceed: false, errorWrappers: [{ error }] } });

  it.each([
    [{ body: { valid: false, name: '---' } }, unconfirmed],
    [failureOf('INVALID_INPUT'), unavailable],
    [failureOf('INVALID_REQUESTER_INFO'), unavailable],
    [failureOf('SERVICE_UNAVAILABLE'), unavailable],
    [failureOf('MS_UNAVAILABLE'), unavailable],
    [failureOf('TIMEOUT'), unavailable],
    [failureOf('VAT_BLOCKED'), unavailable],
    [failureOf('IP_BLOCKED'), unavailable],
    [failureOf('GLOBAL_MAX_CONCURRENT_REQ'), unavailable],
    [failureOf('MS_MAX_CONCURRENT_REQ_TIME'), unavailable],
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
    const { ask, shopRequests } = await startInvoiceApi({ vies: () => reply, env: { DEADLINE_MS: '700' } });
    const answer = await ask();
    expect(shopRequests).toEqual([]);
    if (message === unconfirmed) {
      // A wrong number is reported at its field; a number that cannot be checked now is not.
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ success: false, message, field: 'vatNr' });
    } else {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ error: { code: 'INVOICE_NOT_NOW', message } });
    }
  });
});

describe('the event rule', () => {
  it('lets one place per event be ordered', async () => {
    const { ask } = await startInvoiceApi();
    const lineItems = [...order.lineItems, { variantId: webinar, quantity: 1 }];
    expect((await ask({ ...order, lineItems })).json()).toMatchObject({ success: true });
  });

  it('makes no order of two [4.5.5]', async () => {
    const { ask, creations } = await startInvoiceApi();
    const answer = await ask({ ...order, lineItems: [{ variantId: webinar, quantity: 2 }] });
    expect(answer.json()).toEqual({ success: false, message: 'You can only book one place per event' });
    expect(creations()).toEqual([]);
  });

  it('makes no order of what is no more', async () => {
    const { ask, creations } = await startInvoiceApi();
    const gone = { variantId: 'gid://shopify/ProductVariant/9', quantity: 1 };
    expect((await ask({ ...order, lineItems: [gone] })).json()).toMatchObject({ success: false });
    expect(creations()).toEqual([]);
  });
});

describe('a shop that loses its answer', () => {
  it('has made one order when the visitor tries again', async () => {
    const { ask, made, shopOrigin } = await startInvoiceApi({
      create: (count) => (count === 1 ? 'drop' : undefined),
    });
    const headers = { 'idempotency-key': 'attempt-1' };
    const lost = await ask(order, headers);
    expect(lost.statusCode).toBe(503);
    expect(lost.headers['retry-after']).toBe('5');
    expect(lost.json()).toMatchObject({ error: { code: 'INVOICE_NOT_NOW', message: vendorUnavailable } });
    expect((await ask(order, headers)).json()).toEqual({
      success: true,
      invoiceUrl: `${shopOrigin}/invoices/1`,
    });
    expect(made).toHaveLength(1);
  });

  it('is sent an order once, whatever happens', async () => {
    const { ask, creations } = await startInvoiceApi({ create: () => ({ status: 503 }) });
    await ask();
    expect(creations()).toHaveLength(1);
  });

  it('has made one order after a double click, and two for two attempts', async () => {
    const { ask, made } = await startInvoiceApi();
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one?.json()).toEqual(two?.json());
    expect(made).toHaveLength(1);
    await ask(order, { 'idempotency-key': 'another-attempt' });
    expect(made).toHaveLength(2);
  });
});

describe('an invoice address', () => {
  it.each(['https://evil.example/invoices/1', 'javascript:alert(1)', '/invoices/1'])(
    'is never %s',
    async (invoiceUrl) => {
      const { ask, log } = await startInvoiceApi({ create: () => ({ invoiceUrl }) });
      const answer = await ask();
      expect(answer.json()).toMatchObject({ error: { code: 'INVOICE_NOT_NOW' } });
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(JSON.stringify(log)).toContain('host that is not configured');
      expect(JSON.stringify(log)).not.toContain('evil');
    },
  );

  it.each([
    ['that is not there yet', { invoiceUrl: null }],
    ['whose page the shop still prepares', { ready: false }],
  ])('%s is waited for, and then given, of the same order [7.3.4]', async (_name, unfinished) => {
    const { ask, made, shopOrigin } = await startInvoiceApi({ create: () => unfinished });
    const headers = { 'idempotency-key': 'attempt-1' };
    const early = await ask(order, headers);
    expect(early.statusCode).toBe(503);
    expect(early.headers['retry-after']).toBe('10');
    expect(early.headers['set-cookie']).toBeUndefined();
    expect(early.json()).toMatchObject({ error: { code: 'INVOICE_BEING_MADE', message: beingMade } });
    Object.assign(made[0] ?? {}, { invoiceUrl: `${shopOrigin}/invoices/1`, ready: true });
    const later = await ask(order, headers);
    expect(later.json()).toEqual({ success: true, invoiceUrl: `${shopOrigin}/invoices/1` });
    expect(made).toHaveLength(1);
  });

  it('does not come of an order that the shop refused', async () => {
    const refusal = { draftOrder: null, userErrors: [{ field: ['lineItems'], message: 'secret words' }] };
    const { ask } = await startInvoiceApi({
      create: () => ({ body: { data: { draftOrderCreate: refusal } } }),
    });
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: false });
    expect(answer.body).not.toContain('secret');
  });
});

describe('a shop that is asked too often', () => {
  const throttled = { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] };

  it('says so inside an answer 200, and is asked again for what it only reads', async () => {
    let reads = 0;
    const { ask } = await startInvoiceApi({
      read: () => (++reads <= 2 ? { body: throttled } : undefined),
      env: { DEADLINE_MS: '2000' },
    });
    expect((await ask()).json()).toMatchObject({ success: true });
  });

  it('has made nothing: not now, and at once when it is asked again [7.3.4]', async () => {
    const { ask, made, creations } = await startInvoiceApi({
      create: (_made, calls) => (calls === 1 ? { body: throttled } : undefined),
    });
    const headers = { 'idempotency-key': 'attempt-1' };
    const first = await ask(order, headers);
    expect(first.statusCode).toBe(503);
    expect(first.json()).toMatchObject({ error: { code: 'INVOICE_NOT_NOW' } });
    expect(creations()).toHaveLength(1);
    expect((await ask(order, headers)).json()).toMatchObject({ success: true });
    expect(made).toHaveLength(1);
  });
});

describe('the log', () => {
  it('has no VAT number, order, address or token in it, whatever happens', async () => {
    const replies = [
      { body: { valid: true, name: 'Ada Ltd', address: 'Quay 1' } },
      { status: 500 },
      'drop' as const,
    ];
    for (const reply of replies) {
      const { ask, log } = await startInvoiceApi({
        vies: () => reply,
        create: (made) => (made === 1 ? 'drop' : undefined),
        env: { LOG_LEVEL: 'trace' },
      });
      await ask();
      await ask();
      expect(log.length).toBeGreaterThan(1);
      expect(JSON.stringify(log)).not.toMatch(/136695976|136 695|gid:|Ada|Quay|hunter2|invoices\//);
    }
  });
});
