import { isEmailAddress } from '@guildhall/api-contract/email';
import { maxNameLength } from '@guildhall/api-contract/members';
import {
  MailRejected,
  type CustomerContact,
  type FoundIdentity,
  type IdentityService,
  type MemberVendor,
  type Records,
} from '@guildhall/suppliers';
import type { Claims } from '@guildhall/server-kit/storage';
import { forEachClaimed } from '../billing/for-each-claimed.ts';
import type { Membership } from '../billing/attempt-store.ts';
import type { MemberMails } from '../mails/member-mails.ts';
import type { Creation, MembersStore } from './members-store.ts';
import { computeRetryPause } from '../billing/retry-pause.ts';

/**
 * Reason why a paid membership got no login. `no address`: the customer has none at the billing vendor. `other record`:
 * the address's identity has the record of another customer with a running subscription. `customer of another member`:
 * another identity's record has this customer, for example after a member changed the address in the checkout.
 * `disabled`: the identity is disabled. `mail refused`: there is a login, and its address cannot be reached. `given up`: it failed
 * for a week.
 */
export type CreationReport =
  | 'no address'
  | 'other record'
  | 'customer of another member'
  | 'disabled'
  | 'mail refused'
  | 'given up';

export interface CreationOptions {
  store: MembersStore;
  vendor: Pick<MemberVendor, 'findContact' | 'fetchStatus'>;
  identity: IdentityService;
  records: Records;
  mails: Pick<MemberMails, 'sendWelcome' | 'sendWelcomeBack'>;
  /** Memberships of the live site that were confirmed since `from`, ms since 1970. */
  memberships: (from: number) => Promise<readonly Membership[]>;
  /** Called when a member's record has this customer, who has this address. */
  onLinked?: (customerId: string, email: string) => Promise<unknown>;
  claims: Claims;
  now: () => number;
  retryMs: number;
  onReport: (report: { kind: CreationReport | 'second customer'; subscriptionId: string }) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** Overlap of successive runs, ms: clocks may be set back. */
const overlapMs = 24 * 60 * 60_000;
const giveUpMs = 7 * 24 * 60 * 60_000;

/**
 * Creates members for confirmed memberships: an identity, its record, and an email with a link to set a password.
 * Progress is stored and each step is repeatable: a crash loses no member and creates none twice. Only an email may be
 * sent twice.
 */
export function createMemberCreation(options: CreationOptions) {
  const { store, memberships, now } = options;
  return async function catchUp(): Promise<void> {
    const startedAt = now();
    for (const { customerId, subscriptionId } of await memberships(await store.readSeenUntil()))
      await store.addCreation({ customerId, subscriptionId, startedAt });
    await store.setSeenUntil(Math.max(0, startedAt - overlapMs));
    const list = () => store.findDue(startedAt);
    const toKey = ({ subscriptionId }: Creation) => `new member ${subscriptionId}`;
    await forEachClaimed({ claims: options.claims, list, toKey }, async (creation) => {
      try {
        await createMember(options, creation);
      } catch (error) {
        const isFinal = error instanceof MailRejected && error.isFinal;
        const pauseMs = computeRetryPause(creation.tries, options.retryMs);
        options.onFailure(error);
        if (isFinal) await giveUp(options, creation, 'mail refused');
        else if (now() - creation.startedAt < giveUpMs)
          await store.scheduleRetry(creation.subscriptionId, now() + pauseMs);
        else await giveUp(options, creation, 'given up');
      }
    });
  };
}

async function giveUp(
  { store, onReport }: CreationOptions,
  creation: Creation,
  kind: CreationReport,
): Promise<void> {
  await onReport({ kind, subscriptionId: creation.subscriptionId });
  await store.setState(creation.subscriptionId, 'stopped');
}

async function createMember(options: CreationOptions, creation: Creation): Promise<void> {
  const { store, vendor, identity, mails } = options;
  const { customerId, subscriptionId, state } = creation;
  const contact = await vendor.findContact(customerId);
  if (!contact || !isEmailAddress(contact.email)) return giveUp(options, creation, 'no address');
  if (state === 'waiting') {
    const result = await linkRecord(options, contact, creation);
    if (result !== 'linked') return giveUp(options, creation, result);
    await options.onLinked?.(customerId, contact.email);
  }
  // Stored again for linked records: no mail is sent while the store fails, or each try would send one.
  await store.setState(subscriptionId, 'linked');
  const found = await identity.findByEmail(contact.email);
  if (!found) throw new Error('the identity was removed');
  // The owner of a confirmed address has logged in before.
  const canLogIn = found.emailVerified;
  const { address, code } = await createCode(identity, found);
  if (canLogIn) await mails.sendWelcomeBack(address, code !== undefined);
  else await mails.sendWelcome(address, code);
  await store.markMailed(subscriptionId, canLogIn ? 'welcome_back' : 'welcome');
}

/** Returns the address on file, and the code that sets a password, where there are passwords. */
async function createCode(
  identity: CreationOptions['identity'],
  { email }: FoundIdentity,
): Promise<{ address: string; code?: string }> {
  return identity.kind === 'passwords' ? identity.createPasswordCode(email) : { address: email };
}

/** Links the identity of an address to a customer's record; creates either if missing. */
async function linkRecord(
  { identity, records, vendor, onReport }: CreationOptions,
  contact: CustomerContact,
  { customerId, subscriptionId }: Creation,
): Promise<'linked' | CreationReport> {
  const { email } = contact;
  const name = contact.name.trim().slice(0, maxNameLength);
  const found = await identity.findByEmail(email);
  const owners = await records.listUids(customerId);
  if (owners.some((owner) => owner !== found?.uid)) return 'customer of another member';
  const uid = found?.uid ?? (await createIdentity(identity, email, name));
  const record = await records.find(uid);
  if (record?.customerId === customerId) return 'linked';
  if (found?.disabled) return 'disabled';
  // Joining again without a login creates a new customer: the record follows unless the old customer has a
  // subscription.
  if (record?.customerId !== undefined && !(await hasEnded(vendor, record.customerId))) return 'other record';
  // Someone else may have created an unverified identity: its credentials are removed first.
  if (found && !found.emailVerified) await identity.resetCredentials(uid, name);
  if (record?.customerId !== undefined) await onReport({ kind: 'second customer', subscriptionId });
  if (record) await records.setCustomer(uid, customerId);
  else await records.create(uid, { customerId });
  const written = await records.find(uid);
  return written?.customerId === customerId ? 'linked' : 'other record';
}

async function hasEnded(vendor: CreationOptions['vendor'], customerId: string): Promise<boolean> {
  const { status } = await vendor.fetchStatus(customerId);
  return status === 'none' || status === 'cancelled';
}

async function createIdentity(
  identity: CreationOptions['identity'],
  email: string,
  name: string,
): Promise<string> {
  const createdIdentity = await identity.create(email, name);
  if (createdIdentity === 'exists') throw new Error('another process created an identity for this address');
  return createdIdentity.uid;
}
