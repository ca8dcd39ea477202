import { deepEqual, equal } from 'node:assert/strict';
import { seededRandom } from '@guildhall/api/testing';
import { openBillingStage, sendEvent, type RandomProofOptions } from './billing-stage.ts';
import type { CreateBillingWorld, WorldEvent } from './billing-world.ts';
import { createVisitor } from './visitor.ts';

const people = ['ada', 'bo', 'cleo', 'dan', 'eva'].map((name) => `${name}@members.example`);

type Events = readonly WorldEvent[];

const shuffle = (events: Events, random: () => number): Events =>
  events
    .map((event) => ({ event, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ event }) => event);

const deliveries = {
  'come as they happened': (events) => events,
  'come three times': (events) => [...events, ...events, ...events],
  'come in any order': shuffle,
  'come three times in any order': (events, random) => shuffle([...events, ...events, ...events], random),
  'come in any order, one of them never': (events, random) => shuffle(events, random).slice(1),
  'never come': () => [],
} satisfies Record<string, (events: Events, random: () => number) => Events>;

/** Fate of the vendor's events. */
type Delivery = keyof typeof deliveries;

export const eventDeliveries = Object.keys(deliveries) as Delivery[];

interface LateEventsOptions extends RandomProofOptions {
  /**
   * Number of times that the events are delivered, each to another api.
   * @default 10
   */
  rounds?: number;
}

/**
 * Proves that everybody who has paid becomes a member once, whatever happens to the vendor's events, which are a minute
 * late.
 *
 * @throws AssertionError
 */
export async function proveLateEvents(
  createWorld: CreateBillingWorld,
  delivery: Delivery,
  { rounds = 10, seed: firstSeed = 1, ...options }: LateEventsOptions = {},
): Promise<void> {
  for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
    const stage = await openBillingStage(createWorld, options);
    const { world } = stage;
    try {
      const api = await stage.start();
      const pages: string[] = [];
      for (const email of people) {
        const { json } = await createVisitor(() => api).join(world.createOrder(email));
        pages.push(String(json['id']));
      }
      const unpaid = pages.pop();
      for (const [at, page] of pages.entries()) equal(await world.pay(page, people[at] ?? ''), true);
      stage.advance(60_000);
      const events = deliveries[delivery](await world.listEvents(), seededRandom(seed));
      for (const event of events) equal((await sendEvent(api, event)).statusCode, 200);
      await api.settled();
      await api.catchUp();
      const all = await world.listPages();
      deepEqual(
        all.map(({ id, isAcknowledged, isPayable }) => ({ id, isAcknowledged, isPayable })),
        [
          ...pages.map((id) => ({ id, isAcknowledged: true, isPayable: false })),
          { id: unpaid, isAcknowledged: false, isPayable: true },
        ],
      );
      for (const { customerId, subscriptionId } of all.slice(0, -1)) {
        const [membership] = await api.listMemberships(customerId ?? '');
        equal(membership?.subscriptionId, subscriptionId);
      }
      deepEqual(await api.listPendingEvents(), []);
      deepEqual(
        api.log.filter(({ msg }) => msg === 'payment needs attention'),
        [],
      );
    } finally {
      await stage.close();
    }
  }
}
