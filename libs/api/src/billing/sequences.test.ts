import type { CcuRequest } from '@guildhall/api-contract';
import { expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.fixture.ts';
import { createBillingStage, browserAt, sendEvent, createSignUp } from './billing.fixture.ts';
import { Scene } from './scene.fixture.ts';

const minuteMs = 60_000;

interface Person {
  email: string;
  browser: ReturnType<typeof browserAt>;
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
      expect(stage.vendor.sites.live.pages.has(String(json['id']))).toBe(true);
    }
  },
  correct(_, person, random) {
    const name = `Vind ${Math.floor(random() * 2)}`;
    person.order = { ...person.order, customer: { ...person.order.customer, last_name: name } };
  },
  pay({ stage }, person, random) {
    const pages = [...person.shown.values()].flatMap((ids) => [...ids]);
    const page = pages[Math.floor(random() * pages.length)];
    if (page === undefined) return;
    const email = random() < 0.2 ? `other-${person.email}` : person.email;
    if (stage.vendor.pay('live', page, email) === 'paid') person.paid.add(page);
  },
  async checkStatus({ stage }, person) {
    const { status, json } = await person.browser.status();
    const isOpen = status === 200 && (json['status'] === 'open' || json['status'] === 'expired');
    // After a payment no form is shown again.
    if (person.paid.size > 0 && isOpen) expect(stage.now()).toBe('never');
  },
  async event(scene, _, random) {
    const { events } = scene.stage.vendor.sites.live;
    const recent = events.slice(-6);
    const event = recent[Math.floor(random() * recent.length)];
    if (event) await sendEvent(scene.api, event);
  },
  fault({ stage }, _, random) {
    const match = random() < 0.5 ? 'POST' : '';
    const times = 1 + Math.floor(random() * 3);
    if (random() < 0.4) return stage.cut(random() < 0.6 ? 'lost' : 'down', times, match);
    const mode = faults[Math.floor(random() * faults.length)] ?? 'error';
    stage.vendor.faults.add({ service: 'billing', mode, match, times });
  },
  kill({ crash }, _, random) {
    crash.dieAt(1 + Math.floor(random() * 12));
  },
  wait({ stage }, _, random) {
    stage.pass([1_000, minuteMs, 5 * minuteMs, 240 * minuteMs][Math.floor(random() * 4)] ?? 0);
  },
  async sweep({ api }) {
    await api.catchUp().catch(() => undefined);
  },
  tab(scene, person) {
    const { cookie } = person.browser;
    person.browser = browserAt(() => scene.api, { roams: true });
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

async function sequence(scene: Scene, seed: number): Promise<{ hasPaid: boolean }> {
  const random = seededRandom(seed);
  const { vendor } = scene.stage;
  const { live } = vendor.sites;
  const email = `person-${seed}@members.example`;
  const browser = browserAt(() => scene.api, { roams: true });
  const person: Person = { email, browser, order: createSignUp(email), shown: new Map(), paid: new Set() };
  const before = { pages: live.pages.size, subscriptions: live.subscriptions.size };

  const length = 4 + Math.floor(random() * 14);
  for (let at = 0; at < length; at++) {
    const name = names[Math.floor(random() * names.length)] ?? 'join';
    await happenings[name]?.(scene, person, random);
    await scene.revive();
    for (const ids of person.shown.values()) {
      const payable = [...ids].filter((id) => {
        const page = live.pages.get(id);
        return page?.state === 'created' && live.clock.seconds() < page.expires_at;
      });
      expect({ seed, payable: payable.length }).toEqual({ seed, payable: Math.min(1, payable.length) });
    }
  }
  vendor.faults.clear();
  scene.stage.cut('down', 0);
  scene.crash.dieAt(Number.POSITIVE_INFINITY);
  scene.stage.pass(minuteMs);
  await scene.api.catchUp();

  const pages = [...live.pages.values()].slice(before.pages);
  const attempts = pages.map(({ pass_thru_content: attempt }) => attempt);
  expect({ seed, attempts: new Set(attempts).size }).toEqual({ seed, attempts: pages.length });
  const subscriptions = [...live.subscriptions.values()].slice(before.subscriptions);
  expect({ seed, subscriptions: subscriptions.length }).toEqual({
    seed,
    subscriptions: Math.min(1, person.paid.size),
  });
  for (const page of person.paid) {
    const customerId = live.pages.get(page)?.content?.customer.id ?? '';
    expect({
      seed,
      membership: (await scene.api.store.findMemberships('live', customerId))[0],
    }).toMatchObject({
      membership: { subscriptionId: subscriptions[0]?.id },
    });
    expect({ seed, ...(await person.browser.status()).json }).toMatchObject({ seed, status: 'member' });
    const { json } = await person.browser.join(person.order);
    expect({ seed, ...json }).toMatchObject({
      error_code: expect.stringMatching(/^(confirming|user_exists)$/),
    });
  }
  return { hasPaid: person.paid.size > 0 };
}

/** Sequences per vendor: its lists grow with each. */
const perScene = 50;

it(
  'one form has one payable page, at most one subscription and no lost payment, in a thousand sequences of double presses, lost responses, faults and kills [7.7.4]',
  { timeout: 300_000 },
  async () => {
    let paid = 0;
    let crashes = 0;
    for (let first = 1; first <= 1_000; first += perScene) {
      const scene = new Scene(await createBillingStage());
      await scene.start();
      for (let seed = first; seed < first + perScene; seed++)
        if ((await sequence(scene, seed)).hasPaid) paid += 1;
      crashes += scene.crashes;
      expect(scene.api.log.filter(({ msg }) => msg === 'payment needs attention')).toEqual([]);
      await scene.stage.end(scene.api);
    }
    // Enough of the sequences must end with a payment.
    expect(paid).toBeGreaterThan(300);
    expect(crashes).toBeGreaterThan(200);
  },
);
