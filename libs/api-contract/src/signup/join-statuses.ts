/**
 * The status of this browser's sign-up. `none`: no sign-up is known, so a payment cannot be ruled out. `open`: there is a
 * page that can still be paid. `confirming`: paid, not yet a membership. `duplicate`: paid, although there was already a
 * subscription; it is being cancelled and refunded. `expired`: the page can no longer be paid.
 *
 * @example
 * const isOver = (status: JoinStatus) => status === 'member' || status === 'expired';
 */
export const joinStatuses = ['none', 'open', 'confirming', 'member', 'duplicate', 'expired'] as const;

/** One of `joinStatuses`. */
export type JoinStatus = (typeof joinStatuses)[number];

/**
 * The email about a new member's login. `pending`: not sent yet. `welcome`: sent, with a link to set a password.
 * `welcome_back`: sent to somebody who already has a password.
 *
 * @example
 * const texts: Record<JoinMail, string> = {
 *   pending: 'An email is on its way.',
 *   welcome: 'Open the link in our email to set a password.',
 *   welcome_back: 'Log in with the password that you have.',
 * };
 */
export const joinMails = ['pending', 'welcome', 'welcome_back'] as const;

/** One of `joinMails`. */
export type JoinMail = (typeof joinMails)[number];
