import { randomBytes, randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import {
  IdentityFailure,
  type AddressedLoginChanges,
  type FoundIdentity,
  type PasswordService,
} from '@guildhall/suppliers';
import type { Credential } from 'firebase-admin/app';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { FirebaseConfig } from './firebase-config.ts';
import { createPasswordTimes } from './password-time.ts';
import { createUsageError } from '@guildhall/server-kit';

export interface IdentityOverrides {
  credential?: Credential;
  httpAgent?: Agent;
  fetch?: typeof fetch;
  wait?: (ms: number) => Promise<unknown>;
}

export interface IdentityOptions extends Pick<
  FirebaseConfig,
  'IDENTITY_PROJECT' | 'IDENTITY_SERVICE_ACCOUNT' | 'FIREBASE_AUTH_EMULATOR_HOST'
> {
  deadlineMs: number;
}

/**
 * Connects through the vendor's SDK, which is loaded on the first call.
 *
 * @throws if FIREBASE_AUTH_EMULATOR_HOST differs between process and configuration: set both to the same: the SDK reads the process's
 */
export async function connectIdentity(
  options: IdentityOptions,
  overrides: IdentityOverrides = {},
): Promise<PasswordService> {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, IDENTITY_PROJECT: projectId = '' } = options;
  if ((process.env['FIREBASE_AUTH_EMULATOR_HOST'] || undefined) !== emulator)
    throw createUsageError(
      'GUILDHALL_MEMBERS_FIREBASE_EMULATOR',
      'FIREBASE_AUTH_EMULATOR_HOST differs between process and configuration',
    );
  const [{ initializeApp, deleteApp, cert }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  const credential = overrides.credential ?? createCredential(options, cert);
  const app = initializeApp(
    {
      projectId,
      ...(credential && { credential }),
      ...(overrides.httpAgent && { httpAgent: overrides.httpAgent }),
    },
    randomUUID(),
  );
  const auth = getAuth(app);
  const wait = overrides.wait ?? delay;
  const callSdk = <T>(work: () => Promise<T>) => withinDeadline(options.deadlineMs, work);
  const fetchAccessToken = () =>
    callSdk(async () =>
      emulator === undefined ? ((await credential?.getAccessToken())?.access_token ?? '') : 'owner',
    );
  const findPasswordTime = createPasswordTimes({
    ...{ project: projectId, deadlineMs: options.deadlineMs, fetchAccessToken, fetch: overrides.fetch },
    ...(emulator === undefined
      ? { origin: 'https://identitytoolkit.googleapis.com', path: '/v1' }
      : { origin: `http://${emulator}`, path: '/identitytoolkit.googleapis.com/v1' }),
  });
  return {
    kind: 'passwords',
    verify: (idToken) =>
      // `true` rejects revoked tokens and disabled members in production, too.
      callSdk(async () => {
        const { uid, auth_time: loggedInS } = await auth.verifyIdToken(idToken, true);
        return { uid, loggedInAt: loggedInS * 1_000 };
      }),
    ...createIdentityCalls(auth, callSdk, wait),
    changes: {
      ...createLoginChanges(auth, callSdk, wait),
      findPasswordTime: (uid) => callSdk(() => findPasswordTime(uid)),
    },
    ...createPersonalCalls(auth, callSdk),
    fetchAccessToken,
    close: () => deleteApp(app),
  };
}

/** Maximum number of identities per lookup, set by the service. */
const maxLookUp = 100;

type CallSdk = <T>(work: () => Promise<T>) => Promise<T>;

/** Resolves with `other` if the work fails with this code. */
async function orElse<T, U>(code: string, other: U, work: () => Promise<T>): Promise<T | U> {
  return work().catch((error: unknown) => {
    if (getErrorCode(error) === code) return other;
    throw error;
  });
}

function createIdentityCalls(
  auth: Auth,
  callSdk: CallSdk,
  wait: (ms: number) => Promise<unknown>,
): Pick<
  PasswordService,
  'findByEmail' | 'listMissing' | 'create' | 'resetCredentials' | 'createPasswordCode'
> {
  return {
    findByEmail: (email) =>
      callSdk(async () => {
        const found = await orElse('auth/user-not-found', undefined, () => auth.getUserByEmail(email));
        return found && toFoundIdentity(found, email);
      }),
    async listMissing(uids) {
      const missing: string[] = [];
      for (let from = 0; from < uids.length; from += maxLookUp) {
        const some = uids.slice(from, from + maxLookUp).map((uid) => ({ uid }));
        const { notFound } = await callSdk(() => auth.getUsers(some));
        missing.push(...notFound.map((one) => ('uid' in one ? one.uid : '')));
      }
      return missing;
    },
    create: (email, displayName) =>
      callSdk(() =>
        orElse('auth/email-already-exists', 'exists' as const, async () => {
          const { uid } = await auth.createUser({
            email,
            ...(displayName && { displayName }),
            emailVerified: false,
            password: createRandomPassword(),
          });
          return { uid };
        }),
      ),
    async resetCredentials(uid, name) {
      await callSdk(async () => auth.updateUser(uid, toCredentialReset(await auth.getUser(uid), name)));
      await revokeTokens(auth, uid, callSdk, wait);
    },
    createPasswordCode: (email) =>
      callSdk(async () => {
        const { email: address } = await auth.getUserByEmail(email);
        if (!address) throw new Error('the identity has no address');
        const code = new URL(await auth.generatePasswordResetLink(address)).searchParams.get('oobCode');
        if (!code) throw new Error('there is no code in the link');
        return { code, address };
      }),
  };
}

function createLoginChanges(
  auth: Auth,
  callSdk: CallSdk,
  wait: (ms: number) => Promise<unknown>,
): AddressedLoginChanges {
  return {
    find: (uid) =>
      callSdk(async () => {
        const found = await orElse('auth/user-not-found', undefined, () => auth.getUser(uid));
        return found && { email: found.email ?? '', name: found.displayName ?? '', disabled: found.disabled };
      }),
    setEmail: (uid, email) =>
      callSdk(() =>
        orElse('auth/user-not-found', 'gone' as const, () =>
          orElse('auth/email-already-exists', 'taken' as const, async () => {
            // Its owner has used the link that was sent there. Without this, the service takes the confirmation back.
            await auth.updateUser(uid, { email, emailVerified: true });
            return 'changed' as const;
          }),
        ),
      ),
    setName: (uid, name) =>
      callSdk(async () => void (await auth.updateUser(uid, { displayName: name || null }))),
    endSessions: (uid) => revokeTokens(auth, uid, callSdk, wait),
  };
}

async function revokeTokens(
  auth: Auth,
  uid: string,
  callSdk: CallSdk,
  wait: (ms: number) => Promise<unknown>,
): Promise<void> {
  // Revocation has a resolution of one second: tokens of the current second are revoked only from the next.
  await wait(1_100);
  await callSdk(() => orElse('auth/user-not-found', undefined, () => auth.revokeRefreshTokens(uid)));
}

function toFoundIdentity({ uid, email, emailVerified, disabled }: UserRecord, requested = ''): FoundIdentity {
  return { uid, email: email ?? requested, emailVerified, disabled };
}

/** Everything that the service has about a login, without what proves it. */
function toLoginCopy({ uid, email, emailVerified, disabled, metadata, ...user }: UserRecord): object {
  const { displayName: name, phoneNumber, photoURL, providerData } = user;
  return {
    ...{ uid, email, emailVerified, disabled, name, phoneNumber, photoURL },
    ...{ createdAt: metadata.creationTime, lastLoginAt: metadata.lastSignInTime },
    ...{ lastUsedAt: metadata.lastRefreshTime },
    methods: providerData.map(({ providerId }) => providerId),
  };
}

function createPersonalCalls(
  auth: Auth,
  callSdk: CallSdk,
): Required<Pick<PasswordService, 'findByUid' | 'personalData'>> {
  const findUser = (uid: string | undefined) =>
    callSdk(async () => {
      if (uid === undefined) return undefined;
      return auth.getUser(uid).catch((error: unknown) => {
        if (getErrorCode(error) === 'auth/user-not-found') return undefined;
        throw error;
      });
    });
  return {
    async findByUid(uid) {
      const found = await findUser(uid);
      return found && toFoundIdentity(found);
    },
    personalData: {
      async read({ uid }) {
        const found = await findUser(uid);
        return { login: found ? [toLoginCopy(found)] : [] };
      },
      async erase({ uid }) {
        if (uid !== undefined && (await findUser(uid))) await callSdk(() => auth.deleteUser(uid));
        return true;
      },
    },
  };
}

const createRandomPassword = (): string => randomBytes(32).toString('base64url');

function toCredentialReset({ providerData }: UserRecord, name: string) {
  const others = providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');
  return {
    password: createRandomPassword(),
    ...{ displayName: name || null, photoURL: null, phoneNumber: null },
    multiFactor: { enrolledFactors: null },
    // Clearing the number also removes the phone provider.
    providersToUnlink: others.filter((id) => id !== 'phone'),
  };
}

function createCredential(
  { IDENTITY_SERVICE_ACCOUNT: account }: IdentityOptions,
  cert: typeof import('firebase-admin/app').cert,
): Credential | undefined {
  if (!account) return undefined;
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey } = account;
  return cert({ projectId, clientEmail, privateKey });
}

/** @throws IdentityFailure for every error, and after `ms` */
async function withinDeadline<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(new IdentityFailure('unavailable', 'deadline')), ms);
  try {
    return await Promise.race([work(), deadline.promise]);
  } catch (error) {
    throw toFailure(error);
  } finally {
    clearTimeout(timer);
  }
}

const endedCodes = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Errors about the token itself: the SDK uses the same code for keys that it could not fetch. */
const tokenErrorPattern = /claim|algorithm|signature|Decoding|expects|must be a|custom token/i;

function toFailure(error: unknown): IdentityFailure {
  if (error instanceof IdentityFailure) return error;
  const code = getErrorCode(error);
  if (endedCodes.has(code)) return new IdentityFailure('ended', code);
  const isRefused =
    code === 'auth/invalid-id-token' ||
    (code === 'auth/argument-error' && tokenErrorPattern.test((error as Error).message));
  return new IdentityFailure(isRefused ? 'refused' : 'unavailable', code);
}

function getErrorCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[\w/-]{1,60}$/.test(code) ? code : 'unknown';
}
