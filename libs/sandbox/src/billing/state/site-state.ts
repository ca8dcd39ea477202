import type { BillingClock } from './billing-clock.ts';
import type { IdempotencyMemory } from './idempotency.ts';
import type { BillingSeed, PlanEntry } from './plans.ts';
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

export interface BillingSiteOptions {
  name: SiteName;
  apiKey: string;
  seed: BillingSeed;
  /** The origin it listens on. */
  origin: () => string;
  clock: BillingClock;
  randomText: () => string;
  switches?: Partial<BillingSwitches>;
}

/** The state of one site of the vendor. The newest of each kind is last. */
export interface BillingSite extends BillingSiteOptions {
  board: SwitchControls;
  customers: Map<string, Customer>;
  subscriptions: Map<string, Subscription>;
  pages: Map<string, HostedPage>;
  invoices: Map<string, Invoice>;
  cards: Map<string, string>;
  sessions: Map<string, PortalSession>;
  /** Links to files, by their random part. Times in seconds. */
  downloads: Map<string, { invoiceId: string; validTill: number }>;
  events: VendorEvent[];
  keys: IdempotencyMemory;
  plans(): PlanEntry[];
  /** The fields that every new resource has. */
  stamp(): Omit<Resource, 'id' | 'object'>;
  touch(resource: Resource): void;
  /** Adds an event to the list and notifies the listeners. */
  report(type: string, source: string, content: Record<string, unknown>): VendorEvent;
  onEvent(listener: (event: VendorEvent) => void): void;
  reset(): void;
}
