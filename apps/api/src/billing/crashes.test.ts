import { expect, it } from 'vitest';
import { billingStage, browserAt, sendEvent, signUp, type BillingApi } from './billing.fixture.ts';
import { crashSwitch } from './crashes.fixture.ts';

/** A story in which the process is killed at one step, and started again; resolves to whether it was. */
async function story(step: number, told: 'by the browser' | 'by an event' | 'by the sweep') {
  const stage = await billingStage();
  const { live } = stage.vendor.sites;
  const crash = crashSwitch();
  let api: BillingApi = await stage.start({}, { store: crash.around, vendor: crash.around });
  await api.settled();
  crash.dieAt(step);
  const again = async <T>(work: () => Promise<T>, isDone: (result: T) => boolean): Promise<T> => {
    for (let tries = 0; ; tries++) {
      const result = await work();
      await api.settled();
      if (crash.isDead && tries === 0) {
        await stage.end(api);
        api = await stage.start();
        await api.settled();
      }
      if (isDone(result)) return result;
      if (tries > 3) throw new Error('the story has no end');
    }
  };
  const browser = browserAt(() => api);
  const joined = await again(
    () => browser.join(),
    ({ status }) => status === 200,
  );
  const page = String(joined.json['id']);
  expect([...live.pages.values()].filter(({ state }) => state === 'created')).toHaveLength(1);
  expect(stage.vendor.pay('live', page, 'ada@members.example')).toBe('paid');
  const customerId = live.pages.get(page)?.content?.customer.id ?? '';
  if (told === 'by an event') {
    const [created = {}] = live.events.filter(({ event_type: type }) => type === 'subscription_created');
    await again(
      () => sendEvent(api, created),
      ({ statusCode }) => statusCode === 200,
    );
  }
  if (told === 'by the sweep')
    await again(
      () => api.catchUp().catch(() => undefined),
      () => true,
    );
  const status = await again(
    () => browser.status(),
    ({ json }) => json['status'] === 'member',
  );
  expect(status.json).toEqual({ status: 'member', plan_id: signUp.subscription.plan_id });
  await again(
    () => api.catchUp().catch(() => undefined),
    () => true,
  );
  const wasKilled = crash.isDead;
  crash.dieAt(Number.POSITIVE_INFINITY);
  await api.catchUp();
  expect(live.pages.get(page)?.state).toBe('acknowledged');
  expect(await api.store.membership('live', customerId)).toMatchObject({ customerId });
  expect([...live.pages.values()]).toHaveLength(1);
  await stage.end(api);
  return wasKilled;
}

it.each(['by the browser', 'by an event', 'by the sweep'] as const)(
  'a process that is killed at any step loses nobody who has paid, told %s [7.7.4]',
  { timeout: 120_000 },
  async (told) => {
    let step = 1;
    while (await story(step, told)) step += 1;
    // Every step of a sign-up, before and after what is written down or asked of the vendor.
    expect(step).toBeGreaterThan(40);
  },
);
