import type { MemberStatus } from '@guildhall/api-contract/members';
import type * as v from 'valibot';
import { endsWithTerm, getTermEnd, type termSchema } from './subscription-term.ts';

/** The fields of a subscription that say what it is now. Times in seconds. */
type Dated = v.InferOutput<typeof termSchema> & {
  next_billing_at?: number | undefined;
  resume_date?: number | undefined;
  start_date?: number | undefined;
  deleted: boolean;
};

/** Statuses by priority, for customers with several subscriptions. Any other status is `none`. */
const statusesByPriority = [
  'active',
  'in_trial',
  'non_renewing',
  'paused',
  'future',
  'cancelled',
] as const satisfies MemberStatus[];

const getEndSeconds: Record<(typeof statusesByPriority)[number], (one: Dated) => number | undefined> = {
  active: (one) => one.next_billing_at,
  in_trial: (one) => one.trial_end ?? one.next_billing_at,
  non_renewing: getTermEnd,
  paused: (one) => one.resume_date,
  future: (one) => one.start_date,
  cancelled: (one) => one.cancelled_at,
};

const toEffectiveStatus = (one: Dated): string => (endsWithTerm(one) ? 'non_renewing' : one.status);

/** The subscription that a member sees, with its status and the date that belongs to it; of several, the one that ends last. */
export function selectByStatus<Subscription extends Dated>(
  subscriptions: readonly Subscription[],
): { status: (typeof statusesByPriority)[number]; endS: number; subscription: Subscription } | undefined {
  for (const status of statusesByPriority) {
    const [last] = subscriptions
      .filter((one) => !one.deleted && toEffectiveStatus(one) === status)
      .map((subscription) => ({ status, subscription, endS: getEndSeconds[status](subscription) ?? 0 }))
      .sort((one, other) => other.endS - one.endS);
    if (last) return last;
  }
  return undefined;
}
