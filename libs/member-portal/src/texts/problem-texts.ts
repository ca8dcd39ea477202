/** Messages for problems that main data has no text for. */
export const problemTexts = {
  'too-many': 'Too many attempts. Please wait a while and try again.',
  'weak-password': 'Choose a longer password',
  'password-refused': 'This password does not meet the requirements. Choose a different one.',
  'login-closed':
    'The login for this link is no longer active. If you think this is a mistake, please contact us.',
  'not-stored':
    'Your browser does not allow this site to store data, so you would be logged out on the next page. Allow cookies and site data for this site, then log in again.',
  'login-again': 'For your security, enter your current password to continue.',
  'wrong-password': 'The current password is wrong',
  'session-ended': 'Your session has ended. Log in again.',
  offline: 'We could not connect. Check your connection and try again.',
  'not-now': 'This is not available right now. Please try again in a few minutes.',
  technical: 'Something went wrong. Please try again in a moment.',
  forbidden: 'We could not find a subscription for this login.',
};
