import { createHash, randomBytes } from 'node:crypto';
import type { Claims } from '@guildhall/server-kit/storage';
import type { AddressNotices, LinkLogins, PasswordService } from '@guildhall/suppliers';
import type { AddressChange } from './address-rows.ts';
import type { OwnDataStore } from './own-data-store.ts';

/** Links that confirm and undo a change of an address. */
export type AddressLinks = Pick<
  LinkLogins,
  'createAddressLink' | 'findOwner' | 'findLink' | 'useLink' | 'notices'
>;

export interface AddressLinksOptions {
  store: OwnDataStore;
  identity: Pick<PasswordService, 'findByEmail' | 'resetCredentials'> & {
    changes: NonNullable<PasswordService['changes']>;
  };
  claims: Claims;
  now: () => number;
}

/** The same links with an identity service that has none. `resume` ends what a kill has interrupted. */
export function createAddressLinks(options: AddressLinksOptions): AddressLinks & { resume(): Promise<void> } {
  const { store, identity, now } = options;
  return {
    ...createUses(options),
    async createAddressLink(uid, email, browser) {
      const owner = await identity.findByEmail(email);
      if (owner && owner.uid !== uid) return undefined;
      const secret = randomBytes(32).toString('base64url');
      const address = email.trim();
      await store.addAddressLink({ hash: hash(secret), uid, browser: hash(browser), email: address }, now());
      return { secret, address };
    },
    notices: createNotices(options),
    async resume() {
      for (const { uid } of await store.listBegunChanges()) await settle(options, uid);
    },
  };
}

function createUses(options: AddressLinksOptions): Pick<AddressLinks, 'findLink' | 'useLink'> {
  const { store, identity, now } = options;
  const isClosed = async (uid: string) => (await identity.changes.find(uid))?.disabled !== false;
  return {
    async findLink(secret, browser) {
      const undo = await store.findUndo(hash(secret), now());
      if (undo?.state === 'undone') return 'used';
      if (undo)
        return (await isClosed(undo.uid))
          ? 'expired'
          : { purpose: 'undo', email: undo.oldEmail, isOwnBrowser: true };
      const link = await store.findAddressLink(hash(secret), now());
      if (!link) return 'expired';
      // A press whose response was lost, or came too early, may be repeated until the login has changed.
      if (link.change && link.change.state !== 'confirmed') return 'used';
      if (await isClosed(link.uid)) return 'expired';
      const isOwnBrowser = browser !== undefined && Buffer.compare(hash(browser), link.browser) === 0;
      return { purpose: 'address', email: link.email, isOwnBrowser };
    },
    async useLink(secret) {
      const found = await store.findUndo(hash(secret), now());
      if (found) {
        if (found.state === 'undone') return 'used';
        if (await isClosed(found.uid)) return 'expired';
        const undo = await store.beginUndo(hash(secret), now());
        if (!undo) return 'expired';
        const ended = await settle(options, undo.uid, undo.id);
        return ended === 'refused' ? 'expired' : { purpose: 'undo', uid: undo.uid };
      }
      const link = await store.findAddressLink(hash(secret), now());
      if (!link) return 'expired';
      if (link.change && link.change.state !== 'confirmed') return 'used';
      const login = await identity.changes.find(link.uid);
      if (!login || login.disabled) return 'expired';
      const change = await store.confirmAddress(hash(secret), login.email, now());
      if (typeof change === 'string') return 'expired';
      const ended = await settle(options, change.uid, change.id);
      return ended === 'refused' ? 'expired' : { purpose: 'address' };
    },
  };
}

/**
 * Ends the begun changes of a login, the oldest first. Each call of the service may be repeated, and nobody else changes the same
 * login meanwhile.
 *
 * @returns how the change with this ID has ended; `done` if somebody else has ended it
 */
async function settle(
  options: AddressLinksOptions,
  uid: string,
  id?: number,
): Promise<'done' | 'refused' | 'undone'> {
  const { store, claims, now } = options;
  return claims.hold(`address of login ${uid}`, async () => {
    let result: 'done' | 'refused' | 'undone' = 'done';
    for (const change of await store.listBegunChanges(uid)) {
      const ended = await changeLogin(options, change);
      await store.endChange(change, ended, now());
      if (change.id === id) result = ended;
    }
    return result;
  });
}

async function changeLogin(
  { store, identity: { changes, resetCredentials }, now }: AddressLinksOptions,
  { uid, state, oldEmail, newEmail }: AddressChange,
): Promise<'done' | 'refused' | 'undone'> {
  const isUndone = state === 'undoing';
  const result = await changes.setEmail(uid, isUndone ? oldEmail : newEmail);
  if (result !== 'changed') return 'refused';
  if (!isUndone) return 'done';
  // The person who had the address in between may have set a password with it.
  await resetCredentials(uid, (await changes.find(uid))?.name ?? '');
  const changedAt = await changes.findPasswordTime?.(uid);
  if (changedAt !== undefined) await store.skipPassword({ uid, changedAt }, now());
  return 'undone';
}

function createNotices({ store, now }: AddressLinksOptions): AddressNotices {
  return {
    listDue: () => store.listDueNotices(now()),
    async createUndoLink(id) {
      const secret = randomBytes(32).toString('base64url');
      await store.addUndoLink(hash(secret), id);
      return secret;
    },
    markSent: (id) => store.markNoticed(id, now()),
    postpone: (id, until) => store.postponeNotice(id, until),
    end: (id) => store.endNotice(id, now()),
  };
}

/** The only form in which a secret of 256 bits is stored: it needs no salt. */
const hash = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();
