import { expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.fixture.ts';
import { createBillingStage, browserAt, sendEvent, createSignUp } from './billing.fixture.ts';

const people = ['ada', 'bo', 'cleo', 'dan', 'eva'].map((name) => `${name}@members.example`);

type Events = Record<string, unknown>[];

const shuffled = (events: Events, random: () => number): Events =>
  events
    .map((event) => ({ event, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ event }) => event);

const runs: [string, (events: Events, random: () => number) => Events][] = [
  ['come as they happened', (events) => events],
  ['come three times', (events) => [...events, ...events, ...events]],
  ['come in any order', shuffled],
  ['come three times in any order', (events, random) => shuffled([...events, ...events, ...events], random)],
  ['come in any order, one of them never', (events, random) => shuffled(events, random).slice(1)],
  ['never come', () => []],
];

it.each(runs)(
  'everybody who has paid becomes a member once when events %s, a minute late [7.7.8]',
  async (_, deliver) => {
    for (let seed = 1; seed <= 10; seed++) {
      const stage = await createBillingStage();
      const api = await stage.start();
      const { live } = stage.vendor.sites;
      const pages = [];
      for (const email of people) {
        const { json } = await browserAt(() => api).join(createSignUp(email));
        pages.push(String(json['id']));
      }
      const unpaid = pages.pop();
      for (const [at, page] of pages.entries()) stage.vendor.pay('live', page, people[at] ?? '');
      stage.pass(60_000);
      const random = seededRandom(seed);
      const events = deliver(live.events as unknown as Events, random);
      for (const event of events) expect((await sendEvent(api, event)).statusCode).toBe(200);
      await api.settled();
      await api.catchUp();
      const states = [...live.pages.values()].map(({ id, state }) => [id, state]);
      expect(states).toEqual([...pages.map((page) => [page, 'acknowledged']), [unpaid, 'created']]);
      for (const page of pages) {
        const content = live.pages.get(page)?.content;
        const membership = (await api.store.findMemberships('live', content?.customer.id ?? ''))[0];
        expect(membership?.subscriptionId).toBe(content?.subscription.id);
      }
      expect(await api.store.pendingEvents('live')).toEqual([]);
      expect(api.log.filter(({ msg }) => msg === 'payment needs attention')).toEqual([]);
      await stage.end(api);
    }
  },
);
