import type { MemberCalls } from '../calls/member-calls.ts';
import type { IdentityUser, PasswordIdentity } from '../identity/identity.ts';
import type { Member, MemberRecord } from './member.ts';
import type { MemberPage } from './member-page.ts';
import type { Members } from './members.ts';

export const anna: IdentityUser = { id: 'u-anna', email: 'anna@example.org', displayName: 'Anna Holm' };

export const annaAsMember: Member = { ...anna, chargeBeeId: 'c-anna', record: 'read' };

/** Identity service that knows Anna, whose password is `lighthouse keeper`. */
export function createStandInIdentity({ remembered = null as IdentityUser | null, hangs = false } = {}) {
  let changed: (user: IdentityUser | null) => void = () => {};
  const log: string[] = [];
  const refuse = (code: string) => Promise.reject(Object.assign(new Error(code), { code: `auth/${code}` }));
  const identity: PasswordIdentity & { log: string[]; change: (user: IdentityUser | null) => void } = {
    log,
    change: (user) => changed(user),
    observe(listener) {
      changed = listener;
      if (!hangs) queueMicrotask(() => changed(remembered));
    },
    async logIn(email, password) {
      log.push(`log in ${email}`);
      if (email !== anna.email || password !== 'lighthouse keeper') return refuse('invalid-credential');
      changed(anna);
    },
    async logOut() {
      log.push('log out');
      changed(null);
    },
    async restart() {
      log.push('restart');
    },
    async getIdToken(fresh) {
      return fresh ? 'fresh-token' : 'token';
    },
    fetchCodeOwner: async (code) => (code === 'good-code' ? anna.email : refuse('expired-action-code')),
    async resetPassword(code) {
      log.push(`reset by ${code}`);
      return code === 'good-code' ? anna.email : refuse('expired-action-code');
    },
    async changePassword(_password, current) {
      return current === 'lighthouse keeper' ? undefined : refuse('requires-recent-login');
    },
    changeName: async (displayName) => ({ ...anna, displayName }),
  };
  return identity;
}

export function createStandInCalls(calls: Partial<MemberCalls> = {}): MemberCalls {
  return {
    openPortal: async () => ({ outcome: 'url', accessUrl: 'https://house.billing.test/portal/1' }),
    readStatus: async () => ({ outcome: 'status', status: 'active' }),
    sendPasswordMail: async () => ({ outcome: 'accepted' }),
    callProfile: async (_token, values = {}) => ({ outcome: 'profile', values }),
    leavePortal: async () => undefined,
    ...calls,
  };
}

export function createStandInPage(address: string): MemberPage & { visited: string[] } {
  const url = new URL(address, 'https://www.example');
  const visited: string[] = [];
  return {
    visited,
    origin: url.origin,
    path: url.pathname,
    get search() {
      return url.search;
    },
    go: (to) => void visited.push(to),
    replaceSearch: (search) => void (url.search = search),
  };
}

export const annaRecord: MemberRecord = { chargeBeeId: 'c-anna' };

export function createStandInMembers(members: Partial<Members> = {}): Members {
  return {
    logIn: async () => undefined,
    logOut: async () => undefined,
    endSession: async () => undefined,
    retry: () => undefined,
    requestPasswordMail: async () => undefined,
    findCodeOwner: async () => ({ email: anna.email }),
    resetPassword: async () => undefined,
    changePassword: async () => undefined,
    changeName: async () => undefined,
    callLinks: async () => undefined,
    readStatus: async () => ({ status: 'active' }),
    callProfile: async (values = {}) => ({ values }),
    hasPortal: true,
    openPortal: async () => undefined,
    readOwnRecord: async () => undefined,
    fetchPortalUrl: async () => undefined,
    closePortal: () => undefined,
    getIdToken: async () => 'token',
    ...members,
  };
}
