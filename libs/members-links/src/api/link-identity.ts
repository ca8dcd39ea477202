import { randomUUID } from 'node:crypto';
import {
  IdentityFailure,
  type AddressNotices,
  type FoundIdentity,
  type LinkLogins,
  type LinkService,
} from '@guildhall/suppliers';
import { createIdToken, parseIdToken } from './id-token.ts';
import { sessionIdleMs, sessionMaxMs, tokenMs } from './lifetimes.ts';
import type { LinkStore } from './link-store.ts';
import type { StoredMember } from './member-table.ts';
import { createSecret, hashSecret, isSecret } from './secrets.ts';

export interface LinkIdentityOptions {
  store: LinkStore;
  /** Returns the time, ms since 1970. */
  now: () => number;
}

/** Members whose logins and sessions are in the api's own file. */
export function createLinkIdentity({ store, now }: LinkIdentityOptions): LinkService {
  return {
    kind: 'links',
    async verify(idToken) {
      const token = parseIdToken(idToken);
      const found = token ? await store.checkToken(hashSecret(token.secret), now()) : 'unknown';
      if (found === 'ended') throw new IdentityFailure('ended', 'session-ended');
      if (found === 'unknown' || found.uid !== token?.uid)
        throw new IdentityFailure('refused', 'unknown-token');
      return found;
    },
    findByEmail: async (email) => toIdentity(await store.findByEmail(email)),
    findByUid: async (uid) => toIdentity(await store.findMember(uid)),
    personalData: {
      read: async ({ uid }) => (uid === undefined ? {} : store.readPersonal(uid)),
      async erase({ uid }) {
        if (uid !== undefined) await store.erasePersonal(uid);
        return true;
      },
    },
    listMissing: (uids) => store.listMissing(uids),
    async create(email, name) {
      const uid = randomUUID();
      return (await store.addMember({ uid, email, name }, now())) ? { uid } : 'exists';
    },
    resetCredentials: (uid, name) => store.resetMember(uid, name),
    logins: createLinkLogins({ store, now }),
    changes: {
      async find(uid) {
        const found = await store.findMember(uid);
        return found && { email: found.email, name: found.name, disabled: found.isDisabled };
      },
      setName: (uid, name) => store.setName(uid, name),
      endSessions: (uid) => store.endAll(uid),
    },
    // No other service is called.
    fetchAccessToken: async () => '',
    async close() {
      await store.close();
    },
  };
}

function toIdentity(found: StoredMember | undefined): FoundIdentity | undefined {
  if (!found) return undefined;
  const { uid, email, isConfirmed: emailVerified, isDisabled: disabled } = found;
  return { uid, email, emailVerified, disabled };
}

function createLinkLogins({ store, now }: LinkIdentityOptions): LinkLogins {
  return {
    ...createLinkUses({ store, now }),
    async createLoginLink(email, browser) {
      const found = await store.findByEmail(email);
      if (!found || found.isDisabled) return undefined;
      const secret = createSecret();
      const link = { hash: hashSecret(secret), uid: found.uid, browser: hashSecret(browser) };
      await store.addLink({ ...link, purpose: 'login' }, now());
      return { secret, address: found.email };
    },
    async createAddressLink(uid, email, browser) {
      const owner = await store.findByEmail(email);
      if (owner && owner.uid !== uid) return undefined;
      const secret = createSecret();
      const link = { hash: hashSecret(secret), uid, browser: hashSecret(browser) };
      await store.addLink({ ...link, purpose: 'address', newEmail: email }, now());
      return { secret, address: email.trim() };
    },
    async createToken(session) {
      let idToken = '';
      const createHash = (uid: string) => {
        const token = createIdToken(uid);
        ({ idToken } = token);
        return hashSecret(token.secret);
      };
      const found = await store.addToken(hashSecret(session), createHash, now());
      const member = found && (await store.findMember(found.uid));
      if (!found || !member) return undefined;
      const remainingMs = Math.min(sessionIdleMs, found.openedAt + sessionMaxMs - now());
      const maxAgeS = found.isBrief ? undefined : Math.floor(remainingMs / 1000);
      return {
        ...{ idToken, expiresInS: tokenMs / 1000, maxAgeS },
        member: { uid: member.uid, email: member.email, name: member.name },
      };
    },
    endSession: async (session) => void (await store.endSession(hashSecret(session))),
    setName: (uid, name) => store.setName(uid, name),
    deleteOld: () => store.deleteOld(now()),
    notices: createNotices({ store, now }),
  };
}

function createNotices({ store, now }: LinkIdentityOptions): AddressNotices {
  return {
    listDue: () => store.listDueNotices(now()),
    async createUndoLink(id) {
      const secret = createSecret();
      await store.addUndoLink(hashSecret(secret), id);
      return secret;
    },
    markSent: (id) => store.markNoticed(id, now()),
    postpone: (id, until) => store.postponeNotice(id, until),
    end: (id) => store.endNotice(id, now()),
  };
}

function createLinkUses({
  store,
  now,
}: LinkIdentityOptions): Pick<LinkLogins, 'findOwner' | 'findLink' | 'useLink'> {
  return {
    async findOwner(secret) {
      if (!isSecret(secret)) return undefined;
      const hash = hashSecret(secret);
      const undo = await store.findUndoLink(hash, now());
      if (undo) return undo.isUsed ? undefined : undo.uid;
      const found = await store.findLink(hash, now());
      return found?.purpose === 'address' && !found.isUsed ? found.uid : undefined;
    },
    async findLink(secret, browser) {
      if (!isSecret(secret)) return 'expired';
      const hash = hashSecret(secret);
      const undo = await store.findUndoLink(hash, now());
      if (undo) return undo.isUsed ? 'used' : { purpose: 'undo', email: undo.email, isOwnBrowser: true };
      const found = await store.findLink(hash, now());
      if (!found) return 'expired';
      if (found.isUsed) return 'used';
      const isOwnBrowser = browser !== undefined && Buffer.compare(hashSecret(browser), found.browser) === 0;
      return { purpose: found.purpose, email: found.email, isOwnBrowser };
    },
    async useLink(secret, previousSession, isBrief = false) {
      if (await store.findUndoLink(hashSecret(secret), now())) {
        const undone = await store.undo(hashSecret(secret), now());
        return undone === 'taken' ? 'expired' : undone;
      }
      const session = createSecret();
      const opened = {
        isBrief,
        session: hashSecret(session),
        previous: previousSession === undefined ? undefined : hashSecret(previousSession),
      };
      const result = await store.useLink(hashSecret(secret), opened, now());
      if (typeof result === 'string') return result === 'taken' ? 'expired' : result;
      return result.purpose === 'login'
        ? { purpose: 'login', session, maxAgeS: isBrief ? undefined : sessionIdleMs / 1000 }
        : { purpose: 'address' };
    },
  };
}
