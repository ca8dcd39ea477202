import { equal, ok } from 'node:assert/strict';
import { createCrashSwitch, type BillingApi } from '@guildhall/api/testing';
import { openBillingStage, sendEvent, type BillingProofOptions, type BillingStage } from './billing-stage.ts';
import type { CreateBillingWorld } from './billing-world.ts';
import { createVisitor } from './visitor.ts';

/** The way in which the api learns of a payment. */
type Notification = 'by the browser' | 'by an event' | 'by the sweep';

export const paymentNotifications: readonly Notification[] = [
  'by the browser',
  'by an event',
  'by the sweep',
];

/** An api that can be killed at a step. The one that is started after a kill is killed in the next story. */
async function startMortal(stage: BillingStage) {
  let crash = createCrashSwitch();
  let api: BillingApi;
  const start = async () => {
    crash = createCrashSwitch();
    api = await stage.start(crash.around);
    await api.settled();
  };
  await start();
  let kills = 0;
  return {
    api: () => api,
    dieAt: (step: number) => void crash.dieAt(step),
    countKills: () => kills,
    /** Repeats the work until it is done; after a kill, in the next process. */
    async untilDone<T>(work: () => Promise<T>, isDone: (result: T) => boolean = () => true): Promise<T> {
      for (let tries = 0; tries < 4; tries += 1) {
        const result = await work();
        await api.settled();
        if (crash.isDead) {
          kills += 1;
          await stage.end(api);
          await start();
        }
        if (isDone(result)) return result;
      }
      throw new Error('it is never done');
    },
  };
}

/** Stories per vendor: its lists grow with each. */
const perStage = 20;

interface Kill {
  mortal: Awaited<ReturnType<typeof startMortal>>;
  step: number;
  /** Number of stories of this vendor, with this one. */
  stories: number;
  notification: Notification;
}

/** Runs the story of one kill; resolves to true if the api reached that step. */
async function runStory(
  { world }: BillingStage,
  { mortal, step, stories, notification }: Kill,
): Promise<boolean> {
  const { api, untilDone } = mortal;
  const killsBefore = mortal.countKills();
  mortal.dieAt(step);
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
  mortal.dieAt(Number.POSITIVE_INFINITY);
  await api().catchUp();
  const pages = await world.listPages();
  const page = pages.find((one) => one.id === id);
  equal(page?.isAcknowledged, true);
  const [membership] = await api().listMemberships(page?.customerId ?? '');
  equal(membership?.customerId, page?.customerId);
  equal(pages.length, stories);
  return mortal.countKills() > killsBefore;
}

interface RestartsOptions extends BillingProofOptions {
  /**
   * Kills at every nth step only; an odd number hits both sides of the calls.
   * @default 1
   */
  every?: number;
}

/**
 * Proves that an api that is killed at any step, before or after each write and each call, loses no member who has paid.
 *
 * @throws AssertionError
 */
export async function proveRestarts(
  createWorld: CreateBillingWorld,
  notification: Notification,
  { every = 1, ...options }: RestartsOptions = {},
): Promise<void> {
  let step = every;
  for (let isEnd = false; !isEnd;) {
    const stage = await openBillingStage(createWorld, options);
    try {
      const mortal = await startMortal(stage);
      for (let stories = 1; stories <= perStage && !isEnd; stories += 1, step += every)
        isEnd = !(await runStory(stage, { mortal, step, stories, notification }));
    } finally {
      await stage.close();
    }
  }
  ok(step > 40, `there are ${step} steps`);
}
