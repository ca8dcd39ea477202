import { expect, it } from 'vitest';
import { createBillingUnderTest, readRefusal } from '../billing.fixture.ts';
import { subscriptionStatuses } from '../state/resources.ts';

it('filters by email case-sensitively, so a client that ignores case misses some', async () => {
  const { sdk, control } = createBillingUnderTest();
  const { customer } = sdk();
  const listIds = async (email: string) =>
    (await customer.list({ email: { is: email } })).list.map(({ customer: { id } }) => id);
  expect(await listIds('twice@members.test')).toEqual(['seed-twice-lapsed']);
  expect(await listIds('Twice@members.test')).toEqual(['seed-twice-active']);
  expect(await listIds('mixed.case@members.test')).toEqual([]);
  await control('PUT', '/live/switches', { emailIgnoresCase: true });
  expect(await listIds('TWICE@members.test')).toEqual(['seed-twice-active', 'seed-twice-lapsed']);
});

it('has several customers with one email, on more than one page', async () => {
  const { sdk } = createBillingUnderTest();
  const { customer } = sdk();
  for (let count = 0; count < 12; count++) await customer.create({ email: 'many@members.test' });
  const first = await customer.list({ email: { is: 'many@members.test' } });
  expect(first.list).toHaveLength(10);
  const offset = first.next_offset ?? '';
  const rest = await customer.list({ email: { is: 'many@members.test' }, offset });
  expect(rest.list).toHaveLength(2);
  expect(new Set([...first.list, ...rest.list].map((one) => one.customer.id)).size).toBe(12);
});

it('creates a customer with a given ID once', async () => {
  const { customer } = createBillingUnderTest().sdk();
  const made = await customer.create({
    id: 'mine',
    email: 'a@members.test',
    billing_address: { city: 'By' },
  });
  expect(made.customer).toMatchObject({
    id: 'mine',
    billing_address: { city: 'By', object: 'billing_address' },
  });
  expect(await readRefusal(customer.create({ id: 'mine' }))).toMatchObject({
    api_error_code: 'duplicate_entry',
    param: 'id',
  });
  expect((await customer.retrieve('mine')).customer.email).toBe('a@members.test');
  expect((await readRefusal(customer.retrieve('nobody')))['http_status_code']).toBe(404);
});

it('changes a customer, and returns custom fields wherever it returns the customer', async () => {
  const { sdk, control, live } = createBillingUnderTest();
  const { customer, subscription } = sdk();
  await customer.update('seed-active', { company: 'House', cf_cpr: '0101901234' } as never);
  expect((await customer.retrieve('seed-active')).customer).toMatchObject({ cf_cpr: '0101901234' });
  const { list } = await subscription.list({ customer_id: { is: 'seed-active' } });
  expect(list[0]?.customer).toMatchObject({ company: 'House', cf_cpr: '0101901234' });
  expect(live.events.at(-1)).toMatchObject({ event_type: 'customer_changed', source: 'api' });
  await customer.update('seed-active', { cf_cpr: '' } as never);
  expect((await customer.retrieve('seed-active')).customer).not.toHaveProperty('cf_cpr');
  expect(await readRefusal(customer.update('seed-active', { nickname: 'A' } as never))).toMatchObject({
    param: 'nickname',
  });
  expect((await control('GET', '/live/customers')).json()).toContainEqual(
    expect.objectContaining({ id: 'seed-active', company: 'House' }),
  );
});

it.each(subscriptionStatuses)('has subscriptions that are %s', async (status) => {
  const { sdk, control } = createBillingUnderTest();
  const order = { email: 'one@members.test', id: 'one', status, planId: 'individual-membership-digital' };
  const made = (await control('POST', '/live/customers', order)).json();
  const { subscription } = sdk();
  const { list } = await subscription.list({ customer_id: { is: 'one' }, status: { in: [status] } });
  expect(list.map((one) => one.subscription.id)).toEqual([made.subscription.id]);
  const found = await subscription.retrieve(made.subscription.id);
  expect(found.subscription).toMatchObject({
    status,
    subscription_items: [{ item_price_id: 'individual-membership-digital-DKK-yearly' }],
  });
  const others = subscriptionStatuses.filter((one) => one !== status);
  const none = await subscription.list({ customer_id: { is: 'one' }, status: { in: others } });
  expect(none.list).toEqual([]);
});

it('lists events by type and by time, and finds one by its ID', async () => {
  const { sdk, control } = createBillingUnderTest();
  await control('POST', '/live/webhooks/unrelated', { kind: 'other-plan' });
  const { event } = sdk();
  const { list } = await event.list({
    event_type: { is: 'subscription_created' },
    occurred_at: { after: 0 } as never,
  });
  expect(list).toHaveLength(1);
  expect((await event.retrieve(list[0]?.event.id ?? '')).event.content).toMatchObject({
    subscription: { status: 'active' },
  });
  expect((await event.list({ event_type: { is: 'plan_created' } })).list).toEqual([]);
  expect((await readRefusal(event.retrieve('ev_none')))['http_status_code']).toBe(404);
});

it('reports the catalogue version of a site, and what it sells', async () => {
  const { sdk, control } = createBillingUnderTest();
  const { configuration, itemPrice, plan } = sdk();
  expect((await configuration.list()).configurations[0]).toMatchObject({ product_catalog_version: 'v2' });
  const prices = await itemPrice.list({ item_type: { is: 'plan' } });
  expect(prices.list.map(({ item_price: price }) => price.id)).toContain(
    'futures-membership-donation-DKK-yearly',
  );
  expect((await itemPrice.retrieve('individual-membership-DKK-yearly')).item_price).toMatchObject({
    ...{
      price: 45_000,
      currency_code: 'DKK',
      period: 1,
      period_unit: 'year',
      status: 'active',
      item_type: 'plan',
    },
  });
  expect((await readRefusal(itemPrice.retrieve('none')))['http_status_code']).toBe(404);
  await control('PUT', '/live/switches', { catalogue: '1' });
  expect((await configuration.list()).configurations[0]).toMatchObject({ product_catalog_version: 'v1' });
  expect((await plan.list()).list.map((one) => one.plan.id)).toContain('futures-membership-and-donation');
  expect((await plan.retrieve('individual-membership')).plan.price).toBe(45_000);
});
