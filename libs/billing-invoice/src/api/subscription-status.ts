import type { Subscription } from './invoice-store.ts';

/** True while a subscription is paid, and not ended. */
export function isPaidNow({ paidUntil, endedAt }: Subscription, now: number): boolean {
  return endedAt === undefined && now < paidUntil;
}
