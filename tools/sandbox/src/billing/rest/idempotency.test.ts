import { expect, it } from 'vitest';
import { billingUnderTest, itemSignUp, refusalOf } from '../billing.fixture.ts';

const key = (name: string) => ({ 'chargebee-idempotency-key': name });
const minute = 60_000;

it('answers the same call with the same page for 30 minutes, and says so', async () => {
  const { sdk, live, control } = billingUnderTest();
  const { hostedPage } = sdk();
  const first = await hostedPage.checkoutNewForItems(itemSignUp, key('one'));
  const again = await hostedPage.checkoutNewForItems(itemSignUp, key('one'));
  expect(again.hosted_page.id).toBe(first.hosted_page.id);
  expect([first.isIdempotencyReplayed, again.isIdempotencyReplayed]).toEqual([false, 'true']);
  await control('PUT', '/clock', { aheadMs: 30 * minute - 1 });
  expect((await hostedPage.checkoutNewForItems(itemSignUp, key('one'))).isIdempotencyReplayed).toBe('true');
  await control('PUT', '/clock', { aheadMs: 30 * minute });
  const forgotten = await hostedPage.checkoutNewForItems(itemSignUp, key('one'));
  expect(forgotten.hosted_page.id).not.toBe(first.hosted_page.id);
  expect(live.pages.size).toBe(2);
});

it('replays a page as it was when it was made, whatever became of it', async () => {
  const { sdk, control } = billingUnderTest();
  const { hostedPage } = sdk();
  const { hosted_page: page } = await hostedPage.checkoutNewForItems(itemSignUp, key('one'));
  await control('POST', `/live/pages/${page.id}/pay`);
  expect((await hostedPage.checkoutNewForItems(itemSignUp, key('one'))).hosted_page.state).toBe('created');
});

it.each([
  ['another body', { ...itemSignUp, customer: { email: 'other@members.test' } }, {}],
  ['another header', itemSignUp, { 'chargebee-business-entity-id': 'x' }],
  ['another version of the program', itemSignUp, { 'x-program': 'v1' }],
])('refuses a key that comes with %s', async (_what, body, headers) => {
  const { sdk } = billingUnderTest();
  const { hostedPage } = sdk();
  await hostedPage.checkoutNewForItems(itemSignUp, key('one'));
  expect(
    await refusalOf(hostedPage.checkoutNewForItems(body as typeof itemSignUp, { ...key('one'), ...headers })),
  ).toMatchObject({ http_status_code: 422, api_error_code: 'unable_to_process_request' });
});

it('refuses a key that comes with another address', async () => {
  const { sdk } = billingUnderTest();
  await sdk().portalSession.create({ customer: { id: 'seed-active' } }, key('one'));
  const other = sdk().customer.update('seed-active', { first_name: 'Other' }, key('one'));
  expect((await refusalOf(other))['http_status_code']).toBe(422);
});

it('refuses a key of 101 characters', async () => {
  const { hostedPage } = billingUnderTest().sdk();
  await hostedPage.checkoutNewForItems(itemSignUp, key('a'.repeat(100)));
  expect(await refusalOf(hostedPage.checkoutNewForItems(itemSignUp, key('a'.repeat(101))))).toMatchObject({
    http_status_code: 400,
    param: 'chargebee-idempotency-key',
  });
});

it('has a memory for each site', async () => {
  const { sdk } = billingUnderTest();
  const live = await sdk('live').hostedPage.checkoutNewForItems(itemSignUp, key('one'));
  const test = await sdk('test').hostedPage.checkoutNewForItems(itemSignUp, key('one'));
  expect(test.hosted_page.id).not.toBe(live.hosted_page.id);
});

it('has done what was asked when its answer is lost: the same key finds it', async () => {
  const { sdk, fault, live } = billingUnderTest();
  fault({ mode: 'lost', match: 'POST /api/v2/hosted_pages', times: 1 });
  const { hostedPage } = sdk();
  await refusalOf(hostedPage.checkoutNewForItems(itemSignUp, key('one')));
  const again = await hostedPage.checkoutNewForItems(itemSignUp, key('one'));
  expect(again.isIdempotencyReplayed).toBe('true');
  expect(live.pages.size).toBe(1);
});
