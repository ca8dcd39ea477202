/**
 * The texts of login and passwords (`userAdminData` of the main data).
 *
 * @example
 * userAdminTexts.loginLabel; // 'Log in'
 */
export const userAdminTexts = {
  loginTitle: 'Log in',
  emailLabel: 'Email',
  passwordLabel: 'Password',
  loginLabel: 'Log in',
  logoutLabel: 'Log out',
  forgotPasswordLabel: 'Forgot your password?',
  resetSentText: 'If this address has a membership, we are sending it a link',
  setPasswordLabel: 'Set password',
  passwordSavedText: 'Your new password is saved',
  wrongLoginText: 'The email or password is wrong',
  expiredLinkText: 'This link has expired or has already been used. Request a new one.',
  editSubscriptionLabel: 'Edit subscription',
};
