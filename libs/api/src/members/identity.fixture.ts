import { IdentityFailure, type PasswordService } from '@guildhall/suppliers';

interface Account {
  uid: string;
  email: string;
  name: string;
  password: string;
  passwordChangedAt: number;
  emailVerified: boolean;
  disabled: boolean;
  providers: string[];
  /** s since 1970 */
  validSince: number;
}

/** Simulates the identity service; tokens are compared by the second, as at the vendor. */
export function createInProcessIdentity(now: () => number) {
  const accounts = new Map<string, Account>();
  const codes = new Map<string, string>();
  const seconds = () => Math.floor(now() / 1000);
  let count = 0;
  const findByUid = (uid: string) => [...accounts.values()].find((account) => account.uid === uid);
  const findByAddress = (email: string) => accounts.get(email.toLowerCase());
  const add = (email: string, password: string, emailVerified: boolean, name = ''): Account => {
    count += 1;
    const uid = `uid-canary-${count}`;
    const account = {
      uid,
      email,
      name,
      password,
      passwordChangedAt: now(),
      emailVerified,
      disabled: false,
      providers: [],
      validSince: 0,
    };
    accounts.set(email.toLowerCase(), account);
    return account;
  };
  /** Without the api's help. As at the vendor, the sessions end with the password. */
  const changePassword = (email: string, password: string): void => {
    const times = { passwordChangedAt: now(), validSince: seconds() };
    Object.assign(findByAddress(email) ?? {}, { password, ...times });
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  const identity: PasswordService = {
    kind: 'passwords',
    async verify(idToken) {
      const [, payload = ''] = idToken.split('.');
      let read: { sub: string; auth_time: number; exp: number };
      try {
        read = JSON.parse(Buffer.from(payload, 'base64url').toString()) as typeof read;
      } catch {
        throw new IdentityFailure('refused', 'unreadable-token');
      }
      const account = findByUid(read.sub);
      if (read.exp <= seconds() || !account || account.disabled || read.auth_time < account.validSince)
        throw new IdentityFailure('ended', 'token-revoked');
      return { uid: account.uid, loggedInAt: read.auth_time * 1000 };
    },
    findByEmail: async (email) => findByAddress(email),
    findByUid: async (uid) => findByUid(uid),
    personalData: {
      async read({ uid = '' }) {
        const { password: _password, ...login } = findByUid(uid) ?? { password: '' };
        return { login: 'email' in login ? [login] : [] };
      },
      async erase({ uid = '' }) {
        accounts.delete(findByUid(uid)?.email.toLowerCase() ?? '');
        return true;
      },
    },
    listMissing: async (uids) => uids.filter((uid) => !findByUid(uid)),
    async create(email, name) {
      if (findByAddress(email)) return 'exists';
      return { uid: add(email, `nobody knows ${count}`, false, name).uid };
    },
    async resetCredentials(uid, name) {
      const account = findByUid(uid);
      if (!account) throw new IdentityFailure('ended', 'no-such-user');
      account.password = `nobody knows ${(count += 1)}`;
      account.passwordChangedAt = now();
      account.name = name;
      account.providers = [];
      account.validSince = seconds() + 1;
    },
    async createPasswordCode(email) {
      const address = findByAddress(email)?.email;
      if (address === undefined) throw new IdentityFailure('ended', 'no-such-user');
      const code = `code-canary-${(count += 1)}`;
      codes.set(code, address);
      return { code, address };
    },
    changes: {
      async find(uid) {
        const account = findByUid(uid);
        return account && { email: account.email, name: account.name, disabled: account.disabled };
      },
      async setEmail(uid, email) {
        const account = findByUid(uid);
        if (!account) return 'gone';
        const owner = findByAddress(email);
        if (owner && owner !== account) return 'taken';
        if (account.email === email) return 'changed';
        accounts.delete(account.email.toLowerCase());
        // As at the vendor, the sessions end with the address.
        Object.assign(account, { email, emailVerified: true, validSince: seconds() + 1 });
        accounts.set(email.toLowerCase(), account);
        return 'changed';
      },
      async findPasswordTime(uid) {
        const account = findByUid(uid);
        return account?.emailVerified ? account.passwordChangedAt : undefined;
      },
      async setName(uid, name) {
        const account = findByUid(uid);
        if (account) account.name = name;
      },
      async endSessions(uid) {
        const account = findByUid(uid);
        if (account) account.validSince = seconds() + 1;
      },
    },
    fetchAccessToken: async () => 'owner',
    close: async () => undefined,
  };
  return {
    identity,
    accounts,
    signUp: (email: string, password: string) => add(email, password, false),
    logIn(email: string, password: string): string | undefined {
      const account = findByAddress(email);
      if (!account || account.disabled || account.password !== password) return undefined;
      const times = { auth_time: seconds(), iat: seconds(), exp: seconds() + 3_600 };
      return `${encode({ alg: 'none' })}.${encode({ sub: account.uid, email, ...times })}.`;
    },
    setPassword(code: string, password: string): boolean {
      const account = findByAddress(codes.get(code) ?? '');
      if (!account) return false;
      codes.delete(code);
      changePassword(account.email, password);
      account.emailVerified = true;
      return true;
    },
    changePassword,
  };
}
