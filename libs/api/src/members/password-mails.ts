import type { PasswordService } from '@guildhall/suppliers';
import type { MemberMails } from '../mails/member-mails.ts';
import {
  createRequestedMails,
  type MailRequestResult,
  type RequestedMailsOptions,
} from './requested-mails.ts';

export interface PasswordMailsOptions extends RequestedMailsOptions {
  identity: Pick<PasswordService, 'findByEmail' | 'createPasswordCode'>;
  mails: Pick<MemberMails, 'sendPassword'>;
  /** Called with the ID of a login before a code is created for it. */
  onFound?: ((uid: string) => Promise<unknown>) | undefined;
}

export interface PasswordMails {
  request(email: string): MailRequestResult;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Emails with a code that sets a password. */
export function createPasswordMails({
  identity,
  mails,
  budget,
  onFound,
  ...options
}: PasswordMailsOptions): PasswordMails {
  const requested = createRequestedMails(options);
  return {
    ...requested,
    request: (email) =>
      requested.request(budget.take(email), async () => {
        const found = await identity.findByEmail(email);
        if (!found || found.disabled) return;
        await onFound?.(found.uid).catch(options.onFailure);
        const { address, code } = await identity.createPasswordCode(email);
        await mails.sendPassword(address, code);
      }),
  };
}
