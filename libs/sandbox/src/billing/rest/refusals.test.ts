import { expect, it } from 'vitest';
import { createBillingUnderTest, itemSignUp, readRefusal } from '../billing.fixture.ts';

it('refuses a wrong key and the other site’s key', async () => {
  const { sdk } = createBillingUnderTest();
  const wrong = { http_status_code: 401, api_error_code: 'api_authentication_failed' };
  expect(await readRefusal(sdk('live', 'nobody').customer.list())).toMatchObject(wrong);
  expect(await readRefusal(sdk('live', 'sandbox-billing-test-key').customer.list())).toMatchObject(wrong);
  expect(await readRefusal(sdk('test', 'sandbox-billing-key').customer.list())).toMatchObject(wrong);
});

it('does not find one site’s pages at the other', async () => {
  const { sdk } = createBillingUnderTest();
  const { hosted_page: page } = await sdk('live').hostedPage.checkoutNewForItems(itemSignUp);
  expect(page.url).toContain('127.0.0.1:4401');
  expect((await readRefusal(sdk('test').hostedPage.retrieve(page.id ?? '')))['http_status_code']).toBe(404);
});

it('refuses every other operation', async () => {
  const { sdk } = createBillingUnderTest();
  expect(await readRefusal(sdk().creditNote.list())).toMatchObject({
    http_status_code: 404,
    api_error_code: 'resource_not_found',
  });
});

it.each([
  ['error', 500, 'internal_error'],
  ['throttled', 429, 'api_request_limit_exceeded'],
  ['busy', 429, 'lock_timeout'],
  ['refused', 403, 'request_blocked'],
  ['missing', 404, 'resource_not_found'],
])('fails in the vendor’s format when %s', async (mode, status, code) => {
  const { sdk, fault } = createBillingUnderTest();
  fault({ mode, times: 1 });
  const error = await readRefusal(sdk().customer.list());
  expect(error).toMatchObject({ http_status_code: status, api_error_code: code });
  const headers = error['headers'] as Record<string, string>;
  expect(headers['retry-after']).toBe(mode === 'throttled' ? '1' : undefined);
  expect((await sdk().customer.list()).list).toHaveLength(10);
});

it.each(['broken', 'html', 'down', 'lost'])('fails without a readable response when %s', async (mode) => {
  const { sdk, fault } = createBillingUnderTest();
  fault({ mode, times: 1 });
  await expect(sdk().customer.list()).rejects.toBeDefined();
});

it('sends half of a response at once and the rest later when dripping', async () => {
  const { sdk, fault, waited } = createBillingUnderTest();
  fault({ mode: 'dripping', delayMs: 90_000, times: 1 });
  expect((await sdk().customer.list()).list).toHaveLength(10);
  expect(waited).toEqual([90_000]);
});

it('applies a fault to the named operation only, and to no other site', async () => {
  const { sdk, fault } = createBillingUnderTest();
  fault({ mode: 'error', match: 'POST /api/v2/hosted_pages' });
  expect((await sdk().hostedPage.list()).list).toEqual([]);
  expect((await readRefusal(sdk().hostedPage.checkoutNewForItems(itemSignUp)))['http_status_code']).toBe(500);
  expect((await sdk('test').hostedPage.checkoutNewForItems(itemSignUp)).hosted_page.state).toBe('created');
});

it('limits calls per minute, without saying when to retry', async () => {
  const { sdk, control } = createBillingUnderTest();
  await control('PUT', '/live/switches', { callsPerMinute: 2 });
  const { customer } = sdk();
  await customer.list();
  await customer.list();
  const error = await readRefusal(customer.list());
  expect(error).toMatchObject({ http_status_code: 429, api_error_code: 'api_request_limit_exceeded' });
  expect(error['headers']).not.toHaveProperty('retry-after');
  await control('PUT', '/clock', { aheadMs: 60_000 });
  expect((await customer.list()).list).toHaveLength(10);
});

it('is reset by one control', async () => {
  const { sdk, control, live } = createBillingUnderTest();
  await sdk().hostedPage.checkoutNewForItems(itemSignUp, { 'chargebee-idempotency-key': 'one' });
  await control('PUT', '/live/switches', { catalogue: '1' });
  await control('PUT', '/live/webhooks', { to: 'https://site.test/events' });
  expect((await control('DELETE', '')).statusCode).toBe(204);
  expect([live.pages.size, live.board.get().catalogue]).toEqual([0, '2']);
  expect((await control('GET', '/live/webhooks')).json()).toMatchObject({
    to: '',
    mode: 'at-once',
    deliveries: [],
  });
  const again = await sdk().hostedPage.checkoutNewForItems(itemSignUp, {
    'chargebee-idempotency-key': 'one',
  });
  expect(again.isIdempotencyReplayed).toBe(false);
});

it.each([
  ['PUT', '/live/switches', { catalogue: '3' }],
  ['PUT', '/elsewhere/switches', { catalogue: '1' }],
  ['PUT', '/script', { styles: 'pretty' }],
  ['PUT', '/live/webhooks', { mode: 'late' }],
  ['POST', '/live/customers', { email: 'a@members.test', status: 'happy' }],
  ['POST', '/live/webhooks/unrelated', { kind: 'odd' }],
] as const)('refuses the control %s %s %j', async (method, path, body) => {
  expect((await createBillingUnderTest().control(method, path, body)).statusCode).toBe(400);
});

it('cannot be changed by another website’s page', async () => {
  const { app, live } = createBillingUnderTest();
  const response = await app.inject({
    method: 'PUT',
    url: '/_sandbox/billing/live/switches',
    headers: { origin: 'https://elsewhere.test' },
    payload: { catalogue: '1' },
  });
  expect(response.statusCode).toBe(403);
  expect(live.board.get().catalogue).toBe('2');
});
