import { deepEqual, equal, match, ok } from 'node:assert/strict';
import type { CcuRequest } from '@guildhall/api-contract/signup';
import { seededRandom } from '@guildhall/api/testing';
import { openBillingStage, sendEvent, type RandomProofOptions } from './billing-stage.ts';
import type { CreateBillingWorld } from './billing-world.ts';
import { Scene } from './scene.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const minuteMs = 60_000;

interface Person {
  email: string;
  browser: Visitor;
  order: CcuRequest;
  /** Pages that have reached the browser, by the values of the form. */
  shown: Map<string, Set<string>>;
  paid: Set<string>;
}

const faults = ['error', 'busy', 'html', 'broken'] as const;

/** Possible events; each resolves when it has happened. */
const happenings: Record<
  string,
  (scene: Scene, person: Person, random: () => number) => Promise<void> | void
> = {
  async join({ stage }, person, random) {
    const presses = 1 + Math.floor(random() * 2.5);
    const order = person.order;
    const lost = Array.from({ length: presses }, () => random() < 0.3);
    const responses = await Promise.all(lost.map((lose) => person.browser.join(order, { lose })));
    for (const [at, { status, json }] of responses.entries()) {
      if (status !== 200 || json['id'] === undefined || lost[at]) continue;
      const form = JSON.stringify(order);
      person.shown.set(form, (person.shown.get(form) ?? new Set()).add(String(json['id'])));
      const pages = await stage.world.listPages();
      ok(pages.some(({ id }) => id === json['id']));
    }
  },
  correct(_, person, random) {
    const name = `Vind ${Math.floor(random() * 2)}`;
    person.order = { ...person.order, customer: { ...person.order.customer, last_name: name } };
  },
  async pay({ stage: { world } }, person, random) {
    const pages = [...person.shown.values()].flatMap((ids) => [...ids]);
    const page = pages[Math.floor(random() * pages.length)];
    if (page === undefined) return;
    const isOther = random() < 0.2 && world.asksForEmail;
    if (await world.pay(page, isOther ? `other-${person.email}` : person.email)) person.paid.add(page);
  },
  async checkStatus(_, person) {
    const { status, json } = await person.browser.status();
    const isOpen = status === 200 && (json['status'] === 'open' || json['status'] === 'expired');
    // After a payment no form is shown again.
    ok(person.paid.size === 0 || !isOpen, 'a form is shown after a payment');
  },
  async event(scene, _, random) {
    const recent = (await scene.stage.world.listEvents()).slice(-6);
    const event = recent[Math.floor(random() * recent.length)];
    if (event) await sendEvent(scene.api, event);
  },
  fault({ stage }, _, random) {
    const match = random() < 0.5 ? 'POST' : '';
    const times = 1 + Math.floor(random() * 3);
    const isCut = random() < 0.4;
    const cut = () => (random() < 0.6 ? 'lost' : 'down');
    const kind = isCut ? cut() : (faults[Math.floor(random() * faults.length)] ?? 'error');
    stage.world.disturb?.({ kind, match, times });
  },
  kill({ crash }, _, random) {
    crash.dieAt(1 + Math.floor(random() * 12));
  },
  wait({ stage }, _, random) {
    stage.advance([1_000, minuteMs, 5 * minuteMs, 240 * minuteMs][Math.floor(random() * 4)] ?? 0);
  },
  async sweep({ api }) {
    await api.catchUp().catch(() => undefined);
  },
  tab(scene, person) {
    const { cookie } = person.browser;
    person.browser = createVisitor(() => scene.api);
    person.browser.cookie = cookie;
  },
};

const names = [
  'join',
  'join',
  'join',
  'join',
  'pay',
  'pay',
  'checkStatus',
  'event',
  'fault',
  'fault',
  'kill',
  'kill',
].concat(['wait', 'wait', 'sweep', 'tab', 'correct']);

async function runSequence(scene: Scene, seed: number): Promise<{ hasPaid: boolean }> {
  const random = seededRandom(seed);
  const { world } = scene.stage;
  const email = `person-${seed}@members.example`;
  const browser = createVisitor(() => scene.api);
  const person: Person = {
    email,
    browser,
    order: world.createOrder(email),
    shown: new Map(),
    paid: new Set(),
  };
  const before = {
    pages: (await world.listPages()).length,
    subscriptions: await world.countSubscriptions(),
  };

  const length = 4 + Math.floor(random() * 14);
  for (let at = 0; at < length; at++) {
    const name = names[Math.floor(random() * names.length)] ?? 'join';
    await happenings[name]?.(scene, person, random);
    await scene.revive();
    const now = await world.listPages();
    const payable = new Set(now.filter(({ isPayable }) => isPayable).map(({ id }) => id));
    for (const ids of person.shown.values())
      ok([...ids].filter((id) => payable.has(id)).length <= 1, `sequence ${seed}: two payable pages`);
  }
  world.calm?.();
  scene.crash.dieAt(Number.POSITIVE_INFINITY);
  scene.stage.advance(minuteMs);
  await scene.api.catchUp();

  const pages = (await world.listPages()).slice(before.pages);
  equal(new Set(pages.map(({ attemptId }) => attemptId)).size, pages.length, `sequence ${seed}: attempts`);
  const createdCount = (await world.countSubscriptions()) - before.subscriptions;
  equal(createdCount, Math.min(1, person.paid.size), `sequence ${seed}: subscriptions`);
  for (const id of person.paid) {
    const page = pages.find((one) => one.id === id);
    const [membership] = await scene.api.listMemberships(page?.customerId ?? '');
    equal(membership?.subscriptionId, page?.subscriptionId, `sequence ${seed}: membership`);
    equal((await person.browser.status()).json['status'], 'member', `sequence ${seed}`);
    const { json } = await person.browser.join(person.order);
    match(String(json['error_code']), /^(confirming|user_exists)$/, `sequence ${seed}`);
  }
  return { hasPaid: person.paid.size > 0 };
}

/** Sequences per vendor: its lists grow with each. */
const perScene = 50;

interface SignUpSequencesOptions extends RandomProofOptions {
  /** @default 1000 */
  sequences?: number;
}

/**
 * Proves an adapter of a vendor that refuses a second subscription, with sequences of double presses, lost
 * responses, faults and kills: one form has one payable page, at most one subscription, and no payment is lost.
 *
 * @throws AssertionError
 */
export async function proveSignUpSequences(
  createWorld: CreateBillingWorld,
  { sequences = 1_000, seed: firstSeed = 1, ...options }: SignUpSequencesOptions = {},
): Promise<void> {
  let paid = 0;
  let crashes = 0;
  const end = firstSeed + sequences;
  for (let first = firstSeed; first < end; first += perScene) {
    const stage = await openBillingStage(createWorld, options);
    const scene = new Scene(stage);
    try {
      await scene.start();
      for (let seed = first; seed < Math.min(first + perScene, end); seed += 1)
        if ((await runSequence(scene, seed)).hasPaid) paid += 1;
      crashes += scene.crashes;
      const reports = scene.api.log.filter(({ msg }) => msg === 'payment needs attention');
      deepEqual(reports, []);
    } finally {
      await stage.close();
    }
  }
  // Of fewer, chance decides.
  if (sequences < 100) return;
  ok(paid > sequences * 0.3, 'enough of the sequences end with a payment');
  ok(crashes > sequences / 5, 'the api is killed often enough');
}
