/**
 * The status of this browser's sign-up. `none`: none is known. `open`: there is a page that can still be paid.
 * `confirming`: paid, and not a membership yet. `member`: done. `duplicate`: paid although there was a
 * subscription already; the operator knows and will write. `expired`: the page can no longer be paid.
 */
export const joinStatuses = ['none', 'open', 'confirming', 'member', 'duplicate', 'expired'] as const;

export type JoinStatus = (typeof joinStatuses)[number];
