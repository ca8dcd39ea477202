import { expect, it } from 'vitest';
import { createBillingUnderTest, itemSignUp, planSignUp, readRefusal } from '../billing.fixture.ts';
import { endPayment } from '../state/invoices.ts';
import { pay } from '../state/checkout.ts';
import type { BillingSwitches } from '../state/switches.ts';

async function startPaid(switches: Partial<BillingSwitches> = {}) {
  const vendor = createBillingUnderTest();
  const { live, sdk } = vendor;
  live.board.set(switches);
  const { hostedPage } = sdk();
  const made =
    switches.catalogue === '1'
      ? await hostedPage.checkoutNew(planSignUp)
      : await hostedPage.checkoutNewForItems(itemSignUp);
  const page = live.pages.get(made.hosted_page.id ?? '');
  if (!page || pay(live, page, 'new@members.test') !== 'paid') throw new Error('it was not paid');
  const { subscription, invoice } = page.content ?? {};
  return { ...vendor, page, subscriptionId: subscription?.id ?? '', invoiceId: invoice?.id ?? '' };
}

const wrongState = { http_status_code: 409, api_error_code: 'invalid_state_for_request' };

it('refunds an invoice to the card once, and lists its credit note', async () => {
  const { sdk, subscriptionId, invoiceId } = await startPaid();
  const { invoice } = sdk();
  const { list } = await invoice.list({ subscription_id: { is: subscriptionId } });
  expect(list.map((one) => one.invoice)).toMatchObject([
    { id: invoiceId, status: 'paid', amount_paid: 45_000 },
  ]);
  const made = await invoice.refund(invoiceId, { credit_note: { reason_code: 'order_cancellation' } });
  expect(made.invoice).toMatchObject({
    status: 'paid',
    issued_credit_notes: [{ cn_total: 45_000, cn_status: 'refunded', cn_reason_code: 'order_cancellation' }],
  });
  expect(await readRefusal(invoice.refund(invoiceId))).toMatchObject(wrongState);
});

it('refuses to refund a payment in progress, and any refund by a switch', async () => {
  const { sdk, live, invoiceId } = await startPaid({ paysLater: true });
  const { invoice } = sdk();
  expect((await invoice.retrieve(invoiceId)).invoice).toMatchObject({
    status: 'payment_due',
    amount_paid: 0,
  });
  expect(await readRefusal(invoice.refund(invoiceId))).toMatchObject(wrongState);
  const stored = live.invoices.get(invoiceId);
  if (stored) endPayment(live, stored, true);
  live.board.set({ refusesRefunds: true });
  expect(await readRefusal(invoice.refund(invoiceId))).toMatchObject({
    http_status_code: 402,
    api_error_code: 'payment_processing_failed',
  });
});

it('ends a subscription at once, in either catalogue, and refuses to end it again', async () => {
  for (const catalogue of ['1', '2'] as const) {
    const { sdk, live, subscriptionId } = await startPaid({ catalogue });
    const { subscription } = sdk();
    const how = { end_of_term: false, credit_option_for_current_term_charges: 'none' } as const;
    const endSubscription = () =>
      catalogue === '1'
        ? subscription.cancel(subscriptionId, how)
        : subscription.cancelForItems(subscriptionId, how);
    await endSubscription();
    expect(live.subscriptions.get(subscriptionId)?.status).toBe('cancelled');
    expect(await readRefusal(endSubscription())).toMatchObject(wrongState);
  }
});

it('ends a subscription with its term, as often as it is asked to, and refunds nothing', async () => {
  for (const catalogue of ['1', '2'] as const) {
    const { sdk, live, subscriptionId, invoiceId } = await startPaid({ catalogue });
    const { subscription } = sdk();
    const stopRenewal = () =>
      catalogue === '1'
        ? subscription.cancel(subscriptionId, { end_of_term: true })
        : subscription.cancelForItems(subscriptionId, { cancel_option: 'end_of_term' });
    for (let time = 0; time < 2; time += 1) {
      const { status, cancelled_at: at, current_term_end: end } = (await stopRenewal()).subscription;
      expect({ status, at }).toEqual({ status: 'non_renewing', at: end });
    }
    expect(live.invoices.get(invoiceId)?.issued_credit_notes).toEqual([]);
  }
});

it('keeps the status of a trial that ends with its term in the first catalogue alone', async () => {
  for (const [catalogue, status] of [
    ['1', 'in_trial'],
    ['2', 'non_renewing'],
  ] as const) {
    const { sdk, live } = createBillingUnderTest();
    live.board.set({ catalogue });
    const trial = [...live.subscriptions.values()].find((one) => one.status === 'in_trial');
    const { subscription } = sdk();
    const stopped =
      catalogue === '1'
        ? await subscription.cancel(trial?.id ?? '', { end_of_term: true })
        : await subscription.cancelForItems(trial?.id ?? '', { cancel_option: 'end_of_term' });
    expect(stopped.subscription).toMatchObject({ status, cancelled_at: stopped.subscription.trial_end });
  }
});

it('accepts a customer’s second payment when that check is switched off', async () => {
  for (const refusesSecond of [true, false]) {
    const { sdk, live } = await startPaid({ refusesSecond });
    const second = await sdk().hostedPage.checkoutNewForItems(itemSignUp);
    const page = live.pages.get(second.hosted_page.id ?? '');
    expect(page && pay(live, page, 'new@members.test')).toBe(refusesSecond ? 'subscribed already' : 'paid');
  }
});

it('creates a customer with an ID of its own when that is switched on', async () => {
  const { page, live } = await startPaid({ makesOwnIds: true });
  expect(live.customers.has('member-1')).toBe(false);
  expect(page.content?.customer.id).toMatch(/^[0-9a-f]{24}$/);
});

it('sorts lists by an attribute, and refuses attributes that are not sortable', async () => {
  const { sdk, control } = createBillingUnderTest();
  await control('PUT', '/clock', { aheadMs: 5_000 });
  await sdk().customer.update('seed-active', { first_name: 'Changed' });
  const listCustomers = (by: object) => sdk().customer.list({ limit: 100, ...by });
  const listIds = async (by: object) => (await listCustomers(by)).list.map(({ customer }) => customer.id);
  expect((await listIds({ sort_by: { asc: 'updated_at' } })).at(-1)).toBe('seed-active');
  expect((await listIds({ sort_by: { desc: 'updated_at' } }))[0]).toBe('seed-active');
  expect((await listIds({})).at(-1)).toBe('seed-active');
  expect(await readRefusal(listCustomers({ sort_by: { asc: 'email' } }))).toMatchObject({
    param: 'sort_by[asc]',
  });
});
