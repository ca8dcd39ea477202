import type { InvoiceSite } from './invoice-site.ts';
import type { Subscription } from './invoice-store.ts';

/** True while a subscription is paid, or its next term may still be, and it has not ended. */
export function isPaidNow({ paidUntil, endedAt, graceUntil = 0 }: Subscription, now: number): boolean {
  return endedAt === undefined && now < Math.max(paidUntil, graceUntil);
}

/** True if a subscription gets an invoice for its next term, or has one. */
function isRenewed(
  { plan, endedAt, stoppedAt }: Subscription,
  { prices, renewals }: Pick<InvoiceSite, 'prices' | 'renewals'>,
): boolean {
  return (
    endedAt === undefined && stoppedAt === undefined && renewals !== undefined && prices[plan] !== undefined
  );
}

/** The status of a subscription, as members and the api know it. */
export function getSubscriptionStatus(
  subscription: Subscription,
  site: Pick<InvoiceSite, 'prices' | 'renewals'>,
  now: number,
): 'active' | 'non_renewing' | 'cancelled' {
  if (!isPaidNow(subscription, now)) return 'cancelled';
  return isRenewed(subscription, site) ? 'active' : 'non_renewing';
}
