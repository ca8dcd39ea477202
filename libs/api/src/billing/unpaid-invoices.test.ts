import { expect, it } from 'vitest';
import { createBillingStage, browserAt } from './billing.fixture.ts';

async function paidLater() {
  const stage = await createBillingStage();
  const { live } = stage.vendor.sites;
  live.board.set({ paysLater: true });
  const api = await stage.start();
  const browser = browserAt(() => api);
  const page = String((await browser.join()).json['id']);
  expect(stage.vendor.pay('live', page, 'ada@members.example')).toBe('paid');
  const status = async () => (await browser.status()).json['status'];
  return { stage, live, api, browser, page, status };
}

it('a subscription with an unpaid invoice is being confirmed, and becomes a membership once it is paid, days later [7.7.12]', async () => {
  const { stage, live, api, browser, page, status } = await paidLater();
  expect(await status()).toBe('confirming');
  expect((await browser.join()).json).toEqual({ error_code: 'confirming' });
  stage.pass(3 * 24 * 60 * 60_000);
  await api.catchUp();
  expect(await api.store.listMembershipsFrom('live', 0)).toEqual([]);
  stage.vendor.endPayments('live', true);
  await api.catchUp();
  expect(await status()).toBe('member');
  expect(live.pages.get(page)?.state).toBe('acknowledged');
});

it('a payment refused by the bank creates no member, and the payer may join again [7.7.12]', async () => {
  const { stage, live, api, browser, status } = await paidLater();
  stage.vendor.endPayments('live', false);
  await api.catchUp();
  expect(await status()).toBe('confirming');
  // The vendor cancels the subscription when it has given up.
  for (const one of live.subscriptions.values())
    if (one.customer_id.startsWith('gh-')) one.status = 'cancelled';
  await api.catchUp();
  expect(await status()).toBe('expired');
  expect(await api.store.listMembershipsFrom('live', 0)).toEqual([]);
  expect((await browser.join()).json).toMatchObject({ state: 'created' });
});
