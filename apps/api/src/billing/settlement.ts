import { LRUCache } from 'lru-cache';
import type { Attempt, AttemptStore } from './attempt-store.ts';
import { memberTypeOf, type BillingSite } from './billing-site.ts';
import { customersOf } from './customer-for.ts';
import type { Hashes } from './hashes.ts';
import { createKeyedQueue } from './task-queue.ts';
import { isRunning, type VendorPage, type VendorSubscription } from './vendor-answers.ts';
import type { Vendor } from './vendor.ts';
import { VendorRefusal } from './vendor-refusal.ts';

/**
 * The outcome of a page. `payable`: it can still be paid. `over`: it was not paid and can no longer be. `unpaid`: the
 * payer has done everything, and the bank has not paid yet. `paid`: the membership is stored. `not a membership`: paid,
 * for a plan that is not configured.
 */
export type Settled =
  { outcome: 'payable'; page: VendorPage } | { outcome: 'over' | 'unpaid' | 'paid' | 'not a membership' };

/** A page is paid, and something failed before the payment was stored. Settling again continues. */
export class UnconfirmedPayment extends Error {
  override readonly name = 'UnconfirmedPayment';

  constructor(cause: unknown) {
    super('a payment could not be confirmed yet', { cause });
  }
}

export interface Settlement {
  /**
   * Reads the state of a page at the vendor, stores it and, when it was paid, acknowledges it. The only way to a
   * membership: browser, event and sweep all call this, any number of times.
   *
   * @throws UpstreamError | VendorRefusal | UnconfirmedPayment; settling again continues where it stopped
   */
  settle(pageId: string): Promise<Settled>;
  /** As `settle`, or the outcome of some seconds ago: a browser that calls all the time causes few calls to the vendor. */
  recentOutcome(pageId: string): Promise<Settled['outcome']>;
}

export interface SettlementParts {
  site: BillingSite;
  vendor: Vendor;
  store: AttemptStore;
  hashes: Hashes;
  now: () => number;
}

/** The most pages whose states are remembered. */
const maxRemembered = 10_000;

/**
 * Settles the pages of one of the vendor's sites. Calls for the same page at the same time share one run.
 *
 * @param parts with how old a recent outcome may be, ms
 */
export function createSettlement({ maxAgeMs, ...parts }: SettlementParts & { maxAgeMs: number }): Settlement {
  const found = new LRUCache<string, { outcome: Settled['outcome']; at: number }>({ max: maxRemembered });
  // Of two payments at the same time, each must see what the other has become: else both would be kept.
  const inQueue = createKeyedQueue();
  const underWay = new Map<string, Promise<Settled>>();
  const settleNow = async (pageId: string) => {
    const settled = await settle({ ...parts, inQueue }, pageId);
    found.set(pageId, { outcome: settled.outcome, at: parts.now() });
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
      const age = parts.now() - at;
      if (outcome !== undefined && age >= 0 && age < maxAgeMs) return outcome;
      return (await settleOnce(pageId)).outcome;
    },
  };
}

interface QueuedParts extends SettlementParts {
  inQueue: ReturnType<typeof createKeyedQueue>;
}

async function settle(parts: QueuedParts, pageId: string): Promise<Settled> {
  const { site, vendor, store, now } = parts;
  const page = await vendor.page(pageId);
  const attempt = await store.byPage(site.name, pageId);
  if (page && isPaid(page))
    return parts
      .inQueue('paid', () => settlePaid(parts, page))
      .catch((error: unknown) => {
        throw new UnconfirmedPayment(error);
      });
  if (page?.state === 'cancelled') {
    if (attempt) await store.end(attempt.id, 'closed');
    return { outcome: 'over' };
  }
  const endsAt = page?.expires_at === undefined ? attempt?.expiresAt : page.expires_at * 1000;
  if (!page || (endsAt !== undefined && now() >= endsAt)) {
    if (attempt) await store.end(attempt.id, 'expired');
    return { outcome: 'over' };
  }
  return { outcome: 'payable', page };
}

const isPaid = ({ state, content }: VendorPage): boolean =>
  (state === 'succeeded' || state === 'acknowledged') && content.subscription !== undefined;

async function settlePaid(parts: SettlementParts, page: VendorPage): Promise<Settled> {
  const { site, store, hashes, now } = parts;
  const attempt = await store.byPage(site.name, page.id);
  const { subscription, customer } = page.content;
  const customerId = customer?.id ?? subscription?.customerId;
  const plan = subscription && memberTypeOf(site, subscription.planIds);
  if (!subscription || !plan || customerId === undefined) {
    if (attempt) await store.end(attempt.id, 'closed');
    return { outcome: 'not a membership' };
  }
  if (attempt?.state !== 'member' && attempt?.state !== 'duplicate') {
    const unpaid = await stateOfUnpaid(parts, page);
    if (unpaid === 'waiting') return { outcome: 'unpaid' };
    if (unpaid === 'over') {
      if (attempt) await store.end(attempt.id, 'closed');
      await acknowledge(parts, page.id);
      return { outcome: 'over' };
    }
    const paid = { ...subscription, customerId };
    await store.confirm({
      ...{ site: site.name, pageId: page.id, attemptId: page.pass_thru_content, plan, customerId },
      outcome: (await isSecond(parts, paid, customer?.email ?? '', attempt)) ? 'duplicate' : 'member',
      subscriptionId: subscription.id,
      emailHash: hashes.ofEmail(customer?.email ?? ''),
      at: now(),
    });
  }
  // A page that the api has not made is not acknowledged: its maker may still need it on the list.
  const isOurs = (attempt && attempt.browserHash !== '') || page.pass_thru_content !== undefined;
  if (page.state === 'succeeded' && isOurs) await acknowledge(parts, page.id);
  else await store.markAcknowledged(site.name, page.id);
  return { outcome: 'paid' };
}

async function acknowledge({ vendor, store, site }: SettlementParts, pageId: string): Promise<void> {
  try {
    await vendor.acknowledge(pageId);
  } catch (error) {
    // It was acknowledged in the meantime.
    if (!(error instanceof VendorRefusal) || error.code !== 'invalid_state_for_request') throw error;
  }
  await store.markAcknowledged(site.name, pageId);
}

/** The outcome of a payment that the bank had not made when the page was paid; `undefined` for one that is made. */
async function stateOfUnpaid(
  { vendor }: SettlementParts,
  { content: { invoice, subscription } }: VendorPage,
): Promise<'waiting' | 'over' | undefined> {
  if (!subscription || !invoice || invoice.isPaid) return undefined;
  const invoices = await vendor.invoicesOf(subscription.id);
  if (invoices.find(({ id }) => id === invoice.id)?.isPaid) return undefined;
  const now = await vendor.subscription(subscription.id);
  return now && isRunning(now) ? 'waiting' : 'over';
}

/**
 * Whether the payer had a membership before this one: as this customer, as another one with the e-mail address that was
 * typed in the checkout, or on another page of this sign-up. Of two that began in the same second, the one confirmed first
 * counts as the first.
 */
async function isSecond(
  parts: SettlementParts,
  paid: VendorSubscription & { customerId: string },
  email: string,
  attempt: Attempt | undefined,
): Promise<boolean> {
  const { site, vendor, store, hashes } = parts;
  const known = await store.membershipsOfEmail(site.name, hashes.ofEmail(email));
  const alike = [...(await customersOf(parts, email)).map(({ id }) => id), ...known.map(toCustomer)];
  const beside = attempt ? await customersBeside(parts, attempt) : [];
  const customers = [...new Set([paid.customerId, ...alike, ...beside])];
  const others = (await vendor.subscriptionsOf(customers)).filter(
    (one) => one.id !== paid.id && isRunning(one) && memberTypeOf(site, one.planIds) !== undefined,
  );
  const confirmed = (await Promise.all(customers.map((id) => store.membershipsOf(site.name, id)))).flat();
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
async function customersBeside({ site, store }: SettlementParts, attempt: Attempt): Promise<string[]> {
  const { id, browserHash, emailHash, createdAt } = attempt;
  if (browserHash === '') return [];
  return (await store.byEmail(site.name, emailHash))
    .filter((one) => one.id !== id && one.browserHash === browserHash && (one.paidAt ?? 0) >= createdAt)
    .map(toCustomer);
}
