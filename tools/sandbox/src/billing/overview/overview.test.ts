import { expect, it } from 'vitest';
import { billingUnderTest, itemSignUp } from '../billing.fixture.ts';

function overview() {
  const vendor = billingUnderTest();
  const read = async () => (await vendor.app.inject('/billing')).body;
  const flip = (fields: Record<string, string>) =>
    vendor.app.inject({
      method: 'POST',
      url: '/billing',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  return { ...vendor, read, flip };
}

it('shows the pages, customers, subscriptions and events of both sites', async () => {
  const { sdk, read, flip, live } = overview();
  const { hosted_page: page } = await sdk().hostedPage.checkoutNewForItems({
    ...itemSignUp,
    customer: { email: 'a&amp@members.test' },
  });
  expect(await read()).toContain('a&amp;amp@members.test');
  expect(await read()).toContain(`href="http://127.0.0.1:4401/pages/v4/${page.id}/checkout"`);
  const answer = await flip({ site: 'live', action: 'pay', id: page.id ?? '' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/billing#live']);
  expect(live.events).toHaveLength(3);
  for (const text of ['succeeded', 'subscription_created', 'seed-paused', 'Test site'])
    expect(await read()).toContain(text);
});

it('flips the switches of one site', async () => {
  const { flip, billing } = overview();
  await flip({ site: 'test', action: 'switch', id: 'catalogue', value: '1' });
  await flip({ site: 'live', action: 'switch', id: 'domains', value: 'https://a.test, https://b.test' });
  await flip({ site: 'live', action: 'switch', id: 'denyFrames', value: 'true' });
  await flip({ site: 'live', action: 'switch', id: 'pageLifeS', value: '3600' });
  expect(billing.sites.test.board.get().catalogue).toBe('1');
  expect(billing.sites.live.board.get()).toMatchObject({
    ...{ catalogue: '2', domains: ['https://a.test', 'https://b.test'], denyFrames: true, pageLifeS: 3600 },
  });
});

it('ends pages, changes subscriptions, and sends, loses and makes up events', async () => {
  const { flip, sdk, live, billing, posted } = overview();
  const { hosted_page: page } = await sdk().hostedPage.checkoutNewForItems(itemSignUp);
  await flip({ site: 'live', action: 'refuse', id: page.id ?? '' });
  await flip({ site: 'live', action: 'expire', id: page.id ?? '' });
  expect(live.pages.get(page.id ?? '')).toMatchObject({ failure_reason: 'card_error' });
  await flip({ site: 'live', action: 'events-to', value: 'https://site.test/events' });
  await flip({ site: 'live', action: 'mode', value: 'held' });
  const [subscription] = live.subscriptions.values();
  await flip({ site: 'live', action: 'status', id: subscription?.id ?? '', value: 'paused' });
  expect(subscription?.status).toBe('paused');
  await flip({ site: 'live', action: 'deliver-twice' });
  expect(posted).toHaveLength(2);
  await flip({ site: 'live', action: 'unrelated', value: 'made-up' });
  await flip({ site: 'live', action: 'drop' });
  await flip({ site: 'live', action: 'deliver', value: 'shuffled' });
  expect(posted).toHaveLength(2);
  await flip({ action: 'script', value: 'element' });
  await flip({ action: 'clock', value: '60' });
  expect([billing.script.styles, billing.clock.ahead()]).toEqual(['element', 3_600_000]);
  await flip({ action: 'reset' });
  expect([billing.script.styles, billing.clock.ahead(), live.events.length]).toEqual(['both', 0, 0]);
});
