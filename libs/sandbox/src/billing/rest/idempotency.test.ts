import { expect, it } from 'vitest';
import { createBillingUnderTest, itemSignUp, readRefusal } from '../billing.fixture.ts';

const keyHeader = (name: string) => ({ 'chargebee-idempotency-key': name });
const minute = 60_000;

it('returns the same page for the same call for 30 minutes, and marks it as replayed', async () => {
  const { sdk, live, control } = createBillingUnderTest();
  const { hostedPage } = sdk();
  const first = await hostedPage.checkoutNewForItems(itemSignUp, keyHeader('one'));
  const again = await hostedPage.checkoutNewForItems(itemSignUp, keyHeader('one'));
  expect(again.hosted_page.id).toBe(first.hosted_page.id);
  expect([first.isIdempotencyReplayed, again.isIdempotencyReplayed]).toEqual([false, 'true']);
  await control('PUT', '/clock', { aheadMs: 30 * minute - 1 });
  expect((await hostedPage.checkoutNewForItems(itemSignUp, keyHeader('one'))).isIdempotencyReplayed).toBe(
    'true',
  );
  await control('PUT', '/clock', { aheadMs: 30 * minute });
  const forgotten = await hostedPage.checkoutNewForItems(itemSignUp, keyHeader('one'));
  expect(forgotten.hosted_page.id).not.toBe(first.hosted_page.id);
  expect(live.pages.size).toBe(2);
});

it('replays the page as it was when it was created, whatever has happened to it since', async () => {
  const { sdk, control } = createBillingUnderTest();
  const { hostedPage } = sdk();
  const { hosted_page: page } = await hostedPage.checkoutNewForItems(itemSignUp, keyHeader('one'));
  await control('POST', `/live/pages/${page.id}/pay`);
  expect((await hostedPage.checkoutNewForItems(itemSignUp, keyHeader('one'))).hosted_page.state).toBe(
    'created',
  );
});

it.each([
  ['another body', { ...itemSignUp, customer: { email: 'other@members.test' } }, {}],
  ['another header', itemSignUp, { 'chargebee-business-entity-id': 'x' }],
  ['another version of the program', itemSignUp, { 'x-program': 'v1' }],
])('refuses to reuse a key with %s', async (_what, body, headers) => {
  const { sdk } = createBillingUnderTest();
  const { hostedPage } = sdk();
  await hostedPage.checkoutNewForItems(itemSignUp, keyHeader('one'));
  expect(
    await readRefusal(
      hostedPage.checkoutNewForItems(body as typeof itemSignUp, { ...keyHeader('one'), ...headers }),
    ),
  ).toMatchObject({ http_status_code: 422, api_error_code: 'unable_to_process_request' });
});

it('refuses to reuse a key with another path', async () => {
  const { sdk } = createBillingUnderTest();
  await sdk().portalSession.create({ customer: { id: 'seed-active' } }, keyHeader('one'));
  const other = sdk().customer.update('seed-active', { first_name: 'Other' }, keyHeader('one'));
  expect((await readRefusal(other))['http_status_code']).toBe(422);
});

it('refuses a key of 101 characters', async () => {
  const { hostedPage } = createBillingUnderTest().sdk();
  await hostedPage.checkoutNewForItems(itemSignUp, keyHeader('a'.repeat(100)));
  expect(
    await readRefusal(hostedPage.checkoutNewForItems(itemSignUp, keyHeader('a'.repeat(101)))),
  ).toMatchObject({
    http_status_code: 400,
    param: 'chargebee-idempotency-key',
  });
});

it('stores keys separately for each site', async () => {
  const { sdk } = createBillingUnderTest();
  const live = await sdk('live').hostedPage.checkoutNewForItems(itemSignUp, keyHeader('one'));
  const test = await sdk('test').hostedPage.checkoutNewForItems(itemSignUp, keyHeader('one'));
  expect(test.hosted_page.id).not.toBe(live.hosted_page.id);
});

it('has processed a request whose response was lost: the same key returns its result', async () => {
  const { sdk, fault, live } = createBillingUnderTest();
  fault({ mode: 'lost', match: 'POST /api/v2/hosted_pages', times: 1 });
  const { hostedPage } = sdk();
  await readRefusal(hostedPage.checkoutNewForItems(itemSignUp, keyHeader('one')));
  const again = await hostedPage.checkoutNewForItems(itemSignUp, keyHeader('one'));
  expect(again.isIdempotencyReplayed).toBe('true');
  expect(live.pages.size).toBe(1);
});
