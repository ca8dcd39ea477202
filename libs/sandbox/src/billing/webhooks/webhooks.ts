import type { VendorEvent } from '../state/resources.ts';

interface WebhookTarget {
  to: string;
  user: string;
  password: string;
}

export interface WebhookSettings extends WebhookTarget {
  /** `held`: events wait until a call delivers or discards them. Default `at-once`. */
  mode: 'at-once' | 'held';
  /** Number of times each event is sent. Default 1. */
  copies: number;
  /** Delay of each event, ms. Default 0. */
  delayMs: number;
}

export interface Delivery {
  id: number;
  eventId: string;
  type: string;
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  /** Status of the latest response; 0 if there was none. */
  lastStatus: number | null;
}

/** Sends one event; resolves with the response status, 0 without one. */
export type PostEvent = (target: WebhookTarget, event: VendorEvent) => Promise<number>;

export interface DeliveryOptions {
  /** The deliveries to send, in this order. Default: all pending. */
  ids?: readonly number[];
  /** Default `oldest` first. */
  order?: 'oldest' | 'newest' | 'shuffled';
  /** The same seed gives the same order. Default 1. */
  seed?: number;
  /** Number of times each is sent. Default 1. */
  copies?: number;
  /** Sends them at the same time instead of one after the other. */
  together?: boolean;
}

export interface Webhooks {
  settings(): WebhookSettings;
  set(changes: Partial<WebhookSettings>): void;
  add(event: VendorEvent): void;
  all(): Delivery[];
  /** Sends the pending events, by default once each. A refused event stays pending until its retries are used up. */
  deliver(order?: DeliveryOptions): Promise<Delivery[]>;
  drop(ids?: readonly number[]): Delivery[];
  reset(): void;
  stop(): void;
}

/** The vendor retries up to seven times, at growing intervals. */
const retryDelays = [2, 6, 30, 60, 5 * 60, 24 * 60, 48 * 60].map((minutes) => minutes * 60_000);

interface WebhooksOptions {
  first: WebhookTarget;
  wait: (ms: number) => Promise<void>;
  post: PostEvent;
}

interface QueuedEvent {
  delivery: Delivery;
  event: VendorEvent;
}

function createDelivery(id: number, { id: eventId, event_type: type }: VendorEvent): Delivery {
  return { id, eventId, type, state: 'waiting', attempts: 0, lastStatus: null };
}

async function attemptDelivery({ delivery, event }: QueuedEvent, response: Promise<number>): Promise<void> {
  delivery.attempts += 1;
  const status = await response;
  delivery.lastStatus = status;
  if (delivery.state !== 'waiting') return;
  if (status >= 200 && status < 300) delivery.state = 'delivered';
  else if (delivery.attempts > retryDelays.length) delivery.state = 'failed';
  event.webhook_status = { waiting: 're_scheduled', delivered: 'succeeded', failed: 'failed' }[
    delivery.state
  ];
}

export function createWebhooks({ first, wait, post }: WebhooksOptions): Webhooks {
  const initial: WebhookSettings = { ...first, mode: 'at-once', copies: 1, delayMs: 0 };
  let settings = initial;
  let queue: QueuedEvent[] = [];
  let lastId = 0;
  let stopped = false;

  const attempt = (entry: QueuedEvent) => attemptDelivery(entry, post(settings, entry.event));

  async function deliverAutomatically(entry: QueuedEvent): Promise<void> {
    if (settings.delayMs > 0) await wait(settings.delayMs);
    while (!stopped && entry.delivery.state === 'waiting') {
      await attempt(entry);
      if (entry.delivery.state === 'waiting') await wait(retryDelays[entry.delivery.attempts - 1] ?? 0);
    }
  }

  const listPending = (ids?: readonly number[]) =>
    ids
      ? ids.flatMap((id) => queue.filter((entry) => entry.delivery.id === id))
      : queue.filter((entry) => entry.delivery.state === 'waiting');

  return {
    settings: () => settings,
    set(changes) {
      settings = { ...settings, ...changes };
    },
    add(event) {
      if (settings.to === '') {
        event.webhook_status = 'not_configured';
        return;
      }
      for (let copy = 0; copy < settings.copies; copy++) {
        const entry = { delivery: createDelivery(++lastId, event), event };
        queue.push(entry);
        if (settings.mode === 'at-once') void deliverAutomatically(entry);
      }
    },
    all: () => queue.map(({ delivery }) => ({ ...delivery })),
    async deliver({ ids, order = 'oldest', seed = 1, copies = 1, together = false } = {}) {
      const found = listPending(ids).flatMap((entry) => Array.from({ length: copies }, () => entry));
      const ordered = { oldest: found, newest: found.toReversed(), shuffled: shuffle(found, seed) }[order];
      if (together) await Promise.all(ordered.map(attempt));
      else for (const entry of ordered) await attempt(entry);
      return [...new Set(ordered)].map(({ delivery }) => ({ ...delivery }));
    },
    drop(ids) {
      const found = listPending(ids);
      for (const { delivery } of found) delivery.state = 'dropped';
      return found.map(({ delivery }) => ({ ...delivery }));
    },
    reset() {
      for (const { delivery } of queue) delivery.state = 'dropped';
      queue = [];
      settings = initial;
    },
    stop() {
      stopped = true;
    },
  };
}

/** Sends an event as the vendor does: basic auth, no signature, 20 s for the response. */
export const postEvent: PostEvent = async ({ to, user, password }, event) =>
  fetch(to, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      'content-type': 'application/json; charset=UTF-8',
      'user-agent': 'ChargeBee',
    },
    body: JSON.stringify(event),
    signal: AbortSignal.timeout(20_000),
  }).then(
    async ({ status, body }) => {
      await body?.cancel();
      return status;
    },
    () => 0,
  );

/** Returns a copy in another order that depends only on the seed. */
function shuffle<T>(entries: readonly T[], seed: number): T[] {
  let state = seed >>> 0 || 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return entries
    .map((entry) => ({ entry, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}
