import type { CcuOrder } from '@guildhall/api-contract/signup';
import type { MinorUnits, RecurringPrice } from '@guildhall/money';
import type { UpstreamEvent } from '@guildhall/upstream';
import type { BankTransfer } from './bank-transfer.ts';
import type { BillingSite, SiteName } from './billing-site.ts';
import type { MemberVendor } from './member-vendor.ts';
import type { PersonalData } from './personal-data.ts';
import type { VendorContracts } from './vendor-contracts.ts';
import type { VendorRenewals } from './vendor-renewals.ts';

/** A site of the billing vendor that an adapter has configured. */
export interface BillingConnection extends BillingSite {
  /** Connects the part that sells memberships. */
  connect(options: VendorOptions): Vendor;
  /** Connects the part that members use. */
  connectMembers(options: VendorOptions): MemberVendor;
  /**
   * True for the credentials of this site's events. Compared in constant time, against timing attacks.
   *
   * @param authorization header of the event
   */
  hasCredentials(authorization: string | undefined): boolean;
  /**
   * Reads an event; those of other plans, and those without a customer, are `other`. A supplier that stores payments
   * itself has stored what the event says once this resolves.
   *
   * @param receivedAt ms since 1970
   */
  readEvent(body: unknown, receivedAt: number): ReadEvent | Promise<ReadEvent>;
  /** Releases what it holds open. Nothing is called afterwards. */
  close?(): Promise<void>;
}

/** An event of the vendor: its ids and type, without personal data. */
export interface BillingEvent {
  /** The site that sent it. */
  site: SiteName;
  /** The vendor's ID of the event, the same when it is sent again. */
  id: string;
  /** The vendor's name of what happened, for the log. */
  type: string;
  /** The vendor's ID of the customer whom it is about. */
  customerId: string;
  /** The vendor's ID of the subscription; missing in an event about the customer, whose address may have changed. */
  subscriptionId: string | undefined;
  /** ms since 1970 */
  receivedAt: number;
}

/**
 * `unreadable`: not an event. `other`: not about a membership. `refusal`: the reason for which the event's sender gets an
 * error, without personal data. `note`: what its sender is told in the response, likewise; there may be no event for the api.
 */
export type ReadEvent =
  | { event?: BillingEvent; note?: string }
  | { refusal: string }
  | 'unreadable'
  | 'other';

/** Limits the calls to a site. */
export interface CallLimit {
  /**
   * Sends one call. Without capacity, a visitor or member is refused, and background work waits.
   *
   * @throws UpstreamError `UPSTREAM_BUSY` when it is refused
   */
  send<T>(call: () => Promise<T>): Promise<T>;
  /** Counts what is sent: including repeated requests, excluding those that were never sent. */
  counting(fetchFrom: typeof fetch): typeof fetch;
}

/** Options of a connection to a site of the billing vendor. */
export interface VendorOptions {
  /** Deadline of one call, ms. */
  deadlineMs: number;
  /** Called with each event of the calls that deserves a log line. */
  onEvent: (event: UpstreamEvent) => void;
  /**
   * Makes the requests.
   * @default the global `fetch`
   */
  fetch?: typeof fetch;
  /** Without a budget, calls are not limited: for the doctor, which makes few. */
  budget?: CallLimit | undefined;
  /** For tests of retries: from 0 up to 1. */
  random?: () => number;
}

/** A sign-up for which a page is created. */
export interface PageOrder {
  /** The attempt to join, which the page is created for once. */
  attemptId: string;
  /** The vendor's ID of the customer, which the page creates if there is none yet. */
  customerId: string;
  /** The sign-up, as it was validated. */
  order: CcuOrder;
  /** The URL that a checkout in the whole tab returns to. */
  returnUrl: string;
}

/** A customer of the vendor. */
export interface VendorCustomer {
  /** The vendor's ID. */
  id: string;
  /** Empty if there is none. */
  email: string;
  /** True if the vendor keeps only that it once existed. */
  isDeleted: boolean;
  /** Last change, ms since 1970. */
  updatedAt: number;
}

/** The fields of a subscription that decide about a membership. */
export interface VendorSubscription {
  /** The vendor's ID. */
  id: string;
  /** The vendor's ID of the customer who has it. */
  customerId: string | undefined;
  /** The vendor's status, such as `active`. */
  status: string;
  /** ms since 1970 */
  createdAt: number;
  /** The vendor's ids of what is subscribed to. */
  planIds: string[];
}

/** The fields of an invoice that say what is paid. */
export interface VendorInvoice {
  /** The vendor's ID. */
  id: string;
  /** True if nothing is left to pay. */
  isPaid: boolean;
  /** ISO 4217; empty if it is unknown. */
  currency: string;
  /** The amount paid and not refunded. */
  netPaidMinor: MinorUnits;
  /** True while a bank is still processing a payment: it can be refunded afterwards. */
  isInProgress: boolean;
  /** The amount paid, refunds included. */
  paidMinor: MinorUnits;
}

/** A page on which somebody pays. */
export interface VendorPage {
  /** The vendor's ID. */
  id: string;
  /** The vendor's kind of page. */
  type: string;
  /** The URL on which somebody pays. */
  url: string;
  /** `succeeded` once it is paid, `acknowledged` once that is noted. */
  state: string;
  /** True if a checkout over the page can show it. */
  embed?: boolean | undefined;
  /** ms since 1970, as all times here */
  createdAt?: number | undefined;
  /** The end of the time in which it can be paid, ms since 1970. */
  expiresAt?: number | undefined;
  /** Last change, ms since 1970. */
  updatedAt?: number | undefined;
  /** The attempt that it was created for; missing on a page of another program. */
  attemptId: string | undefined;
  /** Customer, subscription and invoice of the payment. */
  content: {
    customer?: VendorCustomer | undefined;
    subscription?: VendorSubscription | undefined;
    invoice?: VendorInvoice | undefined;
  };
}

/** A thing to subscribe to. */
export interface VendorPlan {
  /** `active`, `archived` */
  status: string | undefined;
  /** Not given where it depends on a quantity, or is in a currency that prices are not shown in. */
  price: RecurringPrice | undefined;
}

/** The calls with which one sees whether a subscription is paid, and to undo it. Rejects as the other calls of the vendor. */
export interface VendorPayments {
  /** All invoices of a subscription. */
  listInvoices(subscriptionId: string): Promise<VendorInvoice[]>;
  /** Ends a subscription now, without credits; what is still due is written off. A second call is refused (409). */
  endSubscription(id: string): Promise<void>;
  /**
   * Refunds a payment to the card. Repeated calls within half an hour refund it once.
   */
  refundInvoice(invoiceId: string, amountMinor: MinorUnits): Promise<void>;
}

/**
 * One site of the billing vendor, as sign-ups need it. Times are in ms since 1970, and amounts in minor units: adapters convert those
 * of their vendor. Every method rejects with VendorRefusal when the vendor refuses, and with UpstreamError when it does not respond.
 */
export interface Vendor extends VendorPayments {
  /** A plan's status and price; `undefined` when there is none with this id. */
  findPlan(id: string): Promise<VendorPlan | undefined>;
  /** The customers with one of these spellings of an email address. */
  listCustomersByEmail(spellings: readonly string[]): Promise<VendorCustomer[]>;
  /** The customer with this ID of the vendor; `undefined` when there is none. */
  findCustomer(id: string): Promise<VendorCustomer | undefined>;
  /** Customers who have changed since then (ms since 1970), the earliest change first; `maxListed` at most. */
  listCustomersSince(since: number): Promise<VendorCustomer[]>;
  /** The subscriptions of these customers, ended ones included. */
  listSubscriptions(customerIds: readonly string[]): Promise<VendorSubscription[]>;
  /** The subscription with this ID of the vendor; `undefined` when there is none. */
  findSubscription(id: string): Promise<VendorSubscription | undefined>;
  /** Creates the page of an attempt. A second call for the same attempt within half an hour returns the same page. */
  createPage(order: PageOrder): Promise<VendorPage>;
  /** The page with this ID, in any state; `undefined` when there is none. */
  findPage(id: string): Promise<VendorPage | undefined>;
  /**
   * Pages that were paid, changed since then (ms since 1970), oldest first: those that are not acknowledged, or those that
   * are.
   */
  listPaidPages(since: number, state?: 'succeeded' | 'acknowledged'): Promise<VendorPage[]>;
  /** Removes a page from the list of `listPaidPages`. */
  acknowledgePage(id: string): Promise<void>;
  /** Only for a vendor whose pages are paid by bank transfer: our own site shows these pages. */
  transfers?: VendorTransfers | undefined;
  /** Only for a vendor that can end contracts for people who write to us. Without it, the office does everything itself. */
  contracts?: VendorContracts | undefined;
  /** Only for a vendor that charges nobody, and invoices next terms. */
  renewals?: VendorRenewals | undefined;
  /** Customers in the copy that members get of their data. Without it, members can neither copy nor delete theirs here. */
  personalData?: PersonalData | undefined;
}

/** The transfers of a vendor whose pages are paid at a bank. Rejects as the other calls of the vendor. */
export interface VendorTransfers {
  /** The transfer that pays a page; `undefined` without such a page. */
  findTransfer(pageId: string): Promise<BankTransfer | undefined>;
  /** The open page of an email address, if it is for exactly this sign-up: any browser gets it again. */
  findOpenPage(order: CcuOrder): Promise<VendorPage | undefined>;
  /** Some of the transfers that an email is to be sent about now, newest first. */
  listDueMails(): Promise<DueTransferMail[]>;
  /** Notes that the email about a page was accepted, so that none is due any more. */
  markMailed(pageId: string): Promise<void>;
  /** Notes a failure. @param until when it is tried again, ms since 1970 */
  postponeMail(pageId: string, until: number): Promise<void>;
  /** Gives an email up: its address cannot be reached. */
  endMail(pageId: string): Promise<void>;
}

/** An email that says what to transfer, and was not sent yet. */
export interface DueTransferMail {
  /** The page that the transfer pays. */
  pageId: string;
  /** The address that it is sent to. */
  email: string;
  /** The page that shows the transfer. */
  url: string;
  /** The details that it states. */
  transfer: BankTransfer;
  /** Failures so far. */
  tries: number;
  /** ms since 1970 */
  createdAt: number;
}

/**
 * Maximum customers that `listCustomersSince` returns.
 *
 * @example
 * const isCut = (customers: readonly VendorCustomer[]) => customers.length === maxListed;
 */
export const maxListed = 10_000;
