import type { BillingClock } from './billing-clock.ts';
import type { IdempotencyMemory } from './idempotency.ts';
import type { PlanEntry } from './plans.ts';
import type {
  Customer,
  HostedPage,
  Invoice,
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

/** The state of one site of the vendor. The newest of each kind is last. */
export interface BillingSite extends BillingSiteParts {
  board: SwitchControls;
  customers: Map<string, Customer>;
  subscriptions: Map<string, Subscription>;
  pages: Map<string, HostedPage>;
  invoices: Map<string, Invoice>;
  /** The last digits of saved cards, by the id of the payment source. */
  cards: Map<string, string>;
  sessions: Map<string, PortalSession>;
  events: VendorEvent[];
  /** The keys of idempotent calls. */
  keys: IdempotencyMemory;
  /** The plans of the selected catalogue. */
  plans(): PlanEntry[];
  /** The fields that every new resource has. */
  stamp(): Omit<Resource, 'id' | 'object'>;
  /** Marks a resource as changed now. */
  touch(resource: Resource): void;
  /** Adds an event to the list of events and notifies the listeners. */
  report(type: string, source: string, content: Record<string, unknown>): VendorEvent;
  onEvent(listener: (event: VendorEvent) => void): void;
  reset(): void;
}
