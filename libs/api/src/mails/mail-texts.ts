/** An email with one action. Texts are plain; URLs are ours. */
export interface MailText {
  subject: string;
  preview: string;
  title: string;
  before: readonly string[];
  button: { label: string; url: string };
  after: readonly (string | { before: string; label: string; url: string })[];
  sign: string;
}

interface MailOptions {
  siteOrigin: string;
  name: string;
  code: string;
}

/** Our own page: the identity service's page needs the project's key and does not lead back to the site. */
const toResetUrl = (siteOrigin: string, code: string): string =>
  `${siteOrigin}/reset-password?mode=resetPassword&oobCode=${encodeURIComponent(code)}`;

/** Source: the vendor's engineers say an hour, its documents "hours"; there is no setting. */
const linkLifeText = 'The link works once and expires after about an hour.';

export function composeWelcomeMail({ siteOrigin, name, code }: MailOptions): MailText {
  return {
    subject: 'Welcome: set your password',
    preview: 'Your membership is active. Set your password to log in.',
    title: 'Welcome',
    before: [
      'Thank you for becoming a member. Your membership is active now.',
      'There is one more step: set your password. You can then log in with this email address, read members’ pages and manage your membership.',
    ],
    button: { label: 'Set your password', url: toResetUrl(siteOrigin, code) },
    after: [
      linkLifeText,
      { before: 'Link expired?', label: 'Request a new one', url: `${siteOrigin}/reset-password` },
      'If you did not sign up, someone may have entered your email address by mistake. Reply to this email and we will sort it out.',
    ],
    sign: name,
  };
}

export function composePasswordMail({ siteOrigin, name, code }: MailOptions): MailText {
  return {
    subject: 'Set a new password',
    preview: 'Use this link to set a new password.',
    title: 'Set a new password',
    before: ['We have received a request to set a new password for this email address.'],
    button: { label: 'Set a new password', url: toResetUrl(siteOrigin, code) },
    after: [
      linkLifeText,
      { before: 'Link expired?', label: 'Request a new one', url: `${siteOrigin}/reset-password` },
      'If you did not request this, ignore this email. Your password has not changed.',
    ],
    sign: name,
  };
}
