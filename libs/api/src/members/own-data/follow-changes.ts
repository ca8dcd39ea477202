import type { Claims } from '@guildhall/server-kit/storage';
import {
  normaliseEmail,
  VendorRefusal,
  type IdentityService,
  type LinkLogins,
  type MemberVendor,
  type Records,
} from '@guildhall/suppliers';
import { forEachClaimed } from '../../billing/for-each-claimed.ts';
import type { MailBudget } from '../../mails/mail-budget.ts';
import type { MemberMails } from '../../mails/member-mails.ts';
import type { Follow, VendorChange } from './follow-rows.ts';
import type { OwnDataStore } from './own-data-store.ts';
import { computeRetryPause } from '../../billing/retry-pause.ts';

export interface FollowOptions {
  store: OwnDataStore;
  changes: NonNullable<IdentityService['changes']>;
  records: Pick<Records, 'find' | 'listUids'>;
  vendor: Pick<MemberVendor, 'findContact' | 'details'>;
  /** Hashes an address with a key: changes are noticed without storing it. */
  hashAddress: (email: string) => string;
  /** Missing where nobody confirms an address. */
  logins: Pick<LinkLogins, 'createAddressLink'> | undefined;
  mails: Pick<MemberMails, 'sendAddressLink'>;
  budget: Pick<MailBudget, 'takeStranger'>;
  claims: Claims;
  now: () => number;
  onFailure: (error: unknown) => void;
  /** Called once for a change that has not arrived at the vendor within a week, or that the vendor refuses. */
  onGivenUp: () => void;
}

const giveUpMs = 7 * 24 * 60 * 60_000;

/**
 * Makes billing say what the login says, and offers the login an address that was changed at the vendor. What is written is read when
 * it is written, so that a step may be repeated at any time and after any later change.
 */
export function createFollowing(options: FollowOptions) {
  const { store, claims, now } = options;
  return {
    async work(): Promise<void> {
      await forEachClaimed(
        { claims, list: () => store.listDueFollows(now()), toKey: ({ uid }) => `billing of login ${uid}` },
        (follow) =>
          attempt(options, follow, {
            work: () => followLogin(options, follow),
            end: () => store.endFollow(follow),
            postpone: (at) => store.postponeFollow(follow, at),
          }),
      );
      await forEachClaimed(
        {
          ...{ claims, list: () => store.listDueVendorChanges(now()) },
          toKey: ({ customerId }) => `address of customer ${customerId}`,
        },
        (change) =>
          attempt(options, change, {
            work: () => offerAddress(options, change),
            end: () => store.endVendorChange(change),
            postpone: (at) => store.postponeVendorChange(change, at),
          }),
      );
    },
  };
}

interface Attempt {
  /** @returns the time in s after which it is tried again; nothing once it is done */
  work: () => Promise<number | undefined>;
  end: () => Promise<void>;
  postpone: (at: number) => Promise<void>;
}

async function attempt(
  { now, onFailure, onGivenUp }: FollowOptions,
  { tries, startedAt }: Pick<Follow, 'tries' | 'startedAt'>,
  { work, end, postpone }: Attempt,
): Promise<void> {
  try {
    const againInS = await work();
    await (againInS === undefined ? end() : postpone(now() + againInS * 1_000));
  } catch (error) {
    onFailure(error);
    const isRefused = error instanceof VendorRefusal && error.status === 400;
    if (isRefused || now() - startedAt > giveUpMs) {
      onGivenUp();
      return end();
    }
    await postpone(now() + computeRetryPause(tries));
  }
}

async function followLogin(
  { store, changes, records, vendor: { details }, hashAddress }: FollowOptions,
  { uid, hasEmail, hasName }: Follow,
): Promise<undefined> {
  const login = await changes.find(uid);
  const customerId = (await records.find(uid))?.customerId;
  if (!login || customerId === undefined || !details) return;
  await details.change(customerId, {
    ...(hasEmail && { email: login.email }),
    ...(hasName && login.name !== '' && { name: login.name }),
  });
  if (hasEmail) await store.setVendorAddress(customerId, hashAddress(login.email));
}

/** Sends a link to an address that was changed at the vendor: the login gets it once its owner has used the link. */
async function offerAddress(
  { store, changes, records, vendor, hashAddress, logins, mails, budget }: FollowOptions,
  { customerId }: VendorChange,
): Promise<number | undefined> {
  const [uid, ...others] = await records.listUids(customerId);
  const login = uid === undefined ? undefined : await changes.find(uid);
  // With several logins it would be a guess.
  if (uid === undefined || others.length > 0 || !login || login.disabled) return undefined;
  // The login has changed later than the vendor, which follows it soon.
  if (await store.hasFollow(uid)) return computeRetryPause(0) / 1_000;
  const email = (await vendor.findContact(customerId))?.email ?? '';
  const hash = hashAddress(email);
  if (email === '' || (await store.addVendorAddress(customerId, hash))) return undefined;
  if ((await store.findVendorAddress(customerId)) === hash) return undefined;
  if (normaliseEmail(email) !== normaliseEmail(login.email) && logins) {
    const allowed = budget.takeStranger(email, uid);
    if (allowed !== true) return allowed.retryAfterS;
    const link = await logins.createAddressLink(uid, email, '');
    if (link) await mails.sendAddressLink(link.address, link.secret);
  }
  await store.setVendorAddress(customerId, hash);
  return undefined;
}
