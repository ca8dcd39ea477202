import { isEmailAddress } from '@guildhall/api-contract';
import type { Membership } from '../billing/attempt-store.ts';
import type { Identity } from './identity.ts';
import type { MemberMails } from './member-mails.ts';
import type { MemberVendor } from './member-vendor.ts';
import type { Creation, MembersStore } from './members-store.ts';
import type { Records } from './records.ts';

/**
 * Why a paid membership got no login. `no address`: the customer has none at the billing vendor. `other record`: the
 * identity of that address has the record of another customer. `disabled`: it is disabled. `given up`: it has failed for
 * a week.
 */
export type CreationReport = 'no address' | 'other record' | 'disabled' | 'given up';

export interface CreationParts {
  store: MembersStore;
  vendor: Pick<MemberVendor, 'emailOf'>;
  identity: Pick<Identity, 'byEmail' | 'create' | 'takeOver' | 'passwordCode'>;
  records: Records;
  mails: Pick<MemberMails, 'sendWelcome'>;
  /** Memberships of the live site that were confirmed from then on, ms since 1970. */
  memberships: (from: number) => Promise<readonly Membership[]>;
  now: () => number;
  retryMs: number;
  /** Called with a subscription, by the billing vendor's id, that the operator has to check. */
  onReport: (report: { kind: CreationReport; subscriptionId: string }) => void;
  /** Called with each failure; the creation is tried again. */
  onFailure: (error: unknown) => void;
}

/** How much each run overlaps the one before: clocks may be set back. */
const overlapMs = 24 * 60 * 60_000;
const maxRetryMs = 60 * 60_000;
const giveUpMs = 7 * 24 * 60 * 60_000;

/**
 * Creates members for confirmed memberships: an identity, its record, and a mail with a link to set a password. Progress
 * is stored and each step may be repeated: a crash at any point loses nothing and makes nothing twice, except a mail that
 * was sent already.
 */
export function memberCreation(parts: CreationParts) {
  const { store, memberships, now } = parts;
  return async function catchUp(): Promise<void> {
    const startedAt = now();
    for (const { customerId, subscriptionId } of await memberships(await store.seenUntil()))
      await store.begin({ customerId, subscriptionId, startedAt });
    await store.setSeenUntil(Math.max(0, startedAt - overlapMs));
    for (const creation of await store.due(startedAt)) {
      try {
        await createMember(parts, creation);
      } catch (error) {
        const pauseMs = Math.min(maxRetryMs, parts.retryMs * 2 ** Math.min(creation.tries, 20));
        parts.onFailure(error);
        if (now() - creation.startedAt < giveUpMs) await store.tryAgain(creation.customerId, now() + pauseMs);
        else await giveUp(parts, creation, 'given up');
      }
    }
  };
}

async function giveUp(
  { store, onReport }: CreationParts,
  creation: Creation,
  kind: CreationReport,
): Promise<void> {
  onReport({ kind, subscriptionId: creation.subscriptionId });
  await store.reached(creation.customerId, 'stopped');
}

async function createMember(parts: CreationParts, creation: Creation): Promise<void> {
  const { store, vendor, identity, mails } = parts;
  const { customerId, state } = creation;
  const email = await vendor.emailOf(customerId);
  if (email === undefined || !isEmailAddress(email)) return giveUp(parts, creation, 'no address');
  if (state === 'waiting') {
    const tied = await linkRecord(parts, email, customerId);
    if (tied !== 'tied') return giveUp(parts, creation, tied);
  }
  // Also where it is tied already: while nothing can be stored, no mail is sent, or each try would send one.
  await store.reached(customerId, 'tied');
  const { address, code } = await identity.passwordCode(email);
  await mails.sendWelcome(address, code);
  await store.reached(customerId, 'mailed');
}

/** Links the identity of an address to the record of a customer; makes either where it is missing. */
async function linkRecord(
  { identity, records }: CreationParts,
  email: string,
  chargeBeeId: string,
): Promise<'tied' | CreationReport> {
  const found = await identity.byEmail(email);
  const uid = found?.uid ?? (await makeIdentity(identity, email));
  const record = await records.read(uid);
  if (record?.chargeBeeId !== undefined) return record.chargeBeeId === chargeBeeId ? 'tied' : 'other record';
  if (found?.disabled) return 'disabled';
  // An unverified identity may have been made by somebody else: its credentials are removed before it gets the record.
  if (found && !found.emailVerified) await identity.takeOver(uid);
  if (record) await records.addCustomer(uid, chargeBeeId);
  else await records.create(uid, { chargeBeeId });
  // Another process may have written the record: its content counts.
  const written = await records.read(uid);
  return written?.chargeBeeId === chargeBeeId ? 'tied' : 'other record';
}

async function makeIdentity(identity: CreationParts['identity'], email: string): Promise<string> {
  const made = await identity.create(email);
  if (made === 'exists') throw new Error('somebody made an identity of this address just now');
  return made.uid;
}
