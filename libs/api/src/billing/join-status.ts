import type { JoinStatusResponse } from '@guildhall/api-contract/signup';
import type { SiteName } from '@guildhall/suppliers';
import type { Attempt, AttemptStore } from './attempt-store.ts';
import type { Hashes } from './hashes.ts';
import { selectNewestOpen } from './newest-open.ts';
import { UnconfirmedPayment, type Settlement } from './settlement.ts';

export interface JoinStatusOptions {
  store: AttemptStore;
  hashes: Hashes;
  findSettlement: (site: SiteName) => Settlement | undefined;
}

/** A status, and the subscription on the live site that made somebody a member. */
export type ReadJoinStatus = JoinStatusResponse & { subscriptionId?: string | undefined };

/**
 * The status of a browser's sign-up, as the vendor has it now.
 *
 * @throws UpstreamError | VendorRefusal when the vendor cannot be reached: the visitor must not be invited to pay again
 */
export async function readJoinStatus(
  options: JoinStatusOptions,
  secrets: readonly string[],
): Promise<ReadJoinStatus> {
  const { store, hashes } = options;
  const browsers = secrets.map(hashes.hashBrowser);
  const failure = await settleOpenPages(options, await store.listByBrowser(browsers));
  const attempts = await store.listByBrowser(browsers);
  const [newest] = attempts;
  if (!newest) return { status: 'none' };
  const [paid] = attempts
    // A payment from before this sign-up does not count.
    .filter(({ id, paidAt }) => paidAt !== undefined && (id === newest.id || paidAt >= newest.createdAt))
    .sort((one, other) => (other.paidAt ?? 0) - (one.paidAt ?? 0));
  if (paid?.state === 'duplicate') return { status: 'duplicate', plan_id: paid.plan };
  if (paid)
    return { status: 'member', plan_id: paid.plan, subscriptionId: await findSubscription(store, paid) };
  if (failure) {
    const { error, attempt } = failure;
    if (error instanceof UnconfirmedPayment || (await hasPendingEvent(store, attempt)))
      return { status: 'confirming', plan_id: attempt.plan };
    throw error;
  }
  const open = attempts.find(({ state }) => state === 'open');
  if (open) return { status: 'open', plan_id: open.plan };
  if (attempts.every(({ state }) => state === 'making')) return { status: 'none' };
  return { status: 'expired', plan_id: newest.plan };
}

/** Nobody gets a login for a membership on the test site. */
async function findSubscription(
  store: AttemptStore,
  { site, customerId }: Attempt,
): Promise<string | undefined> {
  return site === 'live' ? (await store.listMemberships(site, customerId))[0]?.subscriptionId : undefined;
}

/** Settles the open pages. Returns a failure, if any; an unconfirmed payment has precedence. */
async function settleOpenPages({ findSettlement }: JoinStatusOptions, attempts: readonly Attempt[]) {
  let failure: { error: unknown; attempt: Attempt } | undefined;
  for (const attempt of selectNewestOpen(attempts)) {
    try {
      const outcome = await findSettlement(attempt.site)?.recentOutcome(attempt.pageId);
      if (outcome === 'unpaid') failure = { error: new UnconfirmedPayment('unpaid'), attempt };
    } catch (error) {
      if (!failure || error instanceof UnconfirmedPayment) failure = { error, attempt };
    }
  }
  return failure;
}

async function hasPendingEvent(store: AttemptStore, { site, customerId }: Attempt): Promise<boolean> {
  return (await store.listPendingEvents(site)).some((event) => event.customerId === customerId);
}
