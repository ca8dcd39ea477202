import { createIdempotencyMemory } from './idempotency.ts';
import { createPlans } from './plans.ts';
import type { VendorEvent } from './resources.ts';
import { seedMembers } from './seed-members.ts';
import type { BillingSite, BillingSiteOptions } from './site-state.ts';
import { createSwitches } from './switches.ts';

export function createBillingSite(options: BillingSiteOptions): BillingSite {
  const { clock, randomText } = options;
  const listeners: ((event: VendorEvent) => void)[] = [];
  const madeAt = clock.seconds();
  let version = clock.ms();
  const site: BillingSite = {
    ...options,
    board: createSwitches(options.switches),
    customers: new Map(),
    subscriptions: new Map(),
    pages: new Map(),
    invoices: new Map(),
    cards: new Map(),
    sessions: new Map(),
    downloads: new Map(),
    events: [],
    keys: createIdempotencyMemory(clock),
    plans: () => createPlans(options.seed, site.board.get().catalogue, madeAt),
    stamp() {
      const at = clock.seconds();
      return { created_at: at, updated_at: at, resource_version: ++version };
    },
    touch(resource) {
      resource.updated_at = clock.seconds();
      resource.resource_version = ++version;
    },
    report(type, source, content) {
      const event: VendorEvent = {
        id: `ev_${randomText()}`,
        object: 'event',
        occurred_at: clock.seconds(),
        source,
        api_version: 'v2',
        event_type: type,
        webhook_status: 'scheduled',
        // A copy of the resources: they change later.
        content: structuredClone(content),
      };
      site.events.push(event);
      for (const listener of listeners) listener(event);
      return event;
    },
    onEvent: (listener) => void listeners.push(listener),
    reset() {
      const { customers, subscriptions, pages, sessions, invoices, cards, downloads } = site;
      for (const map of [customers, subscriptions, pages, sessions, invoices, cards, downloads]) map.clear();
      site.events.length = 0;
      site.board.reset();
      site.keys.clear();
      seedMembers(site);
    },
  };
  seedMembers(site);
  return site;
}
