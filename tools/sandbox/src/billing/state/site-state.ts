import type { BillingClock } from './billing-clock.ts';
import type { IdempotencyMemory } from './idempotency.ts';
import type { PlanEntry } from './plans.ts';
import type {
  Customer,
  HostedPage,
  PortalSession,
  Resource,
  Subscription,
  VendorEvent,
} from './resources.ts';
import type { BillingSwitches, SwitchControls } from './switches.ts';

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

/** One site of the vendor: all that it remembers. The newest of a kind is last. */
export interface BillingSite extends BillingSiteParts {
  board: SwitchControls;
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
