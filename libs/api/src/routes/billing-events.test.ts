import { describe, expect, it } from 'vitest';
import {
  createBillingStage,
  browserAt,
  credentials,
  sendEvent,
  signUp,
  testWebhook,
  webhook,
  type BillingApi,
} from '../billing/billing.fixture.ts';

async function start() {
  const stage = await createBillingStage();
  const api = await stage.start();
  const browser = browserAt(() => api);
  const { live, test } = stage.vendor.sites;
  const paid = async () => {
    const { json } = await browser.join();
    stage.vendor.pay('live', String(json['id']), 'ada@members.example');
    const customerId = String(live.pages.get(String(json['id']))?.content?.customer.id);
    return { page: String(json['id']), customerId, events: live.events.slice(-3) };
  };
  return { stage, api, browser, live, test, paid };
}

/** The stored membership of a customer, after all events were processed. */
async function membershipAfter(api: BillingApi, customerId: string) {
  await api.settled();
  return (await api.store.listMemberships('live', customerId))[0];
}

const findReports = (api: BillingApi) =>
  api.log.flatMap((line) => (line['msg'] === 'payment needs attention' ? [line['billing']] : []));

describe('an event of the vendor', () => {
  it('creates a member for the payer, without any browser [7.7.7]', async () => {
    const { api, paid } = await start();
    const { customerId, events } = await paid();
    for (const event of events) expect((await sendEvent(api, event)).statusCode).toBe(200);
    expect(await membershipAfter(api, customerId)).toMatchObject({ plan: 'individual-membership' });
  });

  it.each([
    ['none', undefined],
    ['another password', 'Basic YmlsbGluZzp3cm9uZw=='],
    ['another way', 'Bearer abc'],
    ['nothing at all', ''],
  ])('with the credentials %s is refused, counted and not stored [7.7.7]', async (_, authorization) => {
    const { api, paid } = await start();
    const { events, customerId } = await paid();
    const response = await sendEvent(api, events[1] ?? {}, authorization ?? '');
    expect([response.statusCode, response.json()]).toMatchObject([
      401,
      { error: { code: 'API_UNAUTHENTICATED' } },
    ]);
    expect(api.log).toContainEqual(expect.objectContaining({ securityEvent: 'API_UNAUTHENTICATED' }));
    expect(await membershipAfter(api, customerId)).toBeUndefined();
  });

  it('may come with the password from before a change, while that is configured, and with no other [8.6.22]', async () => {
    const { stage, paid } = await start();
    const { events } = await paid();
    const passwords = {
      ...{
        BILLING_WEBHOOK_PASSWORD: 'a-new-password-of-the-site',
        BILLING_WEBHOOK_PASSWORD_PREVIOUS: webhook.password,
      },
      BILLING_TEST_WEBHOOK_PASSWORD: 'a-new-password-of-the-test-site',
      BILLING_TEST_WEBHOOK_PASSWORD_PREVIOUS: testWebhook.password,
    };
    const api = await stage.start(passwords);
    const send = async (login: typeof webhook) =>
      (await sendEvent(api, events[1] ?? {}, credentials(login))).statusCode;
    for (const login of [webhook, testWebhook]) expect(await send(login)).toBe(200);
    for (const password of ['a-new-password-of-the-site', 'a-new-password-of-the-test-site'])
      expect(await send({ ...webhook, password })).toBe(200);
    expect(await send({ ...webhook, password: 'a-password-from-long-before' })).toBe(401);
    expect(JSON.stringify(api.log)).not.toMatch(/password-of-the/);
  });

  it('is accepted only once it is stored: what the vendor has reported survives a crash [7.7.7]', async () => {
    const { stage, api, paid } = await start();
    const { customerId, events } = await paid();
    stage.vendor.faults.add({ service: 'billing', mode: 'down' });
    expect((await sendEvent(api, events[1] ?? {})).statusCode).toBe(200);
    await stage.end(api);
    stage.vendor.faults.clear();
    const again = await stage.start();
    await again.catchUp();
    expect((await again.store.listMemberships('live', customerId))[0]).toBeDefined();
  });

  it('that cannot be stored is not accepted, so that the vendor sends it again [7.7.7]', async () => {
    const { stage, paid } = await start();
    const { events } = await paid();
    const full = await stage.start(
      {},
      {
        store: (store) => ({ ...store, putEvent: () => Promise.reject(new Error('the disk is full')) }),
      },
    );
    expect((await sendEvent(full, events[1] ?? {})).statusCode).toBe(500);
  });

  it('is processed once, however often it is sent [7.7.7]', async () => {
    const { api, paid, stage } = await start();
    const { customerId, events } = await paid();
    for (let copy = 0; copy < 3; copy++) await sendEvent(api, events[1] ?? {});
    await api.settled();
    const requestCount = stage.vendor.requests('live').length;
    await sendEvent(api, events[1] ?? {});
    await api.settled();
    expect(stage.vendor.requests('live')).toHaveLength(requestCount);
    expect((await api.store.listMemberships('live', customerId))[0]).toBeDefined();
  });

  it('is never trusted: its data is read again at the vendor [7.7.7]', async () => {
    const { api, browser, live } = await start();
    await browser.join();
    const customer = { id: 'seed-none', email: 'no-subscription@members.test' };
    const subscription = {
      ...{ id: 'made-up', customer_id: 'seed-none', status: 'active' },
      subscription_items: [{ item_price_id: 'individual-membership-DKK-yearly' }],
    };
    const event = { id: 'ev_1', event_type: 'subscription_created', content: { customer, subscription } };
    expect((await sendEvent(api, event)).statusCode).toBe(200);
    expect(await membershipAfter(api, 'seed-none')).toBeUndefined();
    expect(findReports(api)).toEqual([]);
    expect(live.subscriptions.has('made-up')).toBe(false);
  });

  it('of another plan, of another site, about something unknown or without a customer changes nothing [7.7.7]', async () => {
    const { api, stage } = await start();
    const { addSubscriptionFor } = stage;
    const elsewhere = addSubscriptionFor('live', 'reading-circle');
    const events = [
      { event_type: 'subscription_created', content: elsewhere },
      { event_type: 'weather_changed', content: {} },
      { event_type: 'customer_changed', content: { customer: { id: 'seed-active' } } },
      { event_type: 'subscription_created', content: addSubscriptionFor('test', 'individual-membership') },
    ];
    for (const [at, event] of events.entries())
      expect((await sendEvent(api, { id: `ev_${at}`, ...event })).statusCode).toBe(200);
    expect(await membershipAfter(api, elsewhere.customer.id)).toBeUndefined();
    expect(findReports(api)).toEqual([]);
  });

  it('of the test site has its own credentials, and settles its pages [7.7.7]', async () => {
    const { api, browser, stage, test } = await start();
    const { json } = await browser.join({ ...signUp, testsite: true });
    stage.vendor.pay('test', String(json['id']), 'ada@members.example');
    const customerId = String(test.pages.get(String(json['id']))?.content?.customer.id);
    const [, created] = test.events.slice(-3);
    await sendEvent(api, created ?? {});
    await api.settled();
    expect((await api.store.listMemberships('test', customerId))[0]).toBeUndefined();
    await sendEvent(api, created ?? {}, credentials(testWebhook));
    await api.settled();
    expect((await api.store.listMemberships('test', customerId))[0]).toBeDefined();
    expect((await api.store.listMemberships('live', customerId))[0]).toBeUndefined();
  });

  it.each(['[]', '"event"', '{}', '{"id":"ev_1"}', '{"id":1,"event_type":"subscription_created"}'])(
    'with the body %s is not an event',
    async (payload) => {
      const { api } = await start();
      const response = await api.app.inject({
        method: 'POST',
        url: '/api/v1/billing-events',
        payload,
        headers: { authorization: credentials(api.webhook), 'content-type': 'application/json' },
      });
      expect(response.statusCode).toBe(400);
    },
  );

  it('about a subscription without a sign-up is reported, and creates no member [7.7.9]', async () => {
    const { api, stage } = await start();
    const byHand = stage.addSubscriptionFor('live', 'individual-membership');
    await sendEvent(api, { id: 'ev_hand', event_type: 'subscription_created', content: byHand });
    expect(await membershipAfter(api, byHand.customer.id)).toBeUndefined();
    expect(findReports(api)).toEqual([
      { report: 'no sign-up', site: 'live', subscription: byHand.subscription.id },
    ]);
  });

  it('is not counted by the visitors’ limit', async () => {
    const { stage } = await start();
    const api = await stage.start({ RATE_LIMIT_PER_MINUTE: '2' });
    const statuses = [];
    for (let count = 0; count < 5; count++)
      statuses.push((await sendEvent(api, { id: `ev_${count}`, event_type: 'a', content: {} })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('the sweep', () => {
  it('finds what both browser and event have missed, and acknowledges it [7.7.8]', async () => {
    const { api, paid, live } = await start();
    const { customerId, page } = await paid();
    await api.catchUp();
    expect((await api.store.listMemberships('live', customerId))[0]).toBeDefined();
    expect(live.pages.get(page)?.state).toBe('acknowledged');
  });

  it('finds it after days without the api, and after a lost response [7.7.8]', async () => {
    const { stage, api, paid } = await start();
    const { customerId } = await paid();
    await stage.end(api);
    stage.pass(5 * 24 * 60 * 60_000);
    const again = await stage.start();
    await again.settled();
    expect((await again.store.listMemberships('live', customerId))[0]).toBeDefined();
  });

  it('finds a payment whose record was lost: it counts, and is reported [7.7.9]', async () => {
    const { stage, paid } = await start();
    const { customerId, page } = await paid();
    const other = await createBillingStage();
    const api = await other.start({}, { vendor: (_, site) => stage.connectTestVendor(site) });
    await api.catchUp();
    expect((await api.store.listMemberships('live', customerId))[0]).toBeDefined();
    const subscription = stage.vendor.sites.live.pages.get(page)?.content?.subscription.id;
    expect(findReports(api)).toEqual([{ report: 'unknown sign-up', site: 'live', subscription }]);
  });

  it('runs by itself, and stops with the api [7.7.8]', async () => {
    const { stage, paid } = await start();
    const { customerId } = await paid();
    const api = await stage.start({}, { durations: { sweepMs: 5 } });
    await expect.poll(() => api.store.listMemberships('live', customerId)).toHaveLength(1);
    await stage.end(api);
    const requestCount = stage.vendor.requests('live').length;
    await new Promise((resolve) => setImmediate(resolve));
    expect(stage.vendor.requests('live')).toHaveLength(requestCount);
  });
});
