import { expect, it } from 'vitest';
import {
  createBillingStage,
  browserAt,
  sendEvent,
  createSignUp,
  type BillingApi,
  type BillingStage,
} from './billing.fixture.ts';
import { crashSwitch } from './crashes.fixture.ts';

type Told = 'by the browser' | 'by an event' | 'by the sweep';

/** An api that is killed at one step, and then started again. */
async function startDoomed(stage: BillingStage, step: number) {
  const crash = crashSwitch();
  let api: BillingApi = await stage.start({}, { store: crash.around, vendor: crash.around });
  await api.settled();
  crash.dieAt(step);
  return {
    crash,
    api: () => api,
    /** Repeats the work until it is done; after a kill, in the next process. */
    async untilDone<T>(work: () => Promise<T>, isDone: (result: T) => boolean = () => true): Promise<T> {
      const wasDead = crash.isDead;
      for (let tries = 0; tries < 4; tries++) {
        const result = await work();
        await api.settled();
        if (crash.isDead && !wasDead && tries === 0) {
          await stage.end(api);
          api = await stage.start();
          await api.settled();
        }
        if (isDone(result)) return result;
      }
      throw new Error('it is never done');
    },
  };
}

/**
 * Somebody joins and pays, and the api is notified; the process is killed at one step. Resolves to true if it reached
 * that step.
 */
async function story(stage: BillingStage, step: number, told: Told): Promise<boolean> {
  const { live } = stage.vendor.sites;
  const { api, crash, untilDone } = await startDoomed(stage, step);
  const email = `step-${step}@members.example`;
  const browser = browserAt(api);
  const joined = await untilDone(
    () => browser.join(createSignUp(email)),
    ({ status }) => status === 200,
  );
  const page = String(joined.json['id']);
  expect([...live.pages.values()].filter(({ state }) => state === 'created')).toHaveLength(1);
  expect(stage.vendor.pay('live', page, email)).toBe('paid');
  const customerId = live.pages.get(page)?.content?.customer.id ?? '';
  const created = live.events.findLast(({ event_type: type }) => type === 'subscription_created');
  const catchUp = () =>
    api()
      .catchUp()
      .catch(() => undefined);
  if (told === 'by an event')
    await untilDone(
      () => sendEvent(api(), created ?? {}),
      ({ statusCode }) => statusCode === 200,
    );
  if (told === 'by the sweep') await untilDone(catchUp);
  await untilDone(
    () => browser.status(),
    ({ json }) => json['status'] === 'member',
  );
  await untilDone(catchUp);
  const wasKilled = crash.isDead;
  crash.dieAt(Number.POSITIVE_INFINITY);
  await api().catchUp();
  expect(live.pages.get(page)?.state).toBe('acknowledged');
  expect((await api().store.findMemberships('live', customerId))[0]).toMatchObject({ customerId });
  expect([...live.pages.values()]).toHaveLength(step);
  await stage.end(api());
  return wasKilled;
}

it.each<Told>(['by the browser', 'by an event', 'by the sweep'])(
  'a process killed at any step loses no member who has paid, notified %s [7.7.4]',
  { timeout: 120_000 },
  async (told) => {
    const stage = await createBillingStage();
    let step = 1;
    while (await story(stage, step, told)) step += 1;
    // There is a step before and after each write and each call to the vendor.
    expect(step).toBeGreaterThan(40);
  },
);
