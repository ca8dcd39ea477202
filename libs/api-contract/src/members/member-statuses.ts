// Without schemas: a browser that only reads a status loads none.

/**
 * Status of a member's subscription at the billing vendor. `active`, `in_trial` and `non_renewing` (cancelled, and
 * paid until its end) give access; `paused`, `cancelled` and `future` (not started yet) do not. `none`: there is no
 * subscription, or no record of one.
 *
 * @example
 * memberStatuses.filter(hasAccessIn); // ['active', 'in_trial', 'non_renewing']
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

/** One of `memberStatuses`. */
export type MemberStatus = (typeof memberStatuses)[number];

const statusesWithAccess: ReadonlySet<string> = new Set<MemberStatus>(['active', 'in_trial', 'non_renewing']);

/**
 * True when a subscription in this status gives access to members' pages.
 *
 * @example
 * hasAccessIn('non_renewing'); // true
 * hasAccessIn('paused'); // false
 */
export function hasAccessIn(status: MemberStatus): boolean {
  return statusesWithAccess.has(status);
}
