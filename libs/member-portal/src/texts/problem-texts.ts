/** What is said of each problem that has no text of the content service; the others take theirs from there. */
export const problemTexts = {
  'too-many': 'There were too many attempts. Wait a few minutes, then try again, or set a new password.',
  'weak-password': 'Choose a longer password',
  'login-closed': 'The login of this link is closed. If you think that this is a mistake, write to us.',
  'not-stored':
    'Your browser does not let this site store anything, so you would be logged out on the next page. Allow cookies and site data for this site, then log in again.',
  'login-again': 'Your login is a while ago. Enter your current password to go on.',
  'wrong-password': 'The current password is wrong',
  'session-ended': 'Your login has ended. Log in again.',
  offline: 'The connection failed. Nothing is lost: try again in a moment.',
  'not-now': 'This is not available right now. Please try again in a few minutes.',
  technical: 'A technical error stopped this. Please try again in a moment.',
  forbidden: 'There is no subscription with this login that could be opened.',
};
