import { fieldTexts, userAdminTexts } from '@guildhall/cms-client/texts';
import type { PartialTexts } from '@guildhall/ui';
import type { AccountTexts } from '../account/account-texts.ts';
import type { OwnDataTexts } from '../own-data/own-data-texts.ts';
import { problemTexts } from './problem-texts.ts';
import { datedStatusNotes, datedStatusTexts, statusNotes, statusTexts } from './status-texts.ts';

/**
 * Texts of the members' area. The first two groups can come from the content service.
 *
 * @example
 * const texts: MemberTexts = { ...memberTexts, profileTitle: 'Your membership' };
 */
export const memberTexts = {
  ...userAdminTexts,
  ...fieldTexts,
  closeLabel: 'Close',
  accountLabel: 'Members’ area',
  checkingLabel: 'Checking…',
  lateText: 'We cannot check whether you are logged in right now. Log in, or try again.',
  retryLabel: 'Try again',
  profileLabel: 'Your profile',
  loginForSubscriptionText: 'Log in to manage your subscription.',
  briefLabel: 'Not on this computer',
  briefHint: 'You will be logged out when you close this tab or the browser.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  backToLoginLabel: 'Back to login',
  resetTitle: 'Set a new password',
  resetText: 'Enter your email address and we will send you a link to set a new password.',
  sendLinkLabel: 'Send link',
  sendAgainLabel: 'Request a new link',
  checkMailText: 'It can take a few minutes. Check your spam folder too.',
  newPasswordLabel: 'New password',
  /** `{count}`: the minimum length, in the hint and, after the field's label, in its error. */
  newPasswordHint: 'Use at least {count} characters. Four unrelated words are easy to remember.',
  isTooShortText: 'must have at least {count} characters',
  isTooLongText: 'must have at most {count} characters',
  /** `{email}`: the address whose password the link sets. */
  passwordForText: 'Set a password for {email}.',
  otherLoginText:
    'You are logged in as {email}. When you save the password, you will be logged in with the other email address instead.',
  requirementsText: 'This password does not meet the requirements:',
  /** `{count}`: a number of characters. */
  requirements: {
    min: 'at least {count} characters',
    max: 'at most {count} characters',
    lower: 'a lowercase letter',
    upper: 'an uppercase letter',
    number: 'a number',
    symbol: 'a symbol, such as ! or ?',
  },
  unsupportedLinkText:
    'We cannot open this link here, and it has not changed anything. If it was in an email from us, please contact us.',
  currentPasswordLabel: 'Current password',
  profileTitle: 'Your profile',
  membershipTitle: 'Membership',
  joinAgainLabel: 'Join again',
  nameTitle: 'Name',
  nameLabel: 'Your name',
  saveNameLabel: 'Save name',
  nameSavedText: 'Name saved',
  nameKeptText: 'You entered this before you were logged out. It has not been saved.',
  details: {
    title: 'Your details',
    saveLabel: 'Save details',
    savedText: 'Details saved',
    optional: 'optional',
    choose: 'Choose',
    none: 'Not given',
    failedText: 'We could not load your details. Please try again in a moment.',
  },
  /** About what a member owes: those that differ from the English ones, which are loaded with it. */
  account: {} as PartialTexts<AccountTexts>,
  /** About what members change of their own data: likewise. */
  ownData: {} as PartialTexts<OwnDataTexts>,
  passwordTitle: 'Password',
  loggedInAs: 'Logged in as',
  noScriptText: 'You need JavaScript to log in. Turn it on in your browser and reload this page.',
  portalTitle: 'Your subscription',
  portalTabText: 'Page not loading?',
  portalTabLabel: 'Open it in a new tab',
  portalFailedTitle: 'We could not open your subscription',
  sessionEndedTitle: 'You have been logged out',
  loggedInText: 'You are logged in',
  loggedOutText: 'You are logged out',
  /** After a page for members has replaced its gate. */
  gateOpenedText: 'You can read this page now',
  redirectText: 'You will be redirected in 2 seconds!',
  redirectNowLabel: 'Continue now',
  problems: problemTexts,
  status: statusTexts,
  datedStatus: datedStatusTexts,
  statusNotes,
  datedStatusNotes,
};

/** All texts of the members' area where members have passwords. */
export type MemberTexts = typeof memberTexts;
