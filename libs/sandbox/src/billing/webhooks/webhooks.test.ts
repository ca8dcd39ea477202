import { expect, it } from 'vitest';
import { createBillingUnderTest, itemSignUp } from '../billing.fixture.ts';
import { pay } from '../state/checkout.ts';

async function startPaid(settings: object = {}) {
  const vendor = createBillingUnderTest();
  const set = await vendor.control('PUT', '/live/webhooks', { to: 'https://site.test/events', ...settings });
  expect(set.statusCode).toBe(204);
  const { hosted_page: page } = await vendor.sdk().hostedPage.checkoutNewForItems({
    ...itemSignUp,
    customer: { ...itemSignUp.customer, cf_cpr: '0101901234' } as object,
  });
  pay(vendor.live, vendor.live.pages.get(page.id ?? '') as never, 'payer@members.test');
  const listTypes = () => vendor.posted.map(({ event }) => event.event_type);
  const readDeliveries = async () => (await vendor.control('GET', '/live/webhooks')).json().deliveries;
  return { ...vendor, listTypes, readDeliveries };
}
const three = ['customer_created', 'subscription_created', 'payment_succeeded'];

it('sends an event with its credentials, and with the customer’s custom fields', async () => {
  const { posted, listTypes, readDeliveries, live } = await startPaid();
  await expect.poll(listTypes).toEqual(three);
  expect(posted[1]).toMatchObject({
    to: 'https://site.test/events',
    login: 'billing:sandbox-billing-events',
    event: {
      event_type: 'subscription_created',
      content: {
        customer: { email: 'payer@members.test', cf_cpr: '0101901234' },
        subscription: { status: 'active' },
      },
    },
  });
  expect(await readDeliveries()).toMatchObject([{ state: 'delivered', lastStatus: 200 }, {}, {}]);
  expect(live.events.map((event) => event.webhook_status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
});

it('retries an event up to seven times, at growing intervals', async () => {
  const vendor = createBillingUnderTest();
  vendor.billing.webhooks.live.set({ to: 'https://site.test/events' });
  vendor.responses.push(500, 503, 0, 404, 301, 401, 500, 500, 200);
  const event = vendor.live.report('subscription_created', 'api', {});
  await expect
    .poll(() => vendor.billing.webhooks.live.all())
    .toMatchObject([{ state: 'failed', attempts: 8 }]);
  expect(event.webhook_status).toBe('failed');
  expect(vendor.waited.slice(0, 7).map((ms) => ms / 60_000)).toEqual([2, 6, 30, 60, 300, 1440, 2880]);
});

it('repeats and delays each event as set', async () => {
  const { listTypes, waited } = await startPaid({ copies: 3, delayMs: 60_000 });
  await expect
    .poll(() => listTypes().toSorted())
    .toEqual(three.flatMap((type) => [type, type, type]).toSorted());
  expect(waited).toEqual(Array(9).fill(60_000));
});

it('holds events, and delivers them twice, in another order, or never', async () => {
  const { control, listTypes, readDeliveries } = await startPaid({ mode: 'held' });
  expect(listTypes()).toEqual([]);
  const [first] = await readDeliveries();
  expect((await control('POST', '/live/webhooks/drop', { ids: [first.id] })).json()).toMatchObject([
    { state: 'dropped' },
  ]);
  await control('POST', '/live/webhooks/deliver', { order: 'newest', copies: 2 });
  expect(listTypes()).toEqual([three[2], three[2], three[1], three[1]]);
  expect((await control('POST', '/live/webhooks/deliver')).json()).toEqual([]);
});

it('shuffles them in the same order for the same seed', async () => {
  const orders = new Set<string>();
  for (const seed of [1, 1, 2, 3, 4, 5, 6]) {
    const { control, listTypes } = await startPaid({ mode: 'held', copies: 3 });
    await control('POST', '/live/webhooks/deliver', { order: 'shuffled', seed });
    expect(listTypes().toSorted()).toEqual([...three, ...three, ...three].toSorted());
    orders.add(listTypes().join());
  }
  expect(orders.size).toBe(6);
});

it('keeps refused events pending', async () => {
  const { control, responses, readDeliveries } = await startPaid({ mode: 'held' });
  responses.push(200, 500, 200);
  await control('POST', '/live/webhooks/deliver');
  expect((await readDeliveries()).map(({ state }: { state: string }) => state)).toEqual([
    'delivered',
    'waiting',
    'delivered',
  ]);
  await control('POST', '/live/webhooks/deliver', { together: true });
  expect((await readDeliveries())[1]).toMatchObject({ state: 'delivered', attempts: 2 });
});

it('sends events that must not create a membership', async () => {
  const { control, billing, posted } = createBillingUnderTest();
  billing.webhooks.live.set({ to: 'https://site.test/events' });
  for (const kind of ['other-plan', 'other-site', 'made-up', 'unknown-type'])
    expect((await control('POST', '/live/webhooks/unrelated', { kind })).statusCode).toBe(201);
  await expect.poll(() => posted.length).toBe(4);
  const [plan, other, madeUp] = posted.map(({ event }) => event.content as Record<string, { id: string }>);
  expect(plan?.['subscription']).toMatchObject({
    subscription_items: [{ item_price_id: 'reading-circle-DKK-yearly' }],
  });
  const { live, test } = billing.sites;
  expect(test.subscriptions.has(other?.['subscription']?.id ?? '')).toBe(true);
  expect(live.subscriptions.has(other?.['subscription']?.id ?? '')).toBe(false);
  expect(test.subscriptions.has(madeUp?.['subscription']?.id ?? '')).toBe(false);
  expect(new Set(posted.map(({ login }) => login))).toEqual(new Set(['billing:sandbox-billing-events']));
});

it('sends nothing without a webhook, but lists the events anyway', async () => {
  const { posted, live } = await startPaid({ to: '' });
  expect(posted).toEqual([]);
  expect(live.events.map((event) => event.webhook_status)).toEqual(Array(3).fill('not_configured'));
});
