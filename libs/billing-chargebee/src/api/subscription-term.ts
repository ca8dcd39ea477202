import * as v from 'valibot';

/** A time of the vendor, in seconds. */
const seconds = v.optional(v.number());

/** The fields of a subscription that say how long it lasts. */
export const termSchema = v.object({
  status: v.string(),
  trial_end: seconds,
  trial_end_action: v.optional(v.string()),
  current_term_end: seconds,
  cancelled_at: seconds,
});

type Term = v.InferOutput<typeof termSchema>;

/**
 * True if it ends with its term. A trial that ends without a charge, or that was cancelled, does not renew; the vendor still calls it
 * `in_trial`.
 */
export function endsWithTerm({ status, trial_end_action: action, cancelled_at: cancelledAt }: Term): boolean {
  if (status === 'in_trial') return action === 'cancel_subscription' || cancelledAt !== undefined;
  return status === 'non_renewing';
}

/** Returns when it ends, or has ended, unless it renews before; in seconds. */
export function getTermEnd(term: Term): number | undefined {
  return term.cancelled_at ?? (term.status === 'in_trial' ? term.trial_end : term.current_term_end);
}
