import type { Inbox } from '../inbox/inbox.ts';
import type { StoredCode } from './emulator.ts';
import { createIdentity, type Identity } from './identity.ts';
import { sendVendorMail } from './vendor-mails.ts';

/** The identity service with the mails that it sends itself. */
export interface MailingIdentity {
  identity: Identity;
  /** Sends the mail of the newest such code. Without a code, no mail. */
  sendMail: (order: { email: string; requestType: string }) => Promise<void>;
}

export function createMailingIdentity(
  inbox: Inbox,
  { origin, now }: { origin: () => string; now: () => Date },
): MailingIdentity {
  const mail = (code: StoredCode) => sendVendorMail(inbox, code, origin());
  const identity = createIdentity({
    now,
    // No browser requests the mail that lets somebody take an old address back: it is sent as soon as its code is made.
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
