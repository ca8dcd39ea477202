import { describe, expect, it } from 'vitest';
import { createBillingUnderTest, itemSignUp, planSignUp } from '../billing.fixture.ts';

type PageOptions = Partial<
  Parameters<
    ReturnType<ReturnType<typeof createBillingUnderTest>['sdk']>['hostedPage']['checkoutNewForItems']
  >[0]
>;

async function openCheckout(order: PageOptions = {}, query = '') {
  const vendor = createBillingUnderTest();
  const { hostedPage } = vendor.sdk();
  const { hosted_page: made } = await hostedPage.checkoutNewForItems({ ...itemSignUp, ...order });
  const id = made.id ?? '';
  const url = `/pages/v4/${id}/checkout${query}`;
  const open = () => vendor.apps.live.inject(url);
  const press = (action: string, fields: Record<string, string> = {}) =>
    vendor.apps.live.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ action, ...fields }).toString(),
    });
  const state = async () => (await hostedPage.retrieve(id)).hosted_page;
  const opened = await open();
  return { ...vendor, id, open, press, state, opened };
}

const framed = `?host=${encodeURIComponent('http://site.test')}`;

function parseReports(body: string): unknown {
  const [, text = ''] = /data-reports="([^"]*)"/.exec(body) ?? [];
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

describe('a payer', () => {
  it('sees the items and the entered email, and the page counts as requested', async () => {
    const { opened, state } = await openCheckout();
    expect(opened.statusCode).toBe(200);
    for (const text of ['Individual membership', 'DKK 450', 'value="new@members.test"', 'Stand-in'])
      expect(opened.body).toContain(text);
    expect((await state()).state).toBe('requested');
  });

  it('pays, and can change the email', async () => {
    const { press, state, live } = await openCheckout();
    expect((await press('pay', { email: 'changed@members.test' })).body).toContain('Thank you');
    expect(await state()).toMatchObject({
      state: 'succeeded',
      content: {
        customer: { id: 'member-1', email: 'changed@members.test' },
        subscription: { status: 'active' },
      },
    });
    expect(live.events.map((event) => event.event_type)).toEqual([
      'customer_created',
      'subscription_created',
      'payment_succeeded',
    ]);
  });

  it('pays once, however often the button is pressed', async () => {
    const { press, live } = await openCheckout();
    const before = live.subscriptions.size;
    for (let press_ = 0; press_ < 3; press_++) await press('pay');
    expect(live.subscriptions.size).toBe(before + 1);
  });

  it('can retry when the card is refused', async () => {
    const { press, state } = await openCheckout();
    expect((await press('refuse')).body).toContain('Your card was declined');
    expect(await state()).toMatchObject({ state: 'requested', failure_reason: 'card_error' });
    await press('pay');
    expect(await state()).toMatchObject({ state: 'succeeded' });
    expect(await state()).not.toHaveProperty('failure_reason');
  });

  it('cannot pay an expired page, whether it expired by time or by the button', async () => {
    for (const by of ['time', 'button']) {
      const { control, press, open, state, live } = await openCheckout();
      const before = live.subscriptions.size;
      if (by === 'time') await control('PUT', '/clock', { aheadMs: 3 * 60 * 60 * 1000 });
      else await press('expire');
      const late = await press('pay');
      expect([late.statusCode, (await open()).statusCode]).toEqual([410, 410]);
      expect(late.body).toContain('can no longer be paid');
      expect((await state()).state).toBe('requested');
      expect(live.subscriptions.size).toBe(before);
    }
  });

  it('finds no page with an unknown ID', async () => {
    expect((await createBillingUnderTest().apps.live.inject('/pages/v4/none/checkout')).statusCode).toBe(404);
  });
});

describe('the check for a second subscription', () => {
  it('refuses a known customer with an active subscription', async () => {
    for (const id of ['seed-active', 'seed-in-trial', 'seed-non-renewing', 'seed-future', 'seed-paused']) {
      const { press, state } = await openCheckout({ customer: { id, email: 'any@members.test' } });
      expect((await press('pay')).body, id).toContain('You already have a subscription');
      expect((await state()).state).toBe('requested');
    }
  });

  it('lets a known customer join again after the subscription has ended', async () => {
    const { press, state, live } = await openCheckout({
      customer: { id: 'seed-cancelled', email: 'back@members.test' },
    });
    await press('pay');
    expect(await state()).toMatchObject({
      content: { customer: { id: 'seed-cancelled', email: 'back@members.test' } },
    });
    expect(live.customers.get('seed-cancelled')?.email).toBe('back@members.test');
  });

  it('runs at payment: of two pages with one new ID the second cannot be paid', async () => {
    const { sdk, press, control } = await openCheckout();
    const { hosted_page: second } = await sdk().hostedPage.checkoutNewForItems(itemSignUp);
    await press('pay');
    const late = await control('POST', `/live/pages/${second.id}/pay`, {});
    expect(late.json()).toEqual({ outcome: 'subscribed already' });
  });

  it('creates two customers and two subscriptions for one email when no ID is sent', async () => {
    const { sdk, press, control, live } = await openCheckout({ customer: { email: 'active@members.test' } });
    const { hosted_page: second } = await sdk().hostedPage.checkoutNewForItems({
      ...itemSignUp,
      customer: { email: 'active@members.test' },
    });
    await press('pay');
    expect((await control('POST', `/live/pages/${second.id}/pay`)).json()).toEqual({ outcome: 'paid' });
    expect([...live.customers.values()].filter(({ email }) => email === 'active@members.test')).toHaveLength(
      3,
    );
  });
});

describe('a full page', () => {
  const own = {
    layout: 'full_page',
    redirect_url: 'http://site.test/join?from=here',
    cancel_url: 'http://site.test/back',
  } as const;

  it('returns with its ID and its state', async () => {
    const { press, id, opened } = await openCheckout(own);
    const response = await press('pay');
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      `http://site.test/join?from=here&id=${id}&state=succeeded`,
    ]);
    expect(opened.headers['content-security-policy']).toContain("form-action 'self' http://site.test");
  });

  it('returns when it is cancelled, and can no longer be paid', async () => {
    const { press, id, state } = await openCheckout(own);
    expect((await press('cancel')).headers.location).toBe(`http://site.test/back?id=${id}&state=cancelled`);
    expect((await state()).state).toBe('cancelled');
    expect((await press('pay')).statusCode).toBe(410);
  });

  it('does not redirect when the domain is not listed or success is not reported', async () => {
    for (const switches of [{ domains: ['https://other.test'] }, { successCallback: false }]) {
      const { control, press, state } = await openCheckout(own);
      await control('PUT', '/live/switches', switches);
      const response = await press('pay');
      expect([response.statusCode, response.body.includes('Thank you')]).toEqual([200, true]);
      expect((await state()).state).toBe('succeeded');
    }
  });

  it('is a page with embed false in catalogue 1.0', async () => {
    const { sdk, live, control } = createBillingUnderTest();
    await control('PUT', '/live/switches', { catalogue: '1' });
    const { hosted_page: page } = await sdk().hostedPage.checkoutNew({ ...planSignUp, embed: false });
    expect(live.pages.get(page.id ?? '')?.layout).toBe('full_page');
    await control('POST', `/live/pages/${page.id}/pay`);
    expect((await sdk().hostedPage.retrieve(page.id ?? '')).hosted_page.content).toMatchObject({
      subscription: { plan_id: 'individual-membership' },
    });
  });
});

describe('the messages of a framed checkout', () => {
  it('report that it has loaded, its step, and its success', async () => {
    const { opened, press, id } = await openCheckout({}, framed);
    expect(parseReports(opened.body)).toEqual([
      { event: 'loaded' },
      { event: 'step', value: 'payment_details' },
    ]);
    expect(opened.body).toContain('data-host="http://site.test" data-listed="true"');
    expect(parseReports((await press('pay')).body)).toEqual([
      { event: 'step', value: 'thankyou_screen' },
      { event: 'success', value: id },
    ]);
  });

  it('do not report success when that is switched off, or when the payer chooses so', async () => {
    const switched = await openCheckout({}, framed);
    await switched.control('PUT', '/live/switches', { successCallback: false });
    expect(parseReports((await switched.press('pay')).body)).toEqual([]);
    const pressed = await openCheckout({}, framed);
    expect(parseReports((await pressed.press('pay-quietly')).body)).toEqual([]);
    expect((await pressed.state()).state).toBe('succeeded');
  });

  it('are not sent to a domain that is not listed', async () => {
    const { control, open } = await openCheckout({}, framed);
    await control('PUT', '/live/switches', { domains: ['https://other.test'] });
    expect((await open()).body).toContain('data-listed="false"');
  });

  it('contain the return URL if there is one', async () => {
    const { press, id } = await openCheckout({ redirect_url: 'http://site.test/thanks' }, framed);
    expect(parseReports((await press('pay')).body)).toContainEqual({
      event: 'redirect',
      value: `http://site.test/thanks?id=${id}&state=succeeded`,
    });
  });
});

it('cannot be framed when frames are forbidden', async () => {
  const { control, open, opened } = await openCheckout();
  expect(opened.headers['x-frame-options']).toBeUndefined();
  await control('PUT', '/live/switches', { denyFrames: true });
  const { headers } = await open();
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
