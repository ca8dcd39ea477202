// Without schemas: a browser that only reads a status loads none.

/**
 * What the billing vendor says of a member's subscription. `active`, `in_trial` and `non_renewing` (cancelled, and paid
 * until its end) are in; `paused`, `cancelled` and `future` (not started yet) are not. `none`: there is no
 * subscription, or no record of one.
 */
export const memberStatuses = [
  'active',
  'in_trial',
  'non_renewing',
  'paused',
  'cancelled',
  'future',
  'none',
] as const;

export type MemberStatus = (typeof memberStatuses)[number];

const statusesWithAccess: ReadonlySet<string> = new Set<MemberStatus>(['active', 'in_trial', 'non_renewing']);

/** Whether a subscription in this status lets its member read what is for members only. */
export function hasAccessIn(status: MemberStatus): boolean {
  return statusesWithAccess.has(status);
}
