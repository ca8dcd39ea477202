import type { AttemptStore, BillingEvent, BillingReport } from './attempt-store.ts';
import { memberTypeOf, type BillingSite } from './billing-site.ts';
import type { Settlement } from './settlement.ts';
import { isRunning, type VendorPage } from './vendor-answers.ts';
import type { Vendor } from './vendor.ts';

/** One site of the vendor, with what is needed to work on it. */
export interface WorkSite {
  site: BillingSite;
  vendor: Vendor;
  settlement: Settlement;
}

export interface WorkParts {
  sites: readonly WorkSite[];
  store: AttemptStore;
  now: () => number;
  onReport: (report: BillingReport) => void;
  /** Called with what has failed; it is tried again the next time. */
  onFailure: (failure: { work: 'event' | 'sweep' | 'page'; site: string; error: unknown }) => void;
}

const dayMs = 24 * 60 * 60_000;
/** How far back payments are looked for the first time. */
const firstSweepMs = 7 * dayMs;
/** How far back they are looked for again: the vendor's clock and lists may be behind. */
const overlapMs = dayMs;
/** An event that could not be worked on for so long is given up: the sweep has found what it was about. */
const eventLifeMs = 7 * dayMs;
/** What nobody will ask after is kept for so long. */
const keepMs = 30 * dayMs;

/** What is done while nobody asks: each piece may be repeated, and goes on after a restart. */
export function backgroundWork(parts: WorkParts) {
  const { sites, store, now } = parts;

  /** Works on the events that wait, and reports. */
  async function events(): Promise<void> {
    for (const one of sites)
      for (const event of await store.waitingEvents(one.site.name))
        await attempt(parts, { work: 'event', site: event.site }, async () => {
          if (now() - event.receivedAt < eventLifeMs) await workOn(parts, one, event);
          await store.eventDone(event);
        });
    await reports(parts);
  }

  /** Looks for payments that no event and no browser has told of. */
  async function sweep(): Promise<void> {
    for (const one of sites)
      await attempt(parts, { work: 'sweep', site: one.site.name }, () => sweepSite(parts, one));
    await store.forget(now() - keepMs);
    await reports(parts);
  }

  return { events, sweep };
}

async function attempt(
  { onFailure }: WorkParts,
  what: { work: 'event' | 'sweep' | 'page'; site: string },
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

async function workOn(parts: WorkParts, one: WorkSite, event: BillingEvent): Promise<void> {
  const { store } = parts;
  const { customerId, site, subscriptionId } = event;
  for (const { pageId, isAcknowledged } of await store.byCustomer(site, customerId))
    if (pageId !== undefined && !isAcknowledged) await one.settlement.settle(pageId);
  if (event.type !== 'subscription_created' || subscriptionId === undefined) return;
  if (await isKnown(store, event)) return;
  await sweepSite(parts, one);
  if (await isKnown(store, event)) return;
  const subscription = await one.vendor.subscription(subscriptionId);
  if (subscription && isRunning(subscription) && memberTypeOf(one.site, subscription.planIds))
    await store.putReport({ kind: 'no sign-up', site, subscriptionId });
}

async function isKnown(store: AttemptStore, { site, customerId }: BillingEvent): Promise<boolean> {
  if (await store.membership(site, customerId)) return true;
  return (await store.byCustomer(site, customerId)).some(({ paidAt }) => paidAt !== undefined);
}

async function sweepSite(parts: WorkParts, { site, vendor, settlement }: WorkSite): Promise<void> {
  const { store, now } = parts;
  const startedAt = now();
  const since = (await store.sweptUntil(site.name)) ?? toSeconds(startedAt - firstSweepMs);
  let isComplete = true;
  for (const page of await vendor.paidPages(since)) {
    if (isForeign(site, page)) continue;
    const known = await store.byPage(site.name, page.id);
    if (known?.isAcknowledged) continue;
    const isSettled = await attempt(parts, { work: 'page', site: site.name }, async () => {
      await settlement.settle(page.id);
    });
    isComplete &&= isSettled;
  }
  if (isComplete) await store.setSweptUntil(site.name, toSeconds(startedAt - overlapMs));
}

const toSeconds = (ms: number): number => Math.max(0, Math.floor(ms / 1000));

const isForeign = (site: BillingSite, { content }: VendorPage): boolean =>
  content.subscription !== undefined && memberTypeOf(site, content.subscription.planIds) === undefined;

async function reports({ store, onReport }: WorkParts): Promise<void> {
  for (const report of await store.waitingReports()) {
    onReport(report);
    await store.reportDone(report.id);
  }
}
