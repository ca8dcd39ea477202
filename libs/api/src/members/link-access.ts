import type { LinkLogins, OpenLink, Records, SessionToken } from '@guildhall/suppliers';
import type { Claims } from '@guildhall/server-kit/storage';
import { ApiError } from '../errors/api-error.ts';
import type { MemberMails } from '../mails/member-mails.ts';
import { createAddressNotices } from './address-notices.ts';
import {
  createRequestedMails,
  type MailRequestResult,
  type RequestedMailsOptions,
} from './requested-mails.ts';

/** The effect of a used link: an opened session, or the member whose changed address was undone. */
interface LinkEffect {
  opened?: { session: string; maxAgeS: number };
  undone?: { uid: string; customerId: string | undefined };
}

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
export interface LinkAccess {
  /** Never depends on whether the address has a member. */
  requestLink(email: string, browser: LinkBrowser): MailRequestResult;
  /** The proof that the owner of an address has logged in with a browser. */
  proveLogin(email: string): string;
  /** Requests the link that confirms a member's new address. */
  requestAddressLink(uid: string, email: string, browser: string): MailRequestResult;
  findLink(secret: string, browser: string | undefined): Promise<OpenLink>;
  useLink(secret: string, previousSession: string | undefined): Promise<LinkEffect>;
  createToken(session: string): Promise<MemberToken>;
  endSession(session: string): Promise<void>;
  setName(uid: string, name: string): Promise<void>;
  deleteOld(): Promise<void>;
  /** Sends, in the background, the notices that are stored. */
  sendNotices(): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface LinkAccessOptions extends RequestedMailsOptions {
  claims: Claims;
  now: () => number;
  proveLogin: (email: string) => string;
  logins: LinkLogins;
  records: Pick<Records, 'find'>;
  mails: Pick<MemberMails, 'sendLoginLink' | 'sendAddressLink' | 'sendAddressChanged'>;
}

export function createLinkAccess({
  logins,
  records,
  mails,
  budget,
  proveLogin,
  ...options
}: LinkAccessOptions): LinkAccess {
  const requested = createRequestedMails(options);
  const notices = createAddressNotices({ ...options, notices: logins.notices, mails });
  const sendNotices = () => void notices.send().catch(() => undefined);
  return {
    proveLogin,
    requestLink: (email, { secret, proof }) =>
      requested.request(
        proof === proveLogin(email) ? budget.takeKnown(email) : budget.take(email),
        async () => {
          const link = await logins.createLoginLink(email, secret);
          if (link) await mails.sendLoginLink(link.address, link.secret);
        },
      ),
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
      if (result.purpose === 'login') return { opened: result };
      if (result.purpose === 'undo') {
        const { uid } = result;
        return { undone: { uid, customerId: (await records.find(uid))?.customerId } };
      }
      sendNotices();
      return {};
    },
    async createToken(session) {
      const token = await logins.createToken(session);
      if (!token) throw new ApiError('MEMBER_SESSION_ENDED');
      return { ...token, customerId: (await records.find(token.member.uid))?.customerId };
    },
    endSession: (session) => logins.endSession(session),
    setName: (uid, name) => logins.setName(uid, name),
    deleteOld: () => logins.deleteOld(),
    sendNotices,
    settled: async () => void (await Promise.all([requested.settled(), notices.settled()])),
    close: async () => void (await Promise.all([requested.close(), notices.close()])),
  };
}

const problems = { used: 'MEMBER_LINK_USED', expired: 'MEMBER_LINK_EXPIRED' } as const;
