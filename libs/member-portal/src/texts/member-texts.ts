import { problemTexts } from './problem-texts.ts';
import { statusTexts } from './status-texts.ts';

/** The words of the members' area. Those of the content service's `userAdminData` have the same names. */
export const memberTexts = {
  loginTitle: 'Log in',
  emailLabel: 'Email',
  passwordLabel: 'Password',
  loginLabel: 'Log in',
  logoutLabel: 'Log out',
  forgotPasswordLabel: 'Forgot your password?',
  resetSentText: 'If we know this address, we have sent a link to it',
  setPasswordLabel: 'Set password',
  passwordSavedText: 'Your new password is saved',
  wrongLoginText: 'The email or password is wrong',
  expiredLinkText: 'This link has expired or has already been used. Ask for a new one.',
  editSubscriptionLabel: 'Edit subscription',
  isRequiredText: 'is required',
  isNotValidText: 'is not valid',
  loadingLabel: 'One moment…',
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
  currentPasswordLabel: 'Current password',
  againText: 'Your login is a while ago. Enter your current password to go on.',
  /** The profile. */
  profileTitle: 'Your profile',
  membershipTitle: 'Membership',
  nameTitle: 'Name',
  nameLabel: 'Your name',
  saveNameLabel: 'Save name',
  nameSavedText: 'Your name is saved',
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
};

export type MemberTexts = typeof memberTexts;
