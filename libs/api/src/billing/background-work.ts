import {
  type BillingEvent,
  type BillingSite,
  isMembershipPlan,
  maxListed,
  type Vendor,
  type VendorPage,
} from '@guildhall/suppliers';
import type { Claims } from '@guildhall/server-kit/storage';
import type { AttemptStore, BillingReport } from './attempt-store.ts';
import type { Hashes } from './hashes.ts';
import type { MemberMails } from '../mails/member-mails.ts';
import { formatReport, isAboutSubscription, type DayFormat } from './format-report.ts';
import type { ReportTexts } from './report-texts.ts';
import { undoSecondPayments } from './second-payments.ts';
import type { Settlement } from './settlement.ts';
import { isRunning } from './running-subscriptions.ts';

/** One site of the vendor, with what is needed to work on it. */
interface WorkSite {
  site: BillingSite;
  vendor: Vendor;
  settlement: Settlement;
}

export type BillingMails = Pick<
  MemberMails,
  'sendUndonePayment' | 'sendReports' | 'sendTransfer' | 'sendReminder' | 'sendReceipt' | 'sendDecision'
>;

type Work =
  | 'event'
  | 'sweep'
  | 'recovery'
  | 'page'
  | 'customers'
  | 'second payment'
  | 'reports'
  | 'transfer mail';

export interface WorkOptions {
  sites: readonly WorkSite[];
  store: AttemptStore;
  hashes: Hashes;
  claims: Claims;
  now: () => number;
  /** Aborted when the api stops: the running task ends, and no other starts. */
  signal: AbortSignal;
  onReport: (report: BillingReport) => void;
  /** Called with each customer of the live site that was changed at the vendor. */
  onCustomerChanged: (customerId: string) => Promise<unknown>;
  /** Missing if the api sends no emails. */
  mails?: BillingMails | undefined;
  reportTexts: ReportTexts;
  /** Language and time zone of days in reports. */
  days: DayFormat;
  /** Called with each failure; the task is tried again the next time. */
  onFailure: (failure: { work: Work; site: string; error: unknown }) => void;
}

const dayMs = 24 * 60 * 60_000;
/** Period of the first sweep. */
const firstSweepMs = 7 * dayMs;
/** Overlap of two sweeps: the vendor's clock and lists may be behind. */
const overlapMs = dayMs;
/** Overlap for customers; shorter, because there are many. */
const customerOverlapMs = 10 * 60_000;
/** An event that has failed for this long is dropped: by then the sweep has found the payment. */
const eventLifeMs = 7 * dayMs;
/** Lifetime of unpaid attempts and processed events. */
const retentionMs = 30 * dayMs;

/** The tasks that run without a request. Each may be repeated, and continues after a restart. */
export function createBackgroundWork(options: WorkOptions) {
  const { sites, store, claims, now, signal } = options;

  /** Processes the stored events, then logs the reports. */
  async function events(): Promise<void> {
    for (const one of sites)
      for (const event of await store.listPendingEvents(one.site.name)) {
        if (signal.aborted) return;
        await attempt(options, { work: 'event', site: event.site }, async () => {
          await claims.tryHold(`event ${event.site} ${event.id}`, async () => {
            if (now() - event.receivedAt < eventLifeMs) await processEvent(options, one, event);
            await store.markEventDone(event);
          });
        });
      }
    await reports(options);
  }

  /** Looks for payments that neither an event nor a browser has reported. One server does it for all. */
  async function sweep(): Promise<void> {
    await claims.tryHold('sweep', sweepAll);
    await reports(options);
  }

  async function sweepAll(): Promise<void> {
    for (const one of sites) {
      if (signal.aborted) return;
      await attempt(options, { work: 'sweep', site: one.site.name }, () => sweepSite(options, one));
      await attempt(options, { work: 'recovery', site: one.site.name }, () => recover(options, one));
      await attempt(options, { work: 'customers', site: one.site.name }, () => storeCustomers(options, one));
    }
    await store.deleteBefore(now() - retentionMs);
  }

  /** Ends and refunds second payments, then logs the reports. */
  async function secondPayments(): Promise<void> {
    const { mails, onFailure } = options;
    for (const { site, vendor } of sites) {
      if (signal.aborted) return;
      const onSiteFailure = (error: unknown) => onFailure({ work: 'second payment', site: site.name, error });
      await undoSecondPayments({ site, vendor, store, claims, now, mails, onFailure: onSiteFailure });
    }
    await reports(options);
  }

  return { events, sweep, secondPayments };
}

async function attempt(
  { onFailure }: WorkOptions,
  what: { work: Work; site: string },
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    onFailure({ ...what, error });
    return false;
  }
}

async function processEvent(options: WorkOptions, one: WorkSite, event: BillingEvent): Promise<void> {
  const { store } = options;
  const { customerId, site, subscriptionId } = event;
  for (const { pageId, isAcknowledged } of await store.listByCustomer(site, customerId))
    if (pageId !== undefined && !isAcknowledged) await one.settlement.settle(pageId);
  if (subscriptionId === undefined && site === 'live') await options.onCustomerChanged(customerId);
  if (event.type !== 'subscription_created' || subscriptionId === undefined) return;
  if (await isKnown(store, event)) return;
  await sweepSite(options, one);
  if (await isKnown(store, event)) return;
  const subscription = await one.vendor.findSubscription(subscriptionId);
  if (subscription && isRunning(subscription) && isMembershipPlan(one.site, subscription.planIds))
    await store.putReport({ kind: 'no sign-up', site, subscriptionId, reportedAt: options.now() });
}

async function isKnown(store: AttemptStore, event: BillingEvent): Promise<boolean> {
  const { site, customerId, subscriptionId } = event;
  const memberships = await store.listMemberships(site, customerId);
  if (memberships.some((membership) => membership.subscriptionId === subscriptionId)) return true;
  return (await store.listByCustomer(site, customerId)).some(({ paidAt }) => paidAt !== undefined);
}

/**
 * After the loss of the database, or the restore of a backup, stores again the members who paid in the last days on acknowledged pages: the steps
 * after a payment may not have been completed yet.
 */
async function recover(options: WorkOptions, { site, vendor, settlement }: WorkSite): Promise<void> {
  const { store, now, signal } = options;
  if ((await store.findSweptUntil(site.name, 'recovery')) !== undefined) return;
  for (const page of await vendor.listPaidPages(now() - firstSweepMs, 'acknowledged')) {
    if (signal.aborted) return;
    const { subscription } = page.content;
    if (page.attemptId === undefined || !subscription || isOtherPlan(site, page)) continue;
    // A sign-up that was paid after a backup is unpaid in it.
    if ((await store.findByPage(site.name, page.id))?.paidAt !== undefined) continue;
    const current = await vendor.findSubscription(subscription.id);
    if (current && isRunning(current)) await settlement.settle(page.id);
  }
  await store.setSweptUntil(site.name, 'recovery', now());
}

async function sweepSite(options: WorkOptions, { site, vendor, settlement }: WorkSite): Promise<void> {
  const { store, now, signal } = options;
  const startedAt = now();
  const since = (await store.findSweptUntil(site.name, 'pages')) ?? startedAt - firstSweepMs;
  let isComplete = true;
  for (const page of await vendor.listPaidPages(since)) {
    if (signal.aborted) return;
    if (isOtherPlan(site, page)) {
      const { id } = page.content.subscription ?? {};
      if (page.attemptId !== undefined && id !== undefined)
        await store.putReport({ kind: 'other plan', site: site.name, subscriptionId: id, reportedAt: now() });
      continue;
    }
    const knownAttempt = await store.findByPage(site.name, page.id);
    if (knownAttempt?.isAcknowledged) continue;
    const isSettled = await attempt(options, { work: 'page', site: site.name }, async () => {
      const { outcome } = await settlement.settle(page.id);
      isComplete &&= outcome !== 'unpaid';
    });
    isComplete &&= isSettled;
  }
  if (isComplete) await store.setSweptUntil(site.name, 'pages', startedAt - overlapMs);
}

/** Stores the addresses of changed customers, so that each is found by its address in any case. */
async function storeCustomers(
  { store, now, hashes }: WorkOptions,
  { site, vendor }: WorkSite,
): Promise<void> {
  const startedAt = now();
  const customers = await vendor.listCustomersSince(
    (await store.findSweptUntil(site.name, 'customers')) ?? 0,
  );
  const noted = customers.map(({ id, email }) => ({ id, emailHash: hashes.hashEmail(email) }));
  await store.putCustomers(site.name, noted);
  const last = customers.at(-1)?.updatedAt ?? 0;
  // A list that was cut off is continued by the next sweep, from the second before its last: vendors have whole seconds.
  const until = Math.min(
    startedAt - customerOverlapMs,
    customers.length < maxListed ? Infinity : last - 1_000,
  );
  await store.setSweptUntil(site.name, 'customers', until);
}

const isOtherPlan = (site: BillingSite, { content }: VendorPage): boolean =>
  content.subscription !== undefined && !isMembershipPlan(site, content.subscription.planIds);

/**
 * Notifies the operator: an email, then a log line for each report. An email that is not accepted is sent again the
 * next time.
 */
async function reports(options: WorkOptions): Promise<void> {
  await attempt(options, { work: 'reports', site: 'live' }, async () => {
    await options.claims.tryHold('reports', () => sendReports(options));
  });
}

async function sendReports(options: WorkOptions): Promise<void> {
  const { store, sites, mails, reportTexts, days, onReport } = options;
  for (const { site } of sites) {
    const pending = (await store.listPendingReports()).filter((report) => report.site === site.name);
    if (pending.length === 0) continue;
    const isTold = await attempt(options, { work: 'reports', site: site.name }, async () => {
      // Nothing is paid on the test site.
      if (site.name === 'live') {
        const cases = pending.map((report) => ({
          text: formatReport(report, reportTexts, days),
          ...(isAboutSubscription(report) && { subscriptionId: report.subscriptionId }),
        }));
        await mails?.sendReports(cases, site.hasConsole === false ? undefined : site.origin);
      }
    });
    if (!isTold) continue;
    for (const report of pending) {
      onReport(report);
      await store.markReportDone(report.id);
    }
  }
}
