import { expect, it } from 'vitest';
import { createBillingUnderTest, itemSignUp } from '../billing.fixture.ts';

function openOverview() {
  const vendor = createBillingUnderTest();
  const read = async () => (await vendor.app.inject('/billing')).body;
  const submit = (fields: Record<string, string>) =>
    vendor.app.inject({
      method: 'POST',
      url: '/billing',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  return { ...vendor, read, submit };
}

it('shows the pages, customers, subscriptions and events of both sites', async () => {
  const { sdk, read, submit, live } = openOverview();
  const { hosted_page: page } = await sdk().hostedPage.checkoutNewForItems({
    ...itemSignUp,
    customer: { email: 'a&amp@members.test' },
  });
  expect(await read()).toContain('a&amp;amp@members.test');
  expect(await read()).toContain(`href="http://127.0.0.1:4401/pages/v4/${page.id}/checkout"`);
  const response = await submit({ site: 'live', action: 'pay', id: page.id ?? '' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/billing#live']);
  expect(live.events).toHaveLength(3);
  for (const text of ['succeeded', 'subscription_created', 'seed-paused', 'Test site'])
    expect(await read()).toContain(text);
});

it('toggles the switches of one site', async () => {
  const { submit, billing } = openOverview();
  await submit({ site: 'test', action: 'switch', id: 'catalogue', value: '1' });
  await submit({ site: 'live', action: 'switch', id: 'domains', value: 'https://a.test, https://b.test' });
  await submit({ site: 'live', action: 'switch', id: 'denyFrames', value: 'true' });
  await submit({ site: 'live', action: 'switch', id: 'pageLifeS', value: '3600' });
  expect(billing.sites.test.board.get().catalogue).toBe('1');
  expect(billing.sites.live.board.get()).toMatchObject({
    ...{ catalogue: '2', domains: ['https://a.test', 'https://b.test'], denyFrames: true, pageLifeS: 3600 },
  });
});

it('expires pages, changes subscriptions, and sends, discards and invents events', async () => {
  const { submit, sdk, live, billing, posted } = openOverview();
  const { hosted_page: page } = await sdk().hostedPage.checkoutNewForItems(itemSignUp);
  await submit({ site: 'live', action: 'refuse', id: page.id ?? '' });
  await submit({ site: 'live', action: 'expire', id: page.id ?? '' });
  expect(live.pages.get(page.id ?? '')).toMatchObject({ failure_reason: 'card_error' });
  await submit({ site: 'live', action: 'events-to', value: 'https://site.test/events' });
  await submit({ site: 'live', action: 'mode', value: 'held' });
  const [subscription] = live.subscriptions.values();
  await submit({ site: 'live', action: 'status', id: subscription?.id ?? '', value: 'paused' });
  expect(subscription?.status).toBe('paused');
  await submit({ site: 'live', action: 'deliver-twice' });
  expect(posted).toHaveLength(2);
  await submit({ site: 'live', action: 'unrelated', value: 'made-up' });
  await submit({ site: 'live', action: 'drop' });
  await submit({ site: 'live', action: 'deliver', value: 'shuffled' });
  expect(posted).toHaveLength(2);
  await submit({ action: 'script', value: 'element' });
  await submit({ action: 'clock', value: '60' });
  expect([billing.script.styles, billing.clock.ahead()]).toEqual(['element', 3_600_000]);
  await submit({ action: 'reset' });
  expect([billing.script.styles, billing.clock.ahead(), live.events.length]).toEqual(['both', 0, 0]);
});
