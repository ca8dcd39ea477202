import { equal, ok } from 'node:assert/strict';
import {
  openBillingStage,
  sendEvent,
  type BillingApi,
  type BillingProofOptions,
  type BillingStage,
} from './billing-stage.ts';
import type { CreateBillingWorld } from './billing-world.ts';
import { createCrashSwitch } from './crash-switch.ts';
import { createVisitor } from './visitor.ts';

/** The way in which the api learns of a payment. */
export type Notification = 'by the browser' | 'by an event' | 'by the sweep';

/** All notifications, for `it.each`. */
export const paymentNotifications: readonly Notification[] = [
  ...(['by the browser', 'by an event', 'by the sweep'] as const),
];

/** An api that is killed at one step, and then started again. */
async function startDoomed(stage: BillingStage, step: number) {
  const crash = createCrashSwitch();
  let api: BillingApi = await stage.start(crash.around);
  await api.settled();
  crash.dieAt(step);
  return {
    crash,
    api: () => api,
    /** Repeats the work until it is done; after a kill, in the next process. */
    async untilDone<T>(work: () => Promise<T>, isDone: (result: T) => boolean = () => true): Promise<T> {
      const wasDead = crash.isDead;
      for (let tries = 0; tries < 4; tries += 1) {
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

/** Stories per vendor: its lists grow with each. */
const perStage = 20;

/** Runs the story of one kill; resolves to true if the api reached that step. */
async function runStory(
  stage: BillingStage,
  { step, stories, notification }: { step: number; stories: number; notification: Notification },
): Promise<boolean> {
  const { world } = stage;
  const { api, crash, untilDone } = await startDoomed(stage, step);
  const email = `step-${step}@members.example`;
  const visitor = createVisitor(api);
  const joined = await untilDone(
    () => visitor.join(world.createOrder(email)),
    ({ status }) => status === 200,
  );
  const id = String(joined.json['id']);
  equal((await world.listPages()).filter(({ isPayable }) => isPayable).length, 1);
  equal(await world.pay(id, email), true);
  const payment = (await world.listEvents()).findLast(({ isPayment }) => isPayment);
  const catchUp = () =>
    api()
      .catchUp()
      .catch(() => undefined);
  if (notification === 'by an event' && payment)
    await untilDone(
      () => sendEvent(api(), payment),
      ({ statusCode }) => statusCode === 200,
    );
  if (notification === 'by the sweep') await untilDone(catchUp);
  await untilDone(
    () => visitor.status(),
    ({ json }) => json['status'] === 'member',
  );
  await untilDone(catchUp);
  const wasKilled = crash.isDead;
  crash.dieAt(Number.POSITIVE_INFINITY);
  await api().catchUp();
  const pages = await world.listPages();
  const page = pages.find((one) => one.id === id);
  equal(page?.isAcknowledged, true);
  const [membership] = await api().store.findMemberships('live', page?.customerId ?? '');
  equal(membership?.customerId, page?.customerId);
  equal(pages.length, stories);
  await stage.end(api());
  return wasKilled;
}

/**
 * Proves that an api that is killed at any step, before or after each write and each call, loses no member who has paid.
 *
 * @throws AssertionError
 */
export async function proveRestarts(
  createWorld: CreateBillingWorld,
  notification: Notification,
  options: BillingProofOptions = {},
): Promise<void> {
  let step = 1;
  for (let isEnd = false; !isEnd;) {
    const stage = await openBillingStage(createWorld, options);
    try {
      for (let stories = 1; stories <= perStage && !isEnd; stories += 1, step += 1)
        isEnd = !(await runStory(stage, { step, stories, notification }));
    } finally {
      await stage.close();
    }
  }
  ok(step > 40, `there are ${step} steps`);
}
