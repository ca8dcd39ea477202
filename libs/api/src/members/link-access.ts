import type { LinkLogins, Records, SessionToken } from '@guildhall/suppliers';
import { ApiError } from '../errors/api-error.ts';
import type { MemberMails } from '../mails/member-mails.ts';
import {
  createAddressAccess,
  type AddressAccess,
  type AddressAccessOptions,
} from './own-data/address-access.ts';
import {
  createRequestedMails,
  type MailRequestResult,
  type RequestedMailsOptions,
} from './requested-mails.ts';

/** An ID token with its member and their record. */
interface MemberToken extends SessionToken {
  customerId: string | undefined;
}

/** The browser that requests a link. */
interface LinkBrowser {
  secret: string;
  /** The proof that an earlier login has left in it. */
  proof: string | undefined;
}

/** Logins by links, for the routes. A link that cannot be used is an ApiError. */
export interface LinkAccess extends AddressAccess {
  /** Never depends on whether the address has a member. */
  requestLink(email: string, browser: LinkBrowser): MailRequestResult;
  /** The proof that the owner of an address has logged in with a browser. */
  proveLogin(email: string): string;
  createToken(session: string): Promise<MemberToken>;
  endSession(session: string): Promise<void>;
  deleteOld(): Promise<void>;
}

export interface LinkAccessOptions
  extends
    RequestedMailsOptions,
    Omit<AddressAccessOptions, 'links' | 'requested' | 'budget' | 'hasPasswords'> {
  proveLogin: (email: string) => string;
  logins: LinkLogins;
  records: Pick<Records, 'find'>;
  mails: Pick<MemberMails, 'sendLoginLink' | 'sendAddressLink' | 'sendAddressChanged'>;
}

export function createLinkAccess(options: LinkAccessOptions): LinkAccess {
  const { logins, records, mails, budget, proveLogin } = options;
  const requested = createRequestedMails(options);
  return {
    ...createAddressAccess({ ...options, hasPasswords: false, links: logins, requested }),
    proveLogin,
    requestLink: (email, { secret, proof }) =>
      requested.request(
        proof === proveLogin(email) ? budget.takeKnown(email) : budget.take(email),
        async () => {
          const link = await logins.createLoginLink(email, secret);
          if (link) await mails.sendLoginLink(link.address, link.secret);
        },
      ),
    async createToken(session) {
      const token = await logins.createToken(session);
      if (!token) throw new ApiError('MEMBER_SESSION_ENDED');
      return { ...token, customerId: (await records.find(token.member.uid))?.customerId };
    },
    endSession: (session) => logins.endSession(session),
    deleteOld: () => logins.deleteOld(),
  };
}
