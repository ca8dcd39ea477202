import { describe, expect, it } from 'vitest';
import { createBillingStage, browserAt, signUp, createSignUp } from '../billing/billing.fixture.ts';

const plan = { plan_id: 'individual-membership' };
const other = createSignUp('bo@members.example');

async function start() {
  const stage = await createBillingStage();
  const api = await stage.start();
  const browser = browserAt(() => api);
  const join = async (order: object = signUp) => String((await browser.join(order)).json['id']);
  const pay = (pageId: string, email = 'ada@members.example') => stage.vendor.pay('live', pageId, email);
  const status = async () => (await browser.status()).json;
  return { stage, api, browser, join, pay, status, live: stage.vendor.sites.live };
}

describe('the status of a sign-up', () => {
  it('is none without a cookie, and with one that the api did not set [7.7.5]', async () => {
    const { browser, status } = await start();
    expect(await status()).toEqual({ status: 'none' });
    browser.cookie = `__Host-guildhall-join=${'a'.repeat(43)}`;
    expect(await status()).toEqual({ status: 'none' });
    browser.cookie = '__Host-guildhall-join=%00';
    expect(await status()).toEqual({ status: 'none' });
  });

  it('has no input but the cookie', async () => {
    const { api } = await start();
    const payload = { id: 'a-page' };
    const response = await api.app.inject({ method: 'POST', url: '/api/v1/join-status', payload });
    expect(response.statusCode).toBe(400);
  });

  it('changes from open to member only by the vendor’s data, and the page is acknowledged [7.7.5]', async () => {
    const { join, pay, status, live, api } = await start();
    const page = await join();
    expect(await status()).toEqual({ status: 'open', ...plan });
    expect(pay(page)).toBe('paid');
    expect(await status()).toEqual({ status: 'member', ...plan });
    const elsewhere = browserAt(() => api);
    expect((await elsewhere.status()).json).toEqual({ status: 'none' });
    await elsewhere.join(other);
    expect((await elsewhere.status()).json).toEqual({ status: 'open', ...plan });
    expect(live.pages.get(page)?.state).toBe('acknowledged');
    const customerId = live.pages.get(page)?.content?.customer.id ?? '';
    expect((await api.store.listMemberships('live', customerId))[0]).toMatchObject({
      plan: 'individual-membership',
    });
  });

  it('is expired if the page can no longer be paid, or was cancelled', async () => {
    const { join, status, stage, live } = await start();
    await join();
    stage.pass(4 * 60 * 60_000);
    expect(await status()).toEqual({ status: 'expired', ...plan });
    const page = live.pages.get(await join());
    if (page) page.state = 'cancelled';
    expect(await status()).toEqual({ status: 'expired', ...plan });
  });

  it('is member if the payment arrived just before the page expired', async () => {
    const { join, pay, status, stage } = await start();
    const page = await join();
    pay(page);
    stage.pass(30 * 60 * 60_000);
    expect(await status()).toEqual({ status: 'member', ...plan });
  });

  it('includes a payer who changed the address in the checkout; the form is not offered again', async () => {
    const { browser, join, pay, status } = await start();
    pay(await join(), 'another@members.example');
    expect((await browser.join()).json).toEqual({ error_code: 'confirming' });
    expect(await status()).toEqual({ status: 'member', ...plan });
    expect((await browser.join()).json).toEqual({ error_code: 'confirming' });
  });

  it('includes a payment before any event, even if the form has another address by now', async () => {
    const { browser, join, pay, status } = await start();
    pay(await join());
    expect((await browser.join(other)).json).toEqual({ error_code: 'confirming' });
    expect(await status()).toEqual({ status: 'member', ...plan });
  });

  it('is not revealed to another browser, which only learns that the member exists', async () => {
    const { join, pay, status, api } = await start();
    pay(await join());
    const stranger = browserAt(() => api);
    expect((await stranger.join()).json).toEqual({ error_code: 'user_exists' });
    expect((await stranger.status()).json).toEqual({ status: 'none' });
    expect(await status()).toEqual({ status: 'member', ...plan });
  });

  it('is that of the newest sign-up if two people use one browser', async () => {
    const { join, pay, status, stage } = await start();
    pay(await join());
    expect(await status()).toMatchObject({ status: 'member' });
    stage.pass(60_000);
    const second = await join(other);
    expect(await status()).toEqual({ status: 'open', ...plan });
    pay(second, 'bo@members.example');
    expect(await status()).toEqual({ status: 'member', ...plan });
  });

  it('is confirming while a payment is known but cannot be stored yet [7.7.6]', async () => {
    const { join, pay, status, stage, browser, live } = await start();
    pay(await join());
    stage.vendor.faults.add({ service: 'billing', mode: 'down', match: '/subscriptions' });
    expect(await status()).toEqual({ status: 'confirming', ...plan });
    expect((await browser.join()).json).not.toHaveProperty('url');
    expect(live.pages.size).toBe(1);
    stage.vendor.faults.clear();
    expect(await status()).toEqual({ status: 'member', ...plan });
  });

  it('is 503, without an invitation to pay again, while the vendor is down', async () => {
    const { browser, join, stage } = await start();
    await join();
    stage.vendor.faults.add({ service: 'billing', mode: 'down' });
    expect(await browser.status()).toMatchObject({
      status: 503,
      json: { error: { code: 'SIGN_UP_NOT_NOW' } },
    });
  });
});

describe('a second payment', () => {
  it('of one person, with an address changed in the checkout, is a duplicate that is reported to the operator [7.7.9]', async () => {
    const { join, pay, status, api, live, stage } = await start();
    stage.pass(60_000);
    pay(await join(), 'active@members.test');
    expect(await status()).toEqual({ status: 'duplicate', ...plan });
    await api.catchUp();
    const reports = api.log.filter((line) => line['msg'] === 'payment needs attention');
    const subscription = [...live.subscriptions.values()].at(-1)?.id;
    expect(reports.map(({ billing }) => billing)).toEqual([
      { report: 'duplicate', site: 'live', subscription },
    ]);
    await api.catchUp();
    expect(api.log.filter((line) => line['msg'] === 'payment needs attention')).toHaveLength(1);
  });

  it('on two pages of one browser is refused by the vendor itself, if it checks', async () => {
    const { join, pay } = await start();
    const one = await join();
    const two = await join({ ...signUp, layout: 'full_page' });
    expect([pay(one), pay(two)]).toEqual(['paid', 'subscribed already']);
  });

  it('on the test site counts for the test site only', async () => {
    const { browser, stage, status } = await start();
    const { json } = await browser.join({ ...signUp, testsite: true });
    stage.vendor.pay('test', String(json['id']), 'ada@members.example');
    expect(await status()).toEqual({ status: 'member', ...plan });
    expect((await browser.join()).json).toMatchObject({ state: 'created' });
  });
});

describe('a browser that polls continuously', () => {
  const pageReads = (stage: Awaited<ReturnType<typeof start>>['stage']) =>
    stage.vendor
      .requests('live')
      .filter(({ method, path }) => method === 'GET' && /hosted_pages\/./.test(path)).length;

  it('gets the vendor’s status of some seconds ago, and a payment as soon as its event arrives [7.7.16]', async () => {
    const stage = await createBillingStage();
    const api = await stage.start({}, { durations: { statusMs: 3_000 } });
    const browser = browserAt(() => api);
    const page = String((await browser.join()).json['id']);
    for (let count = 0; count < 20; count += 1)
      expect((await browser.status()).json).toMatchObject({ status: 'open' });
    expect(pageReads(stage)).toBe(1);
    stage.vendor.pay('live', page, 'ada@members.example');
    expect((await browser.status()).json).toMatchObject({ status: 'open' });
    await api.catchUp();
    expect((await browser.status()).json).toMatchObject({ status: 'member' });
  });

  it('with many open pages causes five of them to be read [7.7.16]', async () => {
    const { stage, browser, status } = await start();
    for (let count = 0; count < 8; count += 1)
      await browser.join(createSignUp(`guest${count}@members.example`));
    const before = pageReads(stage);
    await status();
    expect(pageReads(stage) - before).toBe(5);
  });

  it('leaves members their share of the vendor’s calls, and other visitors half of theirs [7.7.16]', async () => {
    const stage = await createBillingStage();
    const api = await stage.start({ BILLING_CALLS_PER_MINUTE: '150' });
    await api.settled();
    const before = stage.vendor.requests('live').length;
    const greedy = browserAt(() => api, { at: '192.0.2.1' });
    for (let count = 0; count < 9; count += 1)
      await greedy.join(createSignUp(`guest${count}@members.example`));
    const responses = [];
    for (let count = 0; count < 60; count += 1) responses.push((await greedy.status()).status);
    expect(responses).toContain(503);
    expect(stage.vendor.requests('live').length - before).toBeLessThanOrEqual(150 * 0.35);
    const other = browserAt(() => api, { at: '192.0.2.2' });
    expect((await other.join(createSignUp('cy@members.example'))).json).toMatchObject({ state: 'created' });
    expect(api.log.map(({ billing }) => billing)).toContainEqual({ site: 'live', caller: 'visitor' });
  });
});
