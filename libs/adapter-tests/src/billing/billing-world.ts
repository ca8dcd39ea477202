import type { CcuRequest } from '@guildhall/api-contract/signup';
import type { Organisation } from '@guildhall/organisation';
import type { Adapter, SiteName } from '@guildhall/suppliers';

type Awaitable<Value> = Value | Promise<Value>;

/** Options of a world, from the tests. */
export interface BillingWorldOptions {
  /** Clock of the tests, ms since 1970: the vendor uses it too. */
  now: () => number;
  /** The api's `DATA_DIR`, in which an adapter may keep files of its own. It is removed in the end. */
  folder: string;
  /** The api's `DATABASE_URL`, which replaces the folder; missing in a proof with SQLite. */
  database?: URL | undefined;
  /** True if the vendor should refuse a second subscription of one customer; not every vendor can. */
  refusesSecond: boolean;
  /** Counts the worlds of a proof from 0: a world may vary what is not known about the vendor. */
  variant: number;
}

/** An event of the vendor, as it sends it to the api. */
export interface WorldEvent {
  body: unknown;
  /** The header with the credentials. */
  authorization: string;
  /** True for the event that says that a membership was paid. */
  isPayment: boolean;
}

/** A page on which a membership can be paid. */
interface WorldPage {
  id: string;
  attemptId: string | undefined;
  /** True while somebody could pay it. */
  isPayable: boolean;
  /** True once the api has noted its payment. */
  isAcknowledged: boolean;
  /** Of its payment. */
  customerId: string | undefined;
  subscriptionId: string | undefined;
}

/** A payment that the vendor has received. */
interface WorldPayment {
  subscriptionId: string;
  /** True while its subscription runs. */
  isRunning: boolean;
  /** In minor units, without what was refunded, or what the office was asked to refund. */
  keptMinor: number;
}

/**
 * A failure of the next calls of the adapter. `lost`: the vendor's response does not arrive. `down`: the call does not.
 * The others are responses: of an overloaded vendor (`busy`), a proxy's page (`html`), an unreadable one (`broken`).
 */
export interface WorldFault {
  kind: 'lost' | 'down' | 'error' | 'busy' | 'html' | 'broken';
  /** Part of `METHOD url` of the calls that fail; '' for all. */
  match: string;
  /** Number of calls. */
  times: number;
}

/**
 * A billing vendor and the people who pay there, for the tests of an adapter. The author of the adapter writes
 * this.
 */
export interface BillingWorld {
  /** The adapter under test. */
  adapter: Adapter;
  /** Its plans are sold. */
  organisation: Organisation;
  /** The adapter's variables. */
  env: Record<string, string>;
  /** The connection of the adapter to each site; missing for an adapter that calls nobody. */
  fetch?: Readonly<Record<SiteName, typeof fetch>>;
  /** True if a script of the vendor shows its pages over our own. */
  hasScript: boolean;
  /** True if the payer can enter another email address on the vendor's page. */
  asksForEmail: boolean;
  /** Creates a valid sign-up. */
  createOrder(email: string): CcuRequest;
  /** As `createOrder`, for another plan. */
  createOtherOrder(email: string): CcuRequest;
  /** Somebody opens a page. */
  open(pageId: string): Awaitable<void>;
  /**
   * Somebody pays a page, at the given address.
   *
   * @returns true unless the vendor has refused it, or the page cannot be paid
   */
  pay(pageId: string, email: string): Awaitable<boolean>;
  /** The next payment of a page is refused. */
  refuse?(pageId: string): Awaitable<void>;
  /** Somebody cancels on an open page. */
  cancel?(pageId: string): Awaitable<void>;
  /** Adds a customer with a subscription to the plan of `createOrder` that was not made by a sign-up. */
  addSubscription(email: string): Awaitable<void>;
  /** All pages, oldest first. */
  listPages(): Awaitable<readonly WorldPage[]>;
  /** All payments, with what was refunded of them. */
  listPayments(): Awaitable<readonly WorldPayment[]>;
  /** Counts all subscriptions. */
  countSubscriptions(): Awaitable<number>;
  /** All events so far, in the order in which they happened. */
  listEvents(): Awaitable<readonly WorldEvent[]>;
  /** Only with `renewals` of the vendor. Somebody pays a next term. @param payment tells one payment from another */
  payNext?(reference: string, payment: string): Awaitable<void>;
  /** Likewise. The office notes that a member does not want another term. @param reference of any term */
  stop?(reference: string): Awaitable<void>;
  /** Makes calls fail; missing for an adapter that calls nobody. */
  disturb?(fault: WorldFault): void;
  /** Ends all failures. */
  calm?(): void;
  /** Called after the last test. */
  close?(): Awaitable<void>;
}

/** Creates a vendor that knows nobody. */
export type CreateBillingWorld = (options: BillingWorldOptions) => Awaitable<BillingWorld>;
