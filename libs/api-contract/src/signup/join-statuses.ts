/**
 * The status of this browser's sign-up. `none`: no sign-up is known, so a payment cannot be ruled out. `open`: there is a
 * page that can still be paid. `confirming`: paid, not yet a membership. `duplicate`: paid, although there was already a
 * subscription; it is being cancelled and refunded. `expired`: the page can no longer be paid.
 */
export const joinStatuses = ['none', 'open', 'confirming', 'member', 'duplicate', 'expired'] as const;

export type JoinStatus = (typeof joinStatuses)[number];

/**
 * The email about a new member's login. `pending`: not sent yet. `welcome`: sent, with a link to set a password.
 * `welcome_back`: sent to somebody who already has a password.
 */
export const joinMails = ['pending', 'welcome', 'welcome_back'] as const;

export type JoinMail = (typeof joinMails)[number];
