import type { Attempt, AttemptStore } from './attempt-store.ts';
import { memberTypeOf, type BillingSite } from './billing-site.ts';
import { customersOf } from './customer-for.ts';
import type { Hashes } from './hashes.ts';
import { isRunning, type VendorPage, type VendorSubscription } from './vendor-answers.ts';
import type { Vendor } from './vendor.ts';
import { VendorRefusal } from './vendor-refusal.ts';

/**
 * What became of a page. `payable`: it can still be paid. `over`: it cannot, and was not. `paid`: the membership is
 * written down. `foreign`: paid, for something that is no membership of ours.
 */
export type Settled = { outcome: 'payable'; page: VendorPage } | { outcome: 'over' | 'paid' | 'foreign' };

/** A page is paid, and something failed before that was written down: asking again goes on. */
export class UnconfirmedPayment extends Error {
  override readonly name = 'UnconfirmedPayment';

  constructor(cause: unknown) {
    super('a payment could not be confirmed yet', { cause });
  }
}

export interface Settlement {
  /**
   * Finds out at the vendor what became of a page, writes it down and, when it was paid, tells the vendor that we know.
   * The only way to a membership: browser, event and sweep all come through here, as often as they like.
   *
   * @throws UpstreamError | VendorRefusal | UnconfirmedPayment; asking again goes on where it stopped
   */
  settle(pageId: string): Promise<Settled>;
}

export interface SettlementParts {
  site: BillingSite;
  vendor: Vendor;
  store: AttemptStore;
  hashes: Hashes;
  now: () => number;
}

/** Settles the pages of one site of the vendor, each once at a time. */
export function createSettlement(parts: SettlementParts): Settlement {
  const underWay = new Map<string, Promise<Settled>>();
  return {
    settle(pageId) {
      const already = underWay.get(pageId);
      if (already) return already;
      const settling = settle(parts, pageId).finally(() => underWay.delete(pageId));
      underWay.set(pageId, settling);
      return settling;
    },
  };
}

async function settle(parts: SettlementParts, pageId: string): Promise<Settled> {
  const { site, vendor, store, now } = parts;
  const page = await vendor.page(pageId);
  const attempt = await store.byPage(site.name, pageId);
  if (page && isPaid(page))
    return settlePaid(parts, page, attempt).catch((error: unknown) => {
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

async function settlePaid(
  parts: SettlementParts,
  page: VendorPage,
  attempt: Attempt | undefined,
): Promise<Settled> {
  const { site, store, hashes, now } = parts;
  const { subscription, customer } = page.content;
  const customerId = customer?.id ?? subscription?.customerId;
  const plan = subscription && memberTypeOf(site, subscription.planIds);
  if (!subscription || !plan || customerId === undefined) {
    if (attempt) await store.end(attempt.id, 'closed');
    return { outcome: 'foreign' };
  }
  if (attempt?.state !== 'member' && attempt?.state !== 'duplicate') {
    const paid = { ...subscription, customerId };
    await store.confirm({
      ...{ site: site.name, pageId: page.id, attemptId: page.pass_thru_content, plan, customerId },
      outcome: (await isSecond(parts, paid, customer?.email ?? '')) ? 'duplicate' : 'member',
      subscriptionId: subscription.id,
      emailHash: hashes.ofEmail(customer?.email ?? ''),
      at: now(),
    });
  }
  // A page that is not from here is left on the list for whoever made it.
  const isOurs = (attempt && attempt.bodyHash !== '') || page.pass_thru_content !== undefined;
  if (page.state === 'succeeded' && isOurs) await acknowledge(parts, page.id);
  else await store.acknowledged(site.name, page.id);
  return { outcome: 'paid' };
}

async function acknowledge({ vendor, store, site }: SettlementParts, pageId: string): Promise<void> {
  try {
    await vendor.acknowledge(pageId);
  } catch (error) {
    // Somebody was faster: then it is acknowledged.
    if (!(error instanceof VendorRefusal) || error.code !== 'invalid_state_for_request') throw error;
  }
  await store.acknowledged(site.name, pageId);
}

/**
 * Whether the payer had a membership before this one: under this customer, or under another one with the e-mail address
 * that was left in the checkout. Of two that began in the same second, the one that is confirmed first is the first.
 */
async function isSecond(
  parts: SettlementParts,
  paid: VendorSubscription & { customerId: string },
  email: string,
): Promise<boolean> {
  const { site, vendor, store } = parts;
  const alike = await customersOf(parts, email);
  const customers = [...new Set([paid.customerId, ...alike.map(({ id }) => id)])];
  const others = (await vendor.subscriptionsOf(customers)).filter(
    (one) => one.id !== paid.id && isRunning(one) && memberTypeOf(site, one.planIds) !== undefined,
  );
  const confirmed = await Promise.all(customers.map((id) => store.membership(site.name, id)));
  return others.some(
    ({ id, createdAt }) =>
      createdAt < paid.createdAt ||
      confirmed.some((membership) => membership?.subscriptionId === id) ||
      (createdAt === paid.createdAt && id < paid.id),
  );
}
