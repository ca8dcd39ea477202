import type { Inbox } from '../inbox/inbox.ts';
import type { StoredCode } from './emulator.ts';
import { createIdentity, type Identity } from './identity.ts';
import { sendVendorMail } from './vendor-mails.ts';

export interface MailingIdentity {
  identity: Identity;
  /** Sends the email with the newest such code. Without a code, no email. */
  sendMail: (order: { email: string; requestType: string }) => Promise<void>;
}

export function createMailingIdentity(
  inbox: Inbox,
  { origin, now }: { origin: () => string; now: () => Date },
): MailingIdentity {
  const mail = (code: StoredCode) => sendVendorMail(inbox, code, origin());
  const identity = createIdentity({
    now,
    // No browser requests the email for recovering an old address: it is sent as soon as its code is created.
    onCode: (code) => void (code.requestType === 'RECOVER_EMAIL' && mail(code)),
  });
  return {
    identity,
    async sendMail(order) {
      const code = await identity.newestCode(order);
      if (code) mail(code);
    },
  };
}
