import type { BillingClock } from './billing-clock.ts';
import { createIdempotencyMemory, type IdempotencyMemory } from './idempotency.ts';
import { plansOf, type PlanEntry } from './plans.ts';
import type {
  Customer,
  HostedPage,
  PortalSession,
  Resource,
  Subscription,
  VendorEvent,
} from './resources.ts';
import { seedMembers } from './seed-members.ts';
import { createSwitches, type BillingSwitches, type SwitchBoard } from './switches.ts';

export type SiteName = 'live' | 'test';

export interface BillingSiteParts {
  name: SiteName;
  apiKey: string;
  /** Where it listens. */
  origin: () => string;
  clock: BillingClock;
  randomText: () => string;
  switches?: Partial<BillingSwitches>;
}

/** One site of the vendor: all that it remembers. The newest of a kind stands last. */
export interface BillingSite extends BillingSiteParts {
  board: SwitchBoard;
  customers: Map<string, Customer>;
  subscriptions: Map<string, Subscription>;
  pages: Map<string, HostedPage>;
  sessions: Map<string, PortalSession>;
  events: VendorEvent[];
  /** The keys of idempotent calls. */
  keys: IdempotencyMemory;
  /** The plans of the catalogue that is switched on. */
  plans(): PlanEntry[];
  /** What every new resource has. */
  stamp(): Omit<Resource, 'id' | 'object'>;
  /** Notes that a resource was changed. */
  touch(resource: Resource): void;
  /** Adds an event to the list of events and notifies the listeners. */
  report(type: string, source: string, content: Record<string, unknown>): VendorEvent;
  onEvent(listener: (event: VendorEvent) => void): void;
  reset(): void;
}

export function createBillingSite(parts: BillingSiteParts): BillingSite {
  const { clock, randomText } = parts;
  const listeners: ((event: VendorEvent) => void)[] = [];
  const madeAt = clock.seconds();
  let version = clock.ms();
  const site: BillingSite = {
    ...parts,
    board: createSwitches(parts.switches),
    customers: new Map(),
    subscriptions: new Map(),
    pages: new Map(),
    sessions: new Map(),
    events: [],
    keys: createIdempotencyMemory(clock),
    plans: () => plansOf(site.board.get().catalogue, madeAt),
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
        // What was true then; the resources go on changing.
        content: structuredClone(content),
      };
      site.events.push(event);
      for (const listener of listeners) listener(event);
      return event;
    },
    onEvent: (listener) => void listeners.push(listener),
    reset() {
      for (const map of [site.customers, site.subscriptions, site.pages, site.sessions]) map.clear();
      site.events.length = 0;
      site.board.reset();
      site.keys.clear();
      seedMembers(site);
    },
  };
  seedMembers(site);
  return site;
}
