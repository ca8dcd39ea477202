import type { LoginProblem } from '@guildhall/browser-suppliers';
import type { MemberCalls } from '../calls/member-calls.ts';
import type { IdentityUser, PasswordIdentity } from '../identity/identity.ts';
import type { Member, MemberRecord } from './member.ts';
import type { MemberPage } from './member-page.ts';
import type { Members } from './members.ts';

export const anna: IdentityUser = { id: 'u-anna', email: 'anna@example.org', displayName: 'Anna Holm' };

export const annaAsMember: Member = { ...anna, customerId: 'c-anna', record: 'read' };

/** Identity service that knows Anna, whose password is `lighthouse keeper`. */
export function createStandInIdentity({ remembered = null as IdentityUser | null, hangs = false } = {}) {
  const observers = new Set<(user: IdentityUser | null) => void>();
  const changed = (user: IdentityUser | null) => observers.forEach((observer) => observer(user));
  const log: string[] = [];
  const refuse = (problem: LoginProblem) => Promise.reject(Object.assign(new Error(problem), { problem }));
  const identity: PasswordIdentity & {
    log: string[];
    change: (user: IdentityUser | null) => void;
    countObservers: () => number;
  } = {
    log,
    change: changed,
    countObservers: () => observers.size,
    observe(observer) {
      observers.add(observer);
      if (!hangs) queueMicrotask(() => observers.has(observer) && observer(remembered));
      return () => observers.delete(observer);
    },
    async logIn(email, password) {
      log.push(`log in ${email}`);
      if (email !== anna.email || password !== 'lighthouse keeper') return refuse('wrong-login');
      changed(anna);
    },
    async logInBriefly(email, password) {
      log.push('briefly');
      return identity.logIn(email, password);
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
    fetchCodeOwner: async (code) => (code === 'good-code' ? anna.email : refuse('expired-link')),
    async resetPassword(code) {
      log.push(`reset by ${code}`);
      return code === 'good-code' ? anna.email : refuse('expired-link');
    },
    async changePassword(_password, current) {
      return current === 'lighthouse keeper' ? undefined : refuse('login-again');
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
    changeName: async () => ({ outcome: 'changed' }),
    leavePortal: async () => undefined,
    notePassword: async () => undefined,
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

export const annaRecord: MemberRecord = { customerId: 'c-anna' };

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
