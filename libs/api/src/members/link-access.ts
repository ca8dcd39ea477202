import type { LinkLogins, OpenLink, Records, SessionToken } from '@guildhall/suppliers';
import { ApiError } from '../errors/api-error.ts';
import type { MemberMails } from '../mails/member-mails.ts';
import {
  createRequestedMails,
  type MailRequestResult,
  type RequestedMailsOptions,
} from './requested-mails.ts';

/** An opened session; none for a link that confirmed a new address. */
export interface OpenedSession {
  session: string;
  maxAgeS: number;
}

/** An ID token with its member and their record. */
export interface MemberToken extends SessionToken {
  customerId: string | undefined;
}

/** Logins by links, for the routes. A link that cannot be used is an ApiError. */
export interface LinkAccess {
  /** Never depends on whether the address has a member. */
  requestLink(email: string, browser: string): MailRequestResult;
  /** Requests the link that confirms a member's new address. */
  requestAddressLink(uid: string, email: string, browser: string): MailRequestResult;
  findLink(secret: string, browser: string | undefined): Promise<OpenLink>;
  useLink(secret: string, previousSession: string | undefined): Promise<OpenedSession | undefined>;
  createToken(session: string): Promise<MemberToken>;
  endSession(session: string): Promise<void>;
  setName(uid: string, name: string): Promise<void>;
  deleteOld(): Promise<void>;
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface LinkAccessOptions extends RequestedMailsOptions {
  logins: LinkLogins;
  records: Pick<Records, 'read'>;
  mails: Pick<MemberMails, 'sendLoginLink' | 'sendAddressLink' | 'sendAddressChanged'>;
}

export function createLinkAccess({
  logins,
  records,
  mails,
  budget,
  ...options
}: LinkAccessOptions): LinkAccess {
  const requested = createRequestedMails(options);
  return {
    requestLink: (email, browser) =>
      requested.request(budget.take(email), async () => {
        const link = await logins.createLoginLink(email, browser);
        if (link) await mails.sendLoginLink(link.address, link.secret);
      }),
    requestAddressLink: (uid, email, browser) =>
      requested.request(budget.takeStranger(email, uid), async () => {
        const link = await logins.createAddressLink(uid, email, browser);
        if (link) await mails.sendAddressLink(link.address, link.secret);
      }),
    async findLink(secret, browser) {
      const link = await logins.findLink(secret, browser);
      if (typeof link === 'string') throw new ApiError(problems[link]);
      return link;
    },
    async useLink(secret, previousSession) {
      const result = await logins.useLink(secret, previousSession);
      if (typeof result === 'string') throw new ApiError(problems[result]);
      if (result.purpose === 'login') return result;
      const { oldEmail } = result;
      // The owner of the old address learns of it, whatever happens to this request.
      requested.request(true, () => mails.sendAddressChanged(oldEmail));
      return undefined;
    },
    async createToken(session) {
      const token = await logins.createToken(session);
      if (!token) throw new ApiError('MEMBER_SESSION_ENDED');
      return { ...token, customerId: (await records.read(token.member.uid))?.customerId };
    },
    endSession: (session) => logins.endSession(session),
    setName: (uid, name) => logins.setName(uid, name),
    deleteOld: () => logins.deleteOld(),
    settled: requested.settled,
    close: requested.close,
  };
}

const problems = { used: 'MEMBER_LINK_USED', expired: 'MEMBER_LINK_EXPIRED' } as const;
