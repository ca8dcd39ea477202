import { fieldTexts, userAdminTexts } from '@guildhall/cms-client/texts';
import { problemTexts } from './problem-texts.ts';
import { statusNotes, statusTexts } from './status-texts.ts';

/** The texts of the members' area. The first two groups can come from the content service. */
export const memberTexts = {
  ...userAdminTexts,
  ...fieldTexts,
  /** The header's button and menu. */
  closeLabel: 'Close',
  accountLabel: 'Members’ area',
  checkingLabel: 'Checking…',
  lateText: 'We cannot tell yet whether you are logged in. You can log in again, or try once more.',
  retryLabel: 'Try again',
  profileLabel: 'Your profile',
  loginForSubscriptionText: 'Log in to edit your subscription.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  backToLoginLabel: 'Back to log in',
  /** Asking for the mail, and setting the password. */
  resetTitle: 'Set a new password',
  resetText: 'We send a link to your address. With it you set a new password.',
  sendLinkLabel: 'Send the link',
  sendAgainLabel: 'Ask for a new link',
  checkMailText: 'It can take a few minutes. Look in the folder for unwanted mail, too.',
  newPasswordLabel: 'New password',
  newPasswordHint: 'At least 8 characters. Four words that do not belong together are easy to remember.',
  /** `{email}`: the address. */
  passwordOfText: 'Choose a password for {email}.',
  otherLoginText:
    'You are logged in as {email}. Once the password is saved, you are logged in with the other address instead.',
  passwordNeedsText: 'This password is not accepted yet. It needs:',
  /** `{count}`: how many. */
  passwordNeeds: {
    min: 'at least {count} characters',
    max: 'at most {count} characters',
    lower: 'a small letter',
    upper: 'a capital letter',
    number: 'a number',
    symbol: 'a sign that is neither a letter nor a number',
  },
  strayLinkText:
    'This link cannot be opened on this site, and it has changed nothing. If it came in a mail from us, write to us.',
  currentPasswordLabel: 'Current password',
  /** The profile. */
  profileTitle: 'Your profile',
  membershipTitle: 'Membership',
  joinAgainLabel: 'Join again',
  nameTitle: 'Name',
  nameLabel: 'Your name',
  saveNameLabel: 'Save name',
  nameSavedText: 'Your name is saved',
  nameKeptText: 'You typed this before your login ended. It is not saved yet.',
  passwordTitle: 'Password',
  loggedInAs: 'Logged in as',
  noScriptText: 'Logging in needs JavaScript, which is switched off. Switch it on and reload this page.',
  /** The portal. */
  portalTitle: 'Your subscription',
  portalTabText: 'Nothing to be seen here, or not working?',
  portalTabLabel: 'Open it in a new tab',
  portalFailedTitle: 'Your subscription could not be opened',
  sessionEndedTitle: 'You have been logged out',
  /** Before a visitor is sent to the identity service. */
  redirectText: 'You will be redirected in 2 seconds!',
  redirectNowLabel: 'Go there now',
  problems: problemTexts,
  status: statusTexts,
  statusNotes,
};

export type MemberTexts = typeof memberTexts;
