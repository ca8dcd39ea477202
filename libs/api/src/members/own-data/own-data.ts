import { createHash } from 'node:crypto';
import type { Claims, StoragePlace } from '@guildhall/server-kit/storage';
import type {
  CustomerDetails,
  IdentityService,
  MemberVendor,
  PasswordService,
  PostalAddress,
  Records,
} from '@guildhall/suppliers';
import { createTaskQueue } from '../../billing/task-queue.ts';
import type { LockOptions } from '@guildhall/server-kit/storage';
import type { MailBudget } from '../../mails/mail-budget.ts';
import type { MemberMails } from '../../mails/member-mails.ts';
import { createAddressLinks, type AddressLinks } from './address-links.ts';
import type { Follower } from './address-access.ts';
import { createFollowing } from './follow-changes.ts';
import type { ChangedPart } from './follow-rows.ts';
import { createPasswordNotices, type PasswordNotices } from './password-notices.ts';
import { openOwnDataStore, type OwnDataStore } from './own-data-store.ts';

export interface OwnDataOptions {
  place: StoragePlace;
  lockOptions: LockOptions;
  /** @default opened in `place` */
  store?: OwnDataStore | undefined;
  identity: IdentityService;
  records: Records;
  vendor: MemberVendor;
  mails: Pick<MemberMails, 'sendAddressLink' | 'sendPasswordChanged'>;
  budget: MailBudget;
  claims: Claims;
  proveLogin: (email: string) => string;
  now: () => number;
  onFailure: (error: unknown) => void;
  onGivenUp: () => void;
}

/** Changes of members' own data, and what follows from them. */
export interface OwnData extends Follower {
  /** Links that confirm and undo a new address, where the identity service has none of its own. */
  links: (AddressLinks & { resume(): Promise<void> }) | undefined;
  /** Notices of changed passwords, where the identity service says when they were changed. */
  passwords: Pick<PasswordNotices, 'check' | 'checkLogin'> | undefined;
  /** Changes the name of the login; billing follows. */
  setName(uid: string, name: string): Promise<void>;
  /** The details of a customer; `undefined` where members do not change them, or there is no such customer. */
  readDetails(customerId: string): Promise<CustomerDetails | undefined>;
  changeAddress(customerId: string, address: PostalAddress): Promise<void>;
  /** Stores that a customer may have another address at the vendor, and works on it in the background. */
  noteVendorChange(customerId: string): Promise<void>;
  /** Notes the address that a customer has at the vendor before anybody can change it there. */
  noteVendorAddress(customerId: string, email?: string): Promise<void>;
  /** True for an address that its earlier owner can still take back. */
  isKept(email: string): Promise<boolean>;
  /** Copies and erases what is stored of a member. */
  personal: Pick<OwnDataStore, 'readPersonal' | 'erasePersonal'>;
  /** Ends what a change has begun. */
  work(): Promise<void>;
  deleteOld(): Promise<void>;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Time for which the request that changes a login is the only one that works on it, ms. */
const requestMs = 60_000;

/** @returns `undefined` with an identity service whose logins nobody changes */
export function openOwnData(options: OwnDataOptions): OwnData | undefined {
  const { identity, vendor, now, proveLogin, onFailure } = options;
  const { changes } = identity;
  if (!changes) return undefined;
  const store = options.store ?? openOwnDataStore(options.place, options.lockOptions);
  const links =
    identity.kind === 'passwords' && identity.changes
      ? createAddressLinks({ ...options, store, identity: toAddressed(identity, identity.changes) })
      : undefined;
  // The key's other use is a proof that browsers keep: it cannot be told from what is stored.
  const hashAddress = (email: string) => createHash('sha256').update(proveLogin(email)).digest('base64url');
  const logins = links ?? (identity.kind === 'links' ? identity.logins : undefined);
  const following = createFollowing({ ...options, store, changes, hashAddress, logins });
  const passwords = openPasswordNotices(options, store);
  const queue = createTaskQueue(onFailure);
  const work = () =>
    queue.run(async () => {
      passwords?.sendInBackground();
      await links?.resume().catch(onFailure);
      await following.work();
    });
  const workInBackground = () => void work().catch(() => undefined);
  const note = (uid: string, part: ChangedPart, at = now()) => store.addFollow({ uid, part, now: now(), at });
  const change = async (uid: string, part: ChangedPart) => {
    await note(uid, part);
    workInBackground();
  };
  return {
    ...{ links, passwords },
    expect: (uid) => note(uid, 'email', now() + requestMs),
    follow: (uid) => change(uid, 'email'),
    async setName(uid, name) {
      await note(uid, 'name', now() + requestMs);
      await changes.setName(uid, name);
      await change(uid, 'name');
    },
    readDetails: async (customerId) => vendor.details?.find(customerId),
    changeAddress: async (customerId, address) => vendor.details?.change(customerId, { address }),
    async noteVendorChange(customerId) {
      await store.addVendorChange(customerId, now());
      workInBackground();
    },
    async noteVendorAddress(customerId, email) {
      if ((await store.findVendorAddress(customerId)) !== undefined) return;
      const known = email ?? (await vendor.findContact(customerId))?.email;
      if (known) await store.addVendorAddress(customerId, hashAddress(known));
    },
    personal: store,
    isKept: (email) => store.isKeptForOwner({ email, uid: '', now: now() }),
    work,
    deleteOld: () => store.deleteOldAddresses(now()),
    async settled() {
      await Promise.all([queue.settled(), passwords?.settled()]);
    },
    async close() {
      await Promise.all([queue.end(), passwords?.close()]);
      await store.close();
    },
  };
}

function openPasswordNotices(options: OwnDataOptions, store: OwnDataStore): PasswordNotices | undefined {
  const { identity } = options;
  if (identity.kind !== 'passwords' || !identity.changes?.findPasswordTime) return undefined;
  const { find, findPasswordTime } = identity.changes;
  return createPasswordNotices({ ...options, store, changes: { find, findPasswordTime } });
}

function toAddressed(
  { findByEmail, resetCredentials }: PasswordService,
  changes: NonNullable<PasswordService['changes']>,
) {
  return { findByEmail, resetCredentials, changes };
}
