import { expect, it } from 'vitest';
import { createBillingStage, browserAt, createSignUp, type BillingStage } from './billing.fixture.ts';
import { createCrashSwitch } from '../testing/crash-switch.ts';

const email = 'ada@members.example';

/** Somebody pays two open pages, from two browsers, where the vendor refuses no second subscription. */
async function paidTwice(stage: BillingStage, api = stage.start()) {
  const { live } = stage.vendor.sites;
  live.board.set({ refusesSecond: false });
  const started = await api;
  const browsers = [browserAt(() => started), browserAt(() => started)];
  const pages: string[] = [];
  for (const [at, browser] of browsers.entries())
    pages.push(String((await browser.join(createSignUp(email), { key: `attempt-000${at}` })).json['id']));
  for (const page of pages) {
    stage.pass(1_000);
    expect(stage.vendor.pay('live', page, email)).toBe('paid');
  }
  return { api: started, browsers, pages };
}

/** The payer's final state: running subscriptions, and money that the vendor kept. */
function readFinalState({ vendor }: BillingStage) {
  const { live } = vendor.sites;
  const own = new Set([...live.customers.values()].filter((one) => one.email === email).map(({ id }) => id));
  const running = [...live.subscriptions.values()].filter(
    ({ customer_id: customer, status }) => own.has(customer) && status === 'active',
  );
  const paidInvoices = [...live.invoices.values()]
    .filter(({ customer_id: customer }) => own.has(customer))
    .map(({ amount_paid: paid, issued_credit_notes: notes }) =>
      notes.reduce((left, note) => left - note.cn_total, paid),
    );
  return { running: running.length, kept: paidInvoices };
}

it('a second payment is undone: its subscription ends at once, the money is refunded, and an email says so [7.7.9] [4.7.9]', async () => {
  const stage = await createBillingStage();
  const { api, browsers } = await paidTwice(stage);
  const [first, second] = browsers;
  expect((await first?.status())?.json).toMatchObject({ status: 'member' });
  expect((await second?.status())?.json).toMatchObject({ status: 'duplicate' });
  await api.settled();
  expect(readFinalState(stage)).toEqual({ running: 1, kept: [45_000, 0] });
  expect(api.mails).toEqual([{ to: email, amount: 45_000, currency: 'DKK', isRefunded: true }]);
  await api.catchUp();
  expect(api.mails).toHaveLength(1);
});

it.each([true, false])(
  'two pages of one browser leave one payment, even with another address in the checkout (ids of the vendor: %s) [7.7.4]',
  async (makesOwnIds) => {
    const stage = await createBillingStage();
    const { live } = stage.vendor.sites;
    live.board.set({ refusesSecond: false, makesOwnIds });
    const api = await stage.start();
    const browser = browserAt(() => api);
    const over = String((await browser.join(createSignUp(email))).json['id']);
    const own = String((await browser.join({ ...createSignUp(email), layout: 'full_page' })).json['id']);
    stage.vendor.pay('live', own, email);
    stage.pass(1_000);
    stage.vendor.pay('live', over, `other-${email}`);
    await api.catchUp();
    const paidHere = [...live.invoices.values()].map(
      ({ subscription_id: id }) => live.subscriptions.get(id)?.status,
    );
    expect(paidHere).toEqual(['active', 'cancelled']);
    expect([...live.invoices.values()].map((one) => one.issued_credit_notes.length)).toEqual([0, 1]);
  },
);

it('a process killed at any step undoes it once, after a restart [7.7.9]', async () => {
  for (let step = 1; ; step += 1) {
    const stage = await createBillingStage();
    const crash = createCrashSwitch();
    const doomed = stage.start({}, { vendor: crash.around, mails: crash.around });
    const { api } = await paidTwice(stage, doomed);
    await api.settled();
    crash.dieAt(step);
    await api.catchUp().catch(() => undefined);
    const wasKilled = crash.isDead;
    await stage.end(api);
    const next = await stage.start();
    await next.settled();
    stage.pass(60 * 60_000);
    await next.catchUp();
    expect({ step, ...readFinalState(stage) }).toEqual({ step, running: 1, kept: [45_000, 0] });
    // An email whose sending was not stored is sent again.
    expect(next.mails.length).toBeGreaterThan(0);
    expect(next.mails.length).toBeLessThan(3);
    await stage.end(next);
    if (!wasKilled) return expect(step).toBeGreaterThan(15);
  }
});

it('a refund that the vendor refuses is reported, and the email announces a manual refund [7.7.9]', async () => {
  const stage = await createBillingStage();
  stage.vendor.sites.live.board.set({ refusesRefunds: true });
  const { api } = await paidTwice(stage);
  await api.catchUp();
  expect(readFinalState(stage)).toEqual({ running: 1, kept: [45_000, 45_000] });
  expect(api.mails).toEqual([{ to: email, amount: 45_000, currency: 'DKK', isRefunded: false }]);
  const reports = api.log.filter(({ msg }) => msg === 'payment needs attention');
  expect(reports.map(({ billing }) => (billing as { report: string }).report)).toEqual([
    'duplicate',
    'refund refused',
  ]);
});

it('a vendor that does not respond is called again, and a lost response refunds nothing twice', async () => {
  const stage = await createBillingStage();
  stage.cut('lost', 2, '/refund');
  const { api } = await paidTwice(stage);
  stage.vendor.faults.add({ service: 'billing', mode: 'down', match: '/cancel_for_items' });
  await api.catchUp();
  expect(readFinalState(stage).running).toBe(2);
  stage.vendor.faults.clear();
  stage.pass(20_000);
  await api.catchUp();
  stage.pass(60 * 60_000);
  await api.catchUp();
  expect(readFinalState(stage)).toEqual({ running: 1, kept: [45_000, 0] });
  expect(api.mails).toHaveLength(1);
});
