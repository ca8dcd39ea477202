/** A mail with one thing to do. Texts are plain; addresses are ours. */
export interface MailText {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  title: string;
  before: readonly string[];
  button: { label: string; url: string };
  after: readonly (string | { before: string; label: string; url: string })[];
  /** The name that signs the mail. */
  sign: string;
}

interface Parts {
  siteOrigin: string;
  /** Of the organisation. */
  name: string;
  /** Sets the password, once. */
  code: string;
}

/**
 * Our own page: the identity service's page refuses links without the project's key, and leads nobody back to the site.
 */
const withCode = (siteOrigin: string, code: string): string =>
  `${siteOrigin}/reset-password?mode=resetPassword&oobCode=${encodeURIComponent(code)}`;

/** The identity service's documents say hours, its engineers an hour. */
const untilUsed = 'The link works once, and for about an hour.';

export function welcomeMail({ siteOrigin, name, code }: Parts): MailText {
  return {
    subject: 'Welcome: choose your password',
    preview: 'Your membership is active. One step is left: choose a password.',
    title: 'Welcome',
    before: [
      'Thank you for becoming a member. Your membership is active now.',
      'One step is left: choose a password. With it and this email address you log in, read what is for members, and manage your membership.',
    ],
    button: { label: 'Choose a password', url: withCode(siteOrigin, code) },
    after: [
      untilUsed,
      { before: 'Too late? No harm done.', label: 'Ask for a new link', url: `${siteOrigin}/reset-password` },
      'If you did not sign up, somebody may have mistyped their address. Please answer this mail, and we will sort it out.',
    ],
    sign: name,
  };
}

export function passwordMail({ siteOrigin, name, code }: Parts): MailText {
  return {
    subject: 'Set a new password',
    preview: 'Here is the link you asked for.',
    title: 'Set a new password',
    before: ['Here is the link you asked for. It takes you to a page where you choose a new password.'],
    button: { label: 'Choose a new password', url: withCode(siteOrigin, code) },
    after: [
      untilUsed,
      { before: 'Too late? No harm done.', label: 'Ask for a new link', url: `${siteOrigin}/reset-password` },
      'If you did not ask for it, you do not have to do anything: your password stays as it is.',
    ],
    sign: name,
  };
}
