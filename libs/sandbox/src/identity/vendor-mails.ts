import type { Inbox } from '../inbox/inbox.ts';
import type { StoredCode } from './emulator.ts';
import { toActionLink } from './identity-service.ts';

const subjects: Record<string, string> = {
  PASSWORD_RESET: 'Reset your password for demo-guildhall',
  VERIFY_EMAIL: 'Verify your email for demo-guildhall',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new email for demo-guildhall',
  RECOVER_EMAIL: 'Your sign-in email was changed for demo-guildhall',
};

/** Puts the vendor's own email for a code into the inbox, in the format that a relay receives. */
export function sendVendorMail(inbox: Inbox, code: StoredCode, origin: string): void {
  const { email, newEmail, requestType, oobLink } = code;
  const to = requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (newEmail ?? email) : email;
  inbox.add(
    'mail',
    [
      'From: noreply@demo-guildhall.firebaseapp.test',
      `To: ${to}`,
      `Subject: ${subjects[requestType] ?? 'demo-guildhall'}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Hello,',
      '',
      'Follow this link:',
      '',
      toActionLink(oobLink, origin),
      '',
      "If you didn't ask for this, you can ignore this email.",
      '',
    ].join('\r\n'),
  );
}
