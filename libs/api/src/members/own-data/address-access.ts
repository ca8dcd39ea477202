import type { Claims } from '@guildhall/server-kit/storage';
import type { OpenLink, Records } from '@guildhall/suppliers';
import { ApiError } from '../../errors/api-error.ts';
import type { MailBudget } from '../../mails/mail-budget.ts';
import type { MemberMails } from '../../mails/member-mails.ts';
import { createAddressNotices } from '../address-notices.ts';
import type { MailRequestResult, RequestedMails } from '../requested-mails.ts';
import type { AddressLinks } from './address-links.ts';

/** The effect of a used link: an opened session, or the member whose changed address was undone. */
interface LinkEffect {
  opened?: { session: string; maxAgeS: number | undefined };
  undone?: { uid: string; customerId: string | undefined };
}

/** Changes of the address of a login, for the routes. A link that cannot be used is an ApiError. */
export interface AddressAccess {
  /** Requests the link that confirms a member's new address. */
  requestAddressLink(uid: string, email: string, browser: string): MailRequestResult;
  findLink(secret: string, browser: string | undefined): Promise<OpenLink>;
  useLink(secret: string, previousSession: string | undefined, isBrief?: boolean): Promise<LinkEffect>;
  /** Sends, in the background, the notices that are stored. */
  sendNotices(): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Makes billing follow a login. */
export interface Follower {
  /** Notes, before a login changes, that billing is to follow: also if the api is killed in between. */
  expect(uid: string): Promise<void>;
  /** Makes billing follow now, in the background. */
  follow(uid: string): Promise<void>;
}

export interface AddressAccessOptions {
  links: AddressLinks;
  records: Pick<Records, 'find'>;
  mails: Pick<MemberMails, 'sendAddressLink' | 'sendAddressChanged'>;
  budget: Pick<MailBudget, 'takeStranger'>;
  requested: RequestedMails;
  /** True where members log in with passwords. */
  hasPasswords: boolean;
  /** Missing where billing does not follow, or the links do it themselves. */
  follower?: Follower | undefined;
  /** Called when an address was changed, or a change undone. */
  onChanged?: (() => void) | undefined;
  claims: Claims;
  now: () => number;
  onFailure: (error: unknown) => void;
}

export function createAddressAccess({
  links,
  records,
  mails,
  budget,
  requested,
  follower,
  onChanged,
  ...options
}: AddressAccessOptions): AddressAccess {
  const notices = createAddressNotices({ ...options, notices: links.notices, mails });
  const sendNotices = () => void notices.send().catch(() => undefined);
  return {
    requestAddressLink: (uid, email, browser) =>
      requested.request(budget.takeStranger(email, uid), async () => {
        const link = await links.createAddressLink(uid, email, browser);
        if (link) await mails.sendAddressLink(link.address, link.secret);
      }),
    async findLink(secret, browser) {
      const link = await links.findLink(secret, browser);
      if (typeof link === 'string') throw new ApiError(problems[link]);
      return link;
    },
    async useLink(secret, previousSession, isBrief) {
      const owner = follower && (await links.findOwner?.(secret));
      if (owner !== undefined) await follower?.expect(owner);
      const result = await links.useLink(secret, previousSession, isBrief);
      if (typeof result === 'string') throw new ApiError(problems[result]);
      if (result.purpose === 'login') return { opened: result };
      if (owner !== undefined) await follower?.follow(owner);
      onChanged?.();
      if (result.purpose === 'undo') {
        const { uid } = result;
        return { undone: { uid, customerId: (await records.find(uid))?.customerId } };
      }
      sendNotices();
      return {};
    },
    sendNotices,
    settled: async () => void (await Promise.all([requested.settled(), notices.settled()])),
    close: async () => void (await Promise.all([requested.close(), notices.close()])),
  };
}

const problems = { used: 'MEMBER_LINK_USED', expired: 'MEMBER_LINK_EXPIRED' } as const;
