import { memberTexts } from './member-texts.ts';

/**
 * Texts of the members' area where members log in by links in emails.
 *
 * @example
 * const texts: typeof linkTexts = { ...linkTexts, undoLabel: 'Take the change back' };
 */
export const linkTexts = {
  requestText: 'Enter your email address and we will send you a link to log in. You do not need a password.',
  sentText:
    'If this address has a membership, we are sending it a link to log in. It works once, for 15 minutes.',
  /** `{email}`: the address of the login. */
  logInText: 'You will be logged in as {email}.',
  /** `{email}`: the address of the current login. */
  replaceText: 'You are logged in as {email} now. That login will end.',
  otherBrowserText:
    'This link was requested in another browser or app. Continue only if you requested it yourself.',
  /** `{email}`: the new address. */
  addressText: 'From now on, you will log in with {email}.',
  confirmAddressLabel: 'Use this email address',
  addressSavedText: 'Your email address has been changed',
  /** `{email}`: the earlier address. */
  undoText: 'Your login will use {email} again, and will be logged out everywhere.',
  undoLabel: 'Undo the change',
  undoneText: 'Your login uses this email address again. You can request a link to log in.',
  usedText: 'This link has already been used. Request a new one.',
  expiredText: 'This link has expired, or a newer one was sent. Request a new one.',
  emailTitle: 'Email address',
  newEmailLabel: 'New email address',
  emailSentText: 'If this address can be used, we are sending it a link. Open it to confirm the address.',
};

/**
 * All texts of such a members' area.
 *
 * @example
 * const texts: LinkMemberTexts = { ...linkMemberTexts, loginTitle: 'Welcome back' };
 */
export const linkMemberTexts = { ...memberTexts, links: linkTexts };

/** All texts of the members' area where members log in by links. */
export type LinkMemberTexts = typeof linkMemberTexts;
