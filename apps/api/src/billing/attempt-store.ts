import type { MemberType } from '@guildhall/api-contract';
import type { SiteName } from './billing-site.ts';

/**
 * `making`: the vendor is asked for its page. `open`: it has a page. `closed`: the visitor cancelled it. `expired`: the
 * page can no longer be paid. `member`: paid. `duplicate`: paid although there was a membership already.
 */
export type AttemptState = 'making' | 'open' | 'closed' | 'expired' | 'member' | 'duplicate';

/** What makes two requests the same attempt. Texts are hashes. */
export interface AttemptIdentity {
  site: SiteName;
  plan: MemberType;
  layout: 'in_app' | 'full_page';
  emailHash: string;
  bodyHash: string;
}

/** One attempt to become a member: one hosted page at most. Times in ms since 1970. */
export interface Attempt extends AttemptIdentity {
  id: string;
  customerId: string;
  state: AttemptState;
  createdAt: number;
  pageId: string | undefined;
  expiresAt: number | undefined;
  paidAt: number | undefined;
  isAcknowledged: boolean;
}

/** A payment that the vendor has confirmed. */
export interface Confirmation {
  site: SiteName;
  pageId: string;
  /** The attempt that the vendor named, in case its page was never written down. */
  attemptId: string | undefined;
  outcome: 'member' | 'duplicate';
  plan: MemberType;
  customerId: string;
  subscriptionId: string;
  /** Whose page it is when no attempt is known. */
  emailHash: string;
  at: number;
}

/** An event of the vendor: what it is about, and nothing of what it says. */
export interface BillingEvent {
  site: SiteName;
  id: string;
  type: string;
  customerId: string;
  subscriptionId: string | undefined;
  /** ms since 1970 */
  receivedAt: number;
}

/**
 * What the operator has to look at. `duplicate`: somebody paid for a second subscription. `unknown sign-up`: a
 * membership was paid on a page of which there was no attempt; it counts. `no sign-up`: there is a subscription that no
 * sign-up has led to; it does not count.
 */
export interface BillingReport {
  id: number;
  kind: 'duplicate' | 'unknown sign-up' | 'no sign-up';
  site: SiteName;
  subscriptionId: string;
}

/** A confirmed membership: written once, for what has to follow it. */
export interface Membership {
  site: SiteName;
  customerId: string;
  subscriptionId: string;
  plan: MemberType;
  /** ms since 1970 */
  confirmedAt: number;
}

/** What is looked for regularly: pages that were paid, and customers whose address is new. */
export type Swept = 'pages' | 'customers';

/**
 * The durable record of attempts, events and memberships. What a method has resolved to survives a crash. Each method
 * is one step: it is done or not done. SQLite by default (`sqlite-store.ts`); another database can take its place.
 */
export interface AttemptStore {
  /** Writes an attempt down before the vendor is asked for its page; the same one that is under way already is kept. */
  begin(attempt: Pick<Attempt, 'id' | 'customerId' | 'createdAt' | keyof AttemptIdentity>): Promise<Attempt>;
  /** Lets a browser ask after an attempt. */
  tie(attemptId: string, browserHash: string): Promise<void>;
  /** The page that the vendor has made for it. */
  opened(attemptId: string, page: { pageId: string; expiresAt: number | undefined }): Promise<void>;
  /** No page will come of it: it is as if it had never begun. */
  drop(attemptId: string): Promise<void>;
  /** Its page was not paid and will not be. A payment that is found all the same still counts. */
  end(attemptId: string, state: 'closed' | 'expired'): Promise<void>;
  /** Writes a payment down: the attempt's state, the membership and the report, all or none. */
  confirm(confirmation: Confirmation): Promise<void>;
  /** The vendor no longer lists its page. */
  acknowledged(site: SiteName, pageId: string): Promise<void>;

  byPage(site: SiteName, pageId: string): Promise<Attempt | undefined>;
  /** All of an e-mail address, newest first. */
  byEmail(site: SiteName, emailHash: string): Promise<Attempt[]>;
  /** All that a browser may ask after, newest first. */
  byBrowser(browserHash: string): Promise<Attempt[]>;
  byCustomer(site: SiteName, customerId: string): Promise<Attempt[]>;
  membership(site: SiteName, customerId: string): Promise<Membership | undefined>;
  /** Memberships that were confirmed from then on (ms since 1970), oldest first. */
  membershipsFrom(site: SiteName, from: number): Promise<Membership[]>;

  /** Keeps an event until it is worked on; one that is known already changes nothing. */
  putEvent(event: BillingEvent): Promise<void>;
  /** Events that wait, oldest first. */
  waitingEvents(site: SiteName): Promise<BillingEvent[]>;
  eventDone(event: Pick<BillingEvent, 'site' | 'id'>): Promise<void>;
  /** Writes down that there is something for the operator; each subscription once. */
  putReport(report: Omit<BillingReport, 'id'>): Promise<void>;
  waitingReports(): Promise<BillingReport[]>;
  reportDone(id: number): Promise<void>;

  /** Notes under which address the vendor has customers now. */
  putCustomers(site: SiteName, customers: readonly { id: string; emailHash: string }[]): Promise<void>;
  /** The ids under which the vendor had somebody with this address when it was last looked. */
  customersOfEmail(site: SiteName, emailHash: string): Promise<string[]>;

  /** Until when something has been looked for, s since 1970. */
  sweptUntil(site: SiteName, what: Swept): Promise<number | undefined>;
  setSweptUntil(site: SiteName, what: Swept, seconds: number): Promise<void>;
  /** Forgets what nobody will ask after: unpaid attempts and finished events from before then. */
  forget(before: number): Promise<void>;
  close(): void;
}
