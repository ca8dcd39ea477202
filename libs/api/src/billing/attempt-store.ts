import type { BillingEvent, SiteName } from '@guildhall/suppliers';
import type { StateCount } from '../metrics/store-gauges.ts';
import type { PersonalMethods } from './personal-methods.ts';
import type { RefundStore } from './refund-store.ts';
import type { StatementStore } from './statement-store.ts';

/**
 * `making`: its page is being requested from the vendor. `open`: it has a page. `closed`: the visitor cancelled it.
 * `expired`: the page can no longer be paid. `member`: paid. `duplicate`: paid although there was a membership already.
 */
type AttemptState = 'making' | 'open' | 'closed' | 'expired' | 'member' | 'duplicate';

/**
 * Requests with equal values here are the same attempt: anything else that was changed in the form can be changed in
 * the checkout. A page is never given to another browser, since it shows what somebody typed.
 */
export interface AttemptIdentity {
  site: SiteName;
  plan: string;
  layout: 'in_app' | 'full_page';
  emailHash: string;
  /** Hash of the browser's secret; empty for a payment on a page without an attempt. */
  browserHash: string;
  /** Hash of the tax number, which cannot be changed in the checkout. */
  taxHash: string;
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
  /** The attempt that the vendor named, in case its page was never stored. */
  attemptId: string | undefined;
  outcome: 'member' | 'duplicate';
  plan: string;
  customerId: string;
  subscriptionId: string;
  /** Hash of the payer's address at the vendor. */
  emailHash: string;
  at: number;
}

/**
 * A report for the operator. `duplicate`: a second subscription was paid; it is being undone. `refund refused`: the
 * vendor refused the refund. `not undone`: undoing has failed for a day. `unknown sign-up`: a membership was paid on
 * a page without an attempt; it counts. `no sign-up`: a subscription without a sign-up; it does not count. `other plan`: a
 * page of a sign-up was paid for a plan that is not configured; it does not count.
 */
export interface BillingReport {
  id: number;
  kind:
    | ('duplicate' | 'refund refused' | 'not undone' | 'unknown sign-up' | 'no sign-up' | 'other plan')
    // A report about the creation of members.
    | (
        | 'no address'
        | 'other record'
        | 'customer of another member'
        | 'second customer'
        | 'disabled'
        | 'mail refused'
        | 'given up'
      )
    // A statement about a contract: the office decides, or its receipt could not be sent.
    | ('withdrawal' | 'cancellation' | 'receipt refused')
    // Somebody's data cannot be deleted before the office has ended a subscription.
    | 'deletion waits'
    // Not about a membership.
    | 'contact refused';
  site: SiteName;
  /** The day of a contact message, `2026-11-24`: there is one report a day. Of a statement, its ID. */
  subscriptionId: string;
  /** ms since 1970; 0 if it is not known */
  reportedAt: number;
}

/** The reports, which stay until the operator closes them. */
export interface ReportStore {
  /** Stores a report for the operator; each kind once for a subscription. */
  putReport(report: Omit<BillingReport, 'id'>): Promise<void>;
  /** Reports without an email, oldest first. */
  listPendingReports(): Promise<BillingReport[]>;
  /** Its email was sent. */
  markReportDone(id: number): Promise<void>;
  /** Reports that the operator has not closed, oldest first. */
  listOpenReports(): Promise<BillingReport[]>;
  findReport(id: number): Promise<BillingReport | undefined>;
  /** Returns false if there is no such open report. */
  closeReport(id: number, at: number): Promise<boolean>;
  /** Counts the open reports of each kind. */
  countOpenReports(): Promise<{ kind: BillingReport['kind']; count: number }[]>;
}

/** A confirmed membership, written once for each subscription. The creation of members reads these. */
export interface Membership {
  site: SiteName;
  customerId: string;
  subscriptionId: string;
  plan: string;
  /** ms since 1970 */
  confirmedAt: number;
}

/** Results of a sweep: paid pages, customers with a new address, and members who were not stored. */
type Swept = 'pages' | 'customers' | 'recovery';

/**
 * The database of attempts, events and memberships. Once a method has resolved, its change survives a crash. Each method
 * is one transaction.
 */
export interface AttemptStore extends RefundStore, ReportStore, StatementStore, PersonalMethods {
  /**
   * Inserts an attempt before its page is requested from the vendor, or returns the same attempt if it is in progress.
   */
  begin(attempt: Pick<Attempt, 'id' | 'customerId' | 'createdAt' | keyof AttemptIdentity>): Promise<Attempt>;
  /** Allows a browser to read the status of an attempt. */
  linkBrowser(attemptId: string, browserHash: string): Promise<void>;
  /** Stores the page that the vendor has created for an attempt. */
  recordPage(attemptId: string, page: { pageId: string; expiresAt: number | undefined }): Promise<void>;
  /** Deletes an attempt that will get no page. */
  drop(attemptId: string): Promise<void>;
  /** Ends an attempt whose page was not paid. A payment that is found later still counts. */
  end(attemptId: string, state: 'closed' | 'expired'): Promise<void>;
  /** Stores a payment: the attempt's state, the membership or the refund, and the report, in one transaction. */
  confirm(confirmation: Confirmation): Promise<void>;
  /** The vendor no longer lists its page. */
  markAcknowledged(site: SiteName, pageId: string): Promise<void>;

  findByPage(site: SiteName, pageId: string): Promise<Attempt | undefined>;
  /** The attempts of an email address, newest first. */
  listByEmail(site: SiteName, emailHash: string): Promise<Attempt[]>;
  /** The attempts whose status a browser may read, newest first. */
  listByBrowser(browserHashes: readonly string[]): Promise<Attempt[]>;
  listByCustomer(site: SiteName, customerId: string): Promise<Attempt[]>;
  /** The memberships of a customer, newest first: one for each time that they joined. */
  listMemberships(site: SiteName, customerId: string): Promise<Membership[]>;
  /** The memberships that were paid with an email address, newest first. */
  listMembershipsByEmail(site: SiteName, emailHash: string): Promise<Membership[]>;
  /** Memberships that were confirmed from then on (ms since 1970), oldest first. */
  listMembershipsFrom(site: SiteName, from: number): Promise<Membership[]>;

  /** Stores an event until it is processed; a known one changes nothing. */
  putEvent(event: BillingEvent): Promise<void>;
  /** Events that were not processed yet, oldest first. */
  listPendingEvents(site: SiteName): Promise<BillingEvent[]>;
  markEventDone(event: Pick<BillingEvent, 'site' | 'id'>): Promise<void>;

  /** Stores the current email addresses of the vendor's customers, as hashes. */
  putCustomers(site: SiteName, customers: readonly { id: string; emailHash: string }[]): Promise<void>;
  /** The ids of the customers who had this address at the last sweep. */
  listCustomerIds(site: SiteName, emailHash: string): Promise<string[]>;
  /** The ids of customers who joined earlier, and with the address that this one joined with, or had it at the last sweep. */
  listFormerCustomerIds(site: SiteName, customerId: string): Promise<string[]>;

  /** The time up to which a sweep is complete, ms since 1970. */
  findSweptUntil(site: SiteName, what: Swept): Promise<number | undefined>;
  setSweptUntil(site: SiteName, what: Swept, until: number): Promise<void>;
  /** Counts the attempts of each state and site. */
  countAttempts(): Promise<(StateCount & { site: string })[]>;
  /** Deletes unpaid attempts and processed events from before then, and closed statements four years later. */
  deleteBefore(before: number): Promise<void>;
  close(): Promise<void>;
}
