import { expect, it } from 'vitest';
import { createBillingUnderTest, readRefusal } from '../billing.fixture.ts';

async function openPortal(customer = 'seed-active', redirect?: string) {
  const vendor = createBillingUnderTest();
  const { portalSession } = vendor.sdk();
  const { portal_session: session } = await portalSession.create({
    customer: { id: customer },
    ...(redirect && { redirect_url: redirect }),
  });
  const access = session.access_url.replace('http://127.0.0.1:4401', '');
  const { live } = vendor.apps;
  const enter = () => live.inject(access);
  const post = (url: string) =>
    live.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
  return { ...vendor, portalSession, session, access, app: live, enter, post };
}

it('admits its customer once, within an hour', async () => {
  const { enter, app, portalSession, session } = await openPortal();
  expect(session).toMatchObject({ status: 'created', customer_id: 'seed-active' });
  const entered = await enter();
  expect(entered.statusCode).toBe(303);
  expect((await app.inject(entered.headers.location ?? '')).body).toContain('active@members.test');
  expect((await portalSession.retrieve(session.id)).portal_session.status).toBe('logged_in');
  expect((await enter()).statusCode).toBe(403);

  const late = await openPortal();
  await late.control('PUT', '/clock', { aheadMs: 60 * 60 * 1000 });
  expect((await late.enter()).statusCode).toBe(403);
});

it('lasts until a logout, by the API or by the button', async () => {
  const { enter, app, portalSession, session, control } = await openPortal();
  const home = (await enter()).headers.location ?? '';
  await control('PUT', '/clock', { aheadMs: 24 * 60 * 60 * 1000 });
  expect((await app.inject(home)).statusCode).toBe(200);
  expect((await portalSession.logout(session.id)).portal_session.status).toBe('logged_out');
  expect((await app.inject(home)).statusCode).toBe(403);
  expect((await readRefusal(portalSession.logout(session.id)))['http_status_code']).toBe(409);

  const other = await openPortal('seed-active', 'http://site.test/bye');
  const place = (await other.enter()).headers.location ?? '';
  const left = await other.post(place.replace('/home', '/logout'));
  expect(left.headers.location).toBe('http://site.test/bye');
  expect((await other.app.inject(place)).statusCode).toBe(403);
});

it('ends a subscription at the end of the paid term, and sends the event', async () => {
  const { enter, post, live, sdk } = await openPortal();
  const home = (await enter()).headers.location ?? '';
  const [subscription] = [...live.subscriptions.values()].filter((one) => one.customer_id === 'seed-active');
  const cancelled = await post(home.replace('/home', `/subscriptions/${subscription?.id ?? ''}/cancel`));
  expect(cancelled.body).toContain('non renewing');
  expect(cancelled.body).toContain('subscriptionCancelled');
  expect((await sdk().subscription.retrieve(subscription?.id ?? '')).subscription.status).toBe(
    'non_renewing',
  );
  expect(live.events.at(-1)).toMatchObject({
    event_type: 'subscription_cancellation_scheduled',
    source: 'portal',
  });
});

it('does not end another customer’s subscription', async () => {
  const { enter, post, live } = await openPortal();
  const home = (await enter()).headers.location ?? '';
  const [other] = [...live.subscriptions.values()].filter((one) => one.customer_id === 'seed-mixed-case');
  expect((await post(home.replace('/home', `/subscriptions/${other?.id ?? ''}/cancel`))).statusCode).toBe(
    403,
  );
  expect(other?.status).toBe('active');
});

it('forbids frames by a switch', async () => {
  const { enter, app, control } = await openPortal();
  const home = (await enter()).headers.location ?? '';
  expect((await app.inject(home)).headers['x-frame-options']).toBeUndefined();
  await control('PUT', '/live/switches', { denyFrames: true });
  expect((await app.inject(home)).headers['x-frame-options']).toBe('DENY');
});

it('is for customers only', async () => {
  const { sdk } = createBillingUnderTest();
  expect(await readRefusal(sdk().portalSession.create({ customer: { id: 'nobody' } }))).toMatchObject({
    http_status_code: 404,
    param: 'customer[id]',
  });
});
