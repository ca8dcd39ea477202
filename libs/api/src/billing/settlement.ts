import {
  type BillingSite,
  findPlanId,
  isMembershipPlan,
  type Vendor,
  type VendorPage,
  VendorRefusal,
  type VendorSubscription,
} from '@guildhall/suppliers';
import type { Claims } from '@guildhall/server-kit/storage';
import { LRUCache } from 'lru-cache';
import type { Attempt, AttemptStore } from './attempt-store.ts';
import { findCustomers } from './customer-for.ts';
import type { Hashes } from './hashes.ts';
import { isRunning } from './running-subscriptions.ts';

/**
 * The outcome of a page. `payable`: it can still be paid. `expired`: it was not paid and can no longer be. `unpaid`: the
 * payer has done everything, and the bank has not paid yet. `paid`: the membership is stored. `not a membership`: paid,
 * for a plan that is not configured.
 */
type Settled =
  | { outcome: 'payable'; page: VendorPage }
  | { outcome: 'expired' | 'unpaid' | 'paid' | 'not a membership' };

/** A page is paid, and something failed before the payment was stored. Settling again continues. */
export class UnconfirmedPayment extends Error {
  override readonly name = 'UnconfirmedPayment';

  constructor(cause: unknown) {
    super('a payment could not be confirmed yet', { cause });
  }
}

export interface Settlement {
  /**
   * Reads the state of a page at the vendor, stores it and, when it was paid, acknowledges it. Nothing else creates a
   * membership: browser, event and sweep all call this, any number of times.
   *
   * @throws UpstreamError | VendorRefusal | UnconfirmedPayment; settling again continues where it stopped
   */
  settle(pageId: string): Promise<Settled>;
  /**
   * As `settle`, or the outcome of some seconds ago: a browser that polls continuously causes few calls to the vendor.
   */
  recentOutcome(pageId: string): Promise<Settled['outcome']>;
}

export interface SettlementOptions {
  site: BillingSite;
  vendor: Vendor;
  store: AttemptStore;
  hashes: Hashes;
  claims: Claims;
  now: () => number;
}

/** Maximum pages whose states are cached. */
const maxRemembered = 10_000;

/**
 * Settles the pages of one of the vendor's sites. Calls for the same page at the same time share one run.
 *
 * @param options with how old a recent outcome may be, ms
 */
export function createSettlement({
  maxAgeMs,
  ...options
}: SettlementOptions & { maxAgeMs: number }): Settlement {
  // `max` would allocate memory for all entries at once.
  const found = new LRUCache<string, { outcome: Settled['outcome']; at: number }>({
    maxSize: maxRemembered,
    sizeCalculation: () => 1,
  });
  const underWay = new Map<string, Promise<Settled>>();
  const settleNow = async (pageId: string) => {
    const settled = await settle(options, pageId);
    found.set(pageId, { outcome: settled.outcome, at: options.now() });
    return settled;
  };
  const settleOnce = (pageId: string) => {
    const already = underWay.get(pageId);
    if (already) return already;
    const settling = settleNow(pageId).finally(() => underWay.delete(pageId));
    underWay.set(pageId, settling);
    return settling;
  };
  return {
    settle: settleOnce,
    async recentOutcome(pageId) {
      const { outcome, at = 0 } = found.get(pageId) ?? {};
      const age = options.now() - at;
      if (outcome !== undefined && age >= 0 && age < maxAgeMs) return outcome;
      return (await settleOnce(pageId)).outcome;
    },
  };
}

async function settle(options: SettlementOptions, pageId: string): Promise<Settled> {
  const { site, vendor, store, now } = options;
  const page = await vendor.findPage(pageId);
  const attempt = await store.findByPage(site.name, pageId);
  if (page && isPaid(page))
    // Of two payments at the same time, each must see what the other has become: else both would be kept.
    return options.claims
      .hold(`paid ${site.name}`, () => settlePaid(options, page))
      .catch((error: unknown) => {
        throw new UnconfirmedPayment(error);
      });
  if (page?.state === 'cancelled') {
    if (attempt) await store.end(attempt.id, 'closed');
    return { outcome: 'expired' };
  }
  const endsAt = page?.expiresAt ?? attempt?.expiresAt;
  if (!page || (endsAt !== undefined && now() >= endsAt)) {
    if (attempt) await store.end(attempt.id, 'expired');
    return { outcome: 'expired' };
  }
  return { outcome: 'payable', page };
}

const isPaid = ({ state, content }: VendorPage): boolean =>
  (state === 'succeeded' || state === 'acknowledged') && content.subscription !== undefined;

async function settlePaid(options: SettlementOptions, page: VendorPage): Promise<Settled> {
  const { site, store, hashes, now } = options;
  const attempt = await store.findByPage(site.name, page.id);
  const { subscription, customer } = page.content;
  const customerId = customer?.id ?? subscription?.customerId;
  const plan = subscription && findPlan(site, subscription.planIds, attempt);
  // A page that the api has not created is not acknowledged: its creator may still need it on the list.
  const isOurs = (attempt && attempt.browserHash !== '') || page.attemptId !== undefined;
  if (!subscription || !plan || customerId === undefined) {
    if (attempt) await store.end(attempt.id, 'closed');
    if (subscription && isOurs) {
      const report = { site: site.name, subscriptionId: subscription.id, reportedAt: now() };
      await store.putReport({ kind: 'other plan', ...report });
    }
    return { outcome: 'not a membership' };
  }
  if (attempt?.state !== 'member' && attempt?.state !== 'duplicate') {
    const unpaid = await checkUnpaidInvoice(options, page);
    if (unpaid === 'waiting') return { outcome: 'unpaid' };
    if (unpaid === 'expired') {
      if (attempt) await store.end(attempt.id, 'closed');
      await acknowledge(options, page.id);
      return { outcome: 'expired' };
    }
    const paid = { ...subscription, customerId };
    await store.confirm({
      ...{ site: site.name, pageId: page.id, attemptId: page.attemptId, plan, customerId },
      outcome: (await isSecondMembership(options, paid, customer?.email ?? '', attempt))
        ? 'duplicate'
        : 'member',
      subscriptionId: subscription.id,
      emailHash: hashes.hashEmail(customer?.email ?? ''),
      at: now(),
    });
  }
  if (page.state === 'succeeded' && isOurs) await acknowledge(options, page.id);
  else await store.markAcknowledged(site.name, page.id);
  return { outcome: 'paid' };
}

/** The organisation's plan; of a plan that is no longer sold, the one that the attempt was for. */
function findPlan(site: BillingSite, vendorIds: string[], attempt: Attempt | undefined): string | undefined {
  return findPlanId(site, vendorIds) ?? (isMembershipPlan(site, vendorIds) ? attempt?.plan : undefined);
}

async function acknowledge({ vendor, store, site }: SettlementOptions, pageId: string): Promise<void> {
  try {
    await vendor.acknowledgePage(pageId);
  } catch (error) {
    // It was acknowledged in the meantime.
    if (!(error instanceof VendorRefusal) || error.code !== 'invalid_state_for_request') throw error;
  }
  await store.markAcknowledged(site.name, pageId);
}

/** The outcome of a payment that the bank had not completed when the page was paid; `undefined` if it is completed. */
async function checkUnpaidInvoice(
  { vendor }: SettlementOptions,
  { content: { invoice, subscription } }: VendorPage,
): Promise<'waiting' | 'expired' | undefined> {
  if (!subscription || !invoice || invoice.isPaid) return undefined;
  const invoices = await vendor.listInvoices(subscription.id);
  if (invoices.find(({ id }) => id === invoice.id)?.isPaid) return undefined;
  const now = await vendor.findSubscription(subscription.id);
  return now && isRunning(now) ? 'waiting' : 'expired';
}

/**
 * True when the payer already had a membership: as this customer, as another one with the email address of the
 * checkout, or on another page of this sign-up. Of two that began at the same time, the one confirmed first counts
 * as the first; some vendors have whole seconds only.
 */
async function isSecondMembership(
  options: SettlementOptions,
  paid: VendorSubscription & { customerId: string },
  email: string,
  attempt: Attempt | undefined,
): Promise<boolean> {
  const { site, vendor, store, hashes } = options;
  const earlierMemberships = await store.listMembershipsByEmail(site.name, hashes.hashEmail(email));
  const alike = [
    ...(await findCustomers(options, email)).map(({ id }) => id),
    ...earlierMemberships.map(toCustomer),
  ];
  const beside = attempt ? await findCustomersBeside(options, attempt) : [];
  const customers = [...new Set([paid.customerId, ...alike, ...beside])];
  const others = (await vendor.listSubscriptions(customers)).filter(
    (one) => one.id !== paid.id && isRunning(one) && isMembershipPlan(site, one.planIds),
  );
  const confirmed = (await Promise.all(customers.map((id) => store.listMemberships(site.name, id)))).flat();
  return others.some(
    ({ id, createdAt }) =>
      createdAt < paid.createdAt ||
      confirmed.some((membership) => membership.subscriptionId === id) ||
      (createdAt === paid.createdAt && id < paid.id),
  );
}

const toCustomer = ({ customerId }: { customerId: string }): string => customerId;

/**
 * The customers who paid on other pages that this browser had open for the same form: the payer is the same, even where
 * another address was typed in the checkout.
 */
async function findCustomersBeside({ site, store }: SettlementOptions, attempt: Attempt): Promise<string[]> {
  const { id, browserHash, emailHash, createdAt } = attempt;
  if (browserHash === '') return [];
  return (await store.listByEmail(site.name, emailHash))
    .filter((one) => one.id !== id && one.browserHash === browserHash && (one.paidAt ?? 0) >= createdAt)
    .map(toCustomer);
}
