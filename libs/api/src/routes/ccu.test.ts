import { describe, expect, it } from 'vitest';
import { letTimePass, stopClock } from '../../../../config/stopped-clock.ts';
import { startCompleteApp } from '../app.fixture.ts';
import {
  address,
  createBillingStage,
  browserAt,
  signUp,
  createSignUp,
  siteOrigin,
} from '../billing/billing.fixture.ts';

const digital = {
  ...signUp,
  subscription: { plan_id: 'individual-membership-digital' },
  shipping_address: undefined,
};
const donation = {
  ...signUp,
  subscription: { plan_id: 'futures-membership-+-donation' },
  tax_deduction_cpr: '0101010001',
};

/** An api with a vendor, and a browser that calls it. */
async function start(options: { catalogue?: '1' | '2'; env?: Record<string, string> } = {}) {
  const stage = await createBillingStage(options);
  const api = await stage.start(options.env);
  const browser = browserAt(() => api);
  return { stage, api, browser, live: stage.vendor.sites.live, test: stage.vendor.sites.test };
}

describe('a sign-up', () => {
  it.each([
    ['2', signUp],
    ['2', digital],
    ['2', donation],
    ['1', signUp],
    ['1', digital],
    ['1', donation],
  ] as const)('in catalogue %s gets the hosted page of its plan: %o [7.7.1]', async (catalogue, order) => {
    const { browser, live } = await start({ catalogue });
    const { status, json } = await browser.join(order);
    expect({ status, json }).toMatchObject({
      status: 200,
      json: {
        type: 'checkout_new',
        state: 'created',
        url: expect.stringMatching(/^http:\/\/127.0.0.1:4401\/pages\//),
      },
    });
    const page = live.pages.get(String(json['id']));
    expect(page?.fields.get('customer[email]')).toBe('ada@members.example');
    expect(page?.fields.get('customer[cf_cpr]')).toBe(
      'tax_deduction_cpr' in order ? '0101010001' : undefined,
    );
    const withNumber = [...(page?.fields ?? [])].filter(([, value]) => value.includes('0101010001'));
    expect(withNumber.map(([name]) => name)).toEqual(
      'tax_deduction_cpr' in order ? ['customer[cf_cpr]'] : [],
    );
    expect(page?.fields.get('customer[id]')).toMatch(/^gh-[0-9a-f]{40}$/);
    expect(page?.layout).toBe('in_app');
    expect(page?.redirectUrl).toBeUndefined();
  });

  it('with a full-page checkout returns to where it began', async () => {
    const { browser, live } = await start();
    const { json } = await browser.join({ ...signUp, layout: 'full_page', return_path: '/join/now' });
    const page = live.pages.get(String(json['id']));
    expect(page?.redirectUrl).toBe(`${siteOrigin}/join/now?join=returned`);
    expect(page?.layout).toBe('full_page');
  });

  it('is linked to its browser by a cookie that no script and no other site can read', async () => {
    const { browser } = await start();
    const { headers } = await browser.join();
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-guildhall-join-[0-9a-f]{8}=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it.each([
    ['an unknown plan', { ...signUp, subscription: { plan_id: 'gold' } }],
    ['an extra field', { ...signUp, admin: true }],
    ['an extra field of the customer', { ...signUp, customer: { ...signUp.customer, id: 'seed-active' } }],
    ['a name that is too long', { ...signUp, customer: { ...signUp.customer, first_name: 'a'.repeat(151) } }],
    ['a missing city', { ...signUp, billing_address: { ...signUp.billing_address, city: ' ' } }],
    ['an unknown country', { ...signUp, billing_address: { ...signUp.billing_address, country: 'XX' } }],
    [
      'the United States, where something is sent',
      { ...signUp, shipping_address: { ...address, country: 'US' } },
    ],
    ['a tax number without a donation', { ...signUp, tax_deduction_cpr: '0101010001' }],
    ['a tax number of nine characters', { ...donation, tax_deduction_cpr: '010101000' }],
    ['an address on another site to come back to', { ...signUp, return_path: '//evil.example' }],
  ])('with %s is 400, and nothing is sent to the vendor [7.7.2]', async (_, order) => {
    const { browser, live, api, stage } = await start();
    await api.settled();
    const before = stage.vendor.requests('live').length;
    expect(await browser.join(order)).toMatchObject({
      status: 400,
      json: { error: { code: 'API_INVALID_BODY' } },
    });
    expect(live.pages.size).toBe(0);
    expect(stage.vendor.requests('live')).toHaveLength(before);
  });

  it('that is far too large is refused before it is read', async () => {
    const { browser } = await start();
    const order = { ...signUp, customer: { ...signUp.customer, company: 'a'.repeat(70_000) } };
    expect(await browser.join(order)).toMatchObject({ status: 413 });
  });

  it('reports a zip code that the vendor refuses, and a general error for its other refusals [8.7.1]', async () => {
    const { browser, stage, api } = await start();
    const wrong = { ...signUp, billing_address: { ...signUp.billing_address, zip: 'no zip' } };
    expect((await browser.join(wrong)).json).toEqual({
      error_code: 'invalid_zip_code',
      field: 'billing_address.zip',
    });
    stage.vendor.faults.add({ service: 'billing', mode: 'refused', match: 'POST', times: 1 });
    expect((await browser.join()).json).toEqual({ error_code: 'technical_error' });
    expect(api.log).toContainEqual(
      expect.objectContaining({ billing: { code: 'request_blocked', status: 403 } }),
    );
  });

  it('with an address that only the vendor refuses gets an error for that field, and the operator only sees its name [8.7.1]', async () => {
    const { browser, api } = await start();
    const email = '"anna"@post.example';
    const ofCustomer = await browser.join({ ...signUp, customer: { ...signUp.customer, email } });
    expect(ofCustomer.json).toEqual({ error_code: 'invalid_field', field: 'customer.email' });
    const inBill = await browser.join({
      ...signUp,
      billing_address: { ...signUp.billing_address, email },
    });
    expect(inBill.json).toEqual({ error_code: 'invalid_field', field: 'billing_address.email' });
    expect(api.log).toContainEqual(
      expect.objectContaining({
        billing: { code: 'param_wrong_value', status: 400, param: 'customer[email]' },
      }),
    );
    expect(JSON.stringify(api.log)).not.toContain('anna');
  });

  it.each(['error', 'throttled', 'busy', 'down', 'html'] as const)(
    'during an outage of the vendor (%s) is 503, and works afterwards',
    async (mode) => {
      const { browser, stage, live } = await start();
      stage.vendor.faults.add({ service: 'billing', mode });
      // Its retries come after pauses.
      stopClock();
      const failed = await letTimePass(browser.join());
      expect(failed).toMatchObject({ status: 503, json: { error: { code: 'SIGN_UP_NOT_NOW' } } });
      expect(Number(failed.headers['retry-after'])).toBeGreaterThan(0);
      stage.vendor.faults.clear();
      expect((await browser.join()).json).toMatchObject({ state: 'created' });
      expect(live.pages.size).toBe(1);
    },
  );

  describe('the limit of sign-ups', () => {
    const tenThen429 = [...Array<number>(10).fill(200), 429];

    it('is ten in a quarter of an hour for each browser, with any email addresses [7.7.15]', async () => {
      const { browser } = await start();
      const statuses = [];
      await browser.join();
      for (let count = 0; count < 11; count++)
        statuses.push((await browser.join(createSignUp(`ada${count}@members.example`))).status);
      expect(statuses).toEqual(tenThen429);
      const { headers } = await browser.join(createSignUp('ada12@members.example'));
      const waitS = Number(headers['retry-after']);
      expect([waitS > 14 * 60, waitS <= 15 * 60]).toEqual([true, true]);
    });

    it('applies to each email address at one network address, if the browser keeps no cookie [7.7.15]', async () => {
      const { browser } = await start();
      const statuses = [];
      for (let count = 0; count < 11; count++) {
        browser.cookie = undefined;
        statuses.push((await browser.join()).status);
      }
      expect(statuses).toEqual(tenThen429);
    });

    it('lets thirty people at one IP address join [7.7.15]', async () => {
      const { api } = await start();
      const statuses = [];
      for (let count = 0; count < 30; count++) {
        const visitor = browserAt(() => api, { at: '192.0.2.1' });
        statuses.push((await visitor.join(createSignUp(`guest${count}@members.example`))).status);
        statuses.push((await visitor.status()).status, (await visitor.status()).status);
      }
      expect(statuses).toEqual(Array<number>(90).fill(200));
    });

    it('is 120 in 15 minutes for each network address, with any browser or email address [7.7.15]', async () => {
      const { api } = await start();
      const statuses = [];
      for (let count = 0; count < 121; count++) {
        const visitor = browserAt(() => api, { at: '192.0.2.2' });
        statuses.push(
          (await visitor.join({ ...createSignUp(`guest${count}@members.example`), more: 1 })).status,
        );
      }
      expect(statuses).toEqual([...Array<number>(120).fill(400), 429]);
    });
  });

  it('a sign-up is 503 if memberships are not for sale', async () => {
    const { app } = await startCompleteApp();
    const response = await app.inject({ method: 'POST', url: '/api/v1/ccu', payload: signUp });
    expect([response.statusCode, response.json()]).toMatchObject([
      503,
      { error: { code: 'API_NOT_CONFIGURED' } },
    ]);
  });
});

describe('the test site', () => {
  it('receives a sign-up that requests it', async () => {
    const { browser, live, test } = await start();
    const { json } = await browser.join({ ...signUp, testsite: true });
    expect(String(json['url'])).toContain('127.0.0.1:4402');
    expect([live.pages.size, test.pages.size]).toEqual([0, 1]);
  });

  it('is closed by default', async () => {
    const { browser, test } = await start({ env: { ALLOW_TESTSITE: 'off' } });
    expect(await browser.join({ ...signUp, testsite: true })).toMatchObject({ status: 400 });
    expect(test.pages.size).toBe(0);
  });
});

describe('somebody with a membership', () => {
  it.each(['active', 'in-trial', 'non-renewing', 'future', 'paused'])(
    '%s gets an error that says so [8.7.1]',
    async (status) => {
      const { browser, live } = await start();
      expect((await browser.join(createSignUp(`${status}@members.test`))).json).toEqual({
        error_code: 'user_exists',
      });
      expect(live.pages.size).toBe(0);
    },
  );

  it('is found in any case of the address, and among several customers', async () => {
    const { browser } = await start();
    expect((await browser.join(createSignUp('Active@Members.test'))).json).toEqual({
      error_code: 'user_exists',
    });
    expect((await browser.join(createSignUp('Twice@members.test'))).json).toEqual({
      error_code: 'user_exists',
    });
  });

  it('is found in a spelling that the vendor’s filter does not know', async () => {
    const { browser, api, live } = await start();
    await api.settled();
    expect((await browser.join(createSignUp('mixed.CASE@members.test'))).json).toEqual({
      error_code: 'user_exists',
    });
    expect(live.pages.size).toBe(0);
  });

  it('whose address has changed at the vendor is found by the new one only', async () => {
    const { browser, api, live, stage } = await start();
    await api.settled();
    const customer = live.customers.get('seed-mixed-case');
    if (customer) customer.email = 'Elsewhere@Members.test';
    stage.pass(60_000);
    if (customer) live.touch(customer);
    expect((await browser.join(createSignUp('mixed.case@members.test'))).json).toMatchObject({
      state: 'created',
    });
    await api.catchUp();
    expect((await browser.join(createSignUp('elsewhere@members.TEST'))).json).toEqual({
      error_code: 'user_exists',
    });
  });

  it('that has ended gets a page without any customer that the vendor knows [7.7.11]', async () => {
    const { browser, live } = await start();
    const { json } = await browser.join(createSignUp('cancelled@members.test'));
    const named = live.pages.get(String(json['id']))?.fields.get('customer[id]') ?? '';
    expect(named).toMatch(/^gh-[0-9a-f]{40}$/);
    expect(live.customers.has(named)).toBe(false);
  });

  it('that began here and has ended is not used for the same browser either [7.7.11]', async () => {
    const { browser, live, stage } = await start();
    const first = String((await browser.join()).json['id']);
    stage.vendor.pay('live', first, 'ada@members.example');
    await browser.status();
    for (const subscription of live.subscriptions.values())
      if (subscription.customer_id.startsWith('gh-')) subscription.status = 'cancelled';
    const second = String((await browser.join()).json['id']);
    const named = (page: string) => live.pages.get(page)?.fields.get('customer[id]') ?? '';
    expect(live.customers.has(named(first))).toBe(true);
    expect(live.customers.has(named(second))).toBe(false);
  });
});

describe('one attempt is one page', () => {
  it('when it is sent twice at once, again later, and after its response was lost [7.7.3]', async () => {
    const { browser, live } = await start();
    const [one, other] = await Promise.all([browser.join(signUp, { lose: true }), browser.join()]);
    const third = await browser.join();
    expect(new Set([one, other, third].map(({ json }) => json['id'])).size).toBe(1);
    expect(live.pages.size).toBe(1);
    expect(new Set([one, other, third].map(({ headers }) => headers['set-cookie'])).size).toBe(1);
  });

  it('in two tabs, even if both begin at once', async () => {
    const { browser, api, live } = await start();
    const tab = browserAt(() => api);
    const [one, other] = await Promise.all([browser.join(), tab.join(signUp, { key: 'attempt-0002' })]);
    expect(one.json['id']).toBe(other.json['id']);
    expect(live.pages.size).toBe(1);
  });

  it('in two tabs that begin at once with a tax number, and both may check its status [7.7.3]', async () => {
    const { browser, api, live } = await start();
    const tab = browserAt(() => api);
    const joined = [browser.join(donation), tab.join(donation, { key: 'attempt-0002' })];
    const [one, other] = await Promise.all(joined);
    expect(one?.json['id']).toBe(other?.json['id']);
    expect(live.pages.size).toBe(1);
    expect(browser.cookie).toBe(tab.cookie);
  });

  it('only at the same time: the same form sent afterwards, without the cookie, is another browser', async () => {
    const { browser, api } = await start();
    await browser.join(donation);
    const later = browserAt(() => api);
    await later.join(donation, { key: 'attempt-0002' });
    expect(later.cookie).not.toBe(browser.cookie);
  });

  it('after a restart', async () => {
    const { browser, stage, api } = await start();
    const before = await browser.join(donation);
    await stage.end(api);
    const again = await stage.start();
    const after = browserAt(() => again);
    after.cookie = browser.cookie;
    expect((await after.join(donation)).json['id']).toBe(before.json['id']);
  });

  it('per browser: another one that sends the same form gets its own page and customer [7.7.11]', async () => {
    const { browser, api, live } = await start();
    const one = await browser.join();
    const other = await browserAt(() => api).join(signUp, { key: 'attempt-0002' });
    expect(other.json['id']).not.toBe(one.json['id']);
    const named = [...live.pages.values()].map(({ fields }) => fields.get('customer[id]'));
    expect(new Set(named).size).toBe(2);
  });

  it('unless the tax number was changed, which the checkout does not show [7.7.3]', async () => {
    const { browser } = await start();
    const first = await browser.join(donation);
    const named = await browser.join({ ...donation, customer: { ...donation.customer, last_name: 'Vinde' } });
    expect(named.json['id']).toBe(first.json['id']);
    const corrected = await browser.join({ ...donation, tax_deduction_cpr: '0202020002' });
    expect(corrected.json['id']).not.toBe(first.json['id']);
  });

  it('whatever other field was changed, until it expires [7.7.3]', async () => {
    const { browser, stage, live } = await start();
    const first = await browser.join();
    const named = { first_name: 'Eda', last_name: 'Vinde', company: 'Vinde ApS' };
    const elsewhere = { ...address, line1: 'Kai 2', city: 'Kiel', zip: '24103', country: 'DE' };
    for (const changed of [
      { customer: { ...signUp.customer, ...named } },
      { billing_address: { ...elsewhere, email: 'bill@members.example' } },
      { shipping_address: { ...elsewhere, first_name: 'Bo', email: 'bo@members.example' } },
    ])
      expect((await browser.join({ ...signUp, ...changed })).json['id']).toBe(first.json['id']);
    stage.pass(4 * 60 * 60_000);
    const later = await browser.join();
    expect(later.json['id']).not.toBe(first.json['id']);
    expect(new Set([...live.pages.values()].map(({ fields }) => fields.get('customer[id]'))).size).toBe(1);
  });

  it('if the vendor has created it and its response was lost', async () => {
    const { browser, stage, live } = await start();
    stage.vendor.faults.add({ service: 'billing', mode: 'lost', match: 'POST' });
    expect(await browser.join()).toMatchObject({ status: 503 });
    stage.vendor.faults.clear();
    expect((await browser.join()).json).toMatchObject({ state: 'created' });
    expect(live.pages.size).toBe(1);
  });
});
