import { randomBytes, randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Credential } from 'firebase-admin/app';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { IdentityFailure, type Identity } from './identity.ts';
import type { MembersConfig } from './members-config.ts';

/** What tests replace. */
export interface IdentityParts {
  credential?: Credential;
  /** For all of the SDK's requests. */
  httpAgent?: Agent;
  /** Waits so many ms. */
  wait?: (ms: number) => Promise<unknown>;
}

export interface IdentityOptions extends Pick<
  MembersConfig,
  'IDENTITY_PROJECT' | 'IDENTITY_SERVICE_ACCOUNT' | 'FIREBASE_AUTH_EMULATOR_HOST'
> {
  /** For one step, ms. */
  deadlineMs: number;
}

/**
 * Connects to the identity service by its vendor's own SDK, which is loaded on the first call.
 *
 * @throws when FIREBASE_AUTH_EMULATOR_HOST differs between process and configuration: the SDK reads the process's
 */
export async function connectIdentity(
  options: IdentityOptions,
  parts: IdentityParts = {},
): Promise<Identity> {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, IDENTITY_PROJECT: projectId = '' } = options;
  if ((process.env['FIREBASE_AUTH_EMULATOR_HOST'] || undefined) !== emulator)
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST of the process is not that of the configuration');
  const [{ initializeApp, deleteApp, cert }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  const credential = parts.credential ?? credentialOf(options, cert);
  const app = initializeApp(
    { projectId, ...(credential && { credential }), ...(parts.httpAgent && { httpAgent: parts.httpAgent }) },
    randomUUID(),
  );
  const auth = getAuth(app);
  const wait = parts.wait ?? delay;
  const ask = <T>(work: () => Promise<T>) => withinDeadline(options.deadlineMs, work);
  return {
    verify: (idToken) =>
      // `true`: a revoked token and a disabled member are refused in production, too.
      ask(async () => ({ uid: (await auth.verifyIdToken(idToken, true)).uid })),
    ...identitiesOf(auth, ask, wait),
    accessToken: () =>
      ask(async () =>
        emulator === undefined ? ((await credential?.getAccessToken())?.access_token ?? '') : 'owner',
      ),
    close: () => deleteApp(app),
  };
}

/** The most identities that the service looks up at once. */
const maxLookUp = 100;

type Ask = <T>(work: () => Promise<T>) => Promise<T>;

function identitiesOf(
  auth: Auth,
  ask: Ask,
  wait: (ms: number) => Promise<unknown>,
): Pick<Identity, 'byEmail' | 'missing' | 'create' | 'takeOver' | 'passwordCode'> {
  const unless = async <T, U>(code: string, other: U, work: () => Promise<T>): Promise<T | U> =>
    work().catch((error: unknown) => {
      if (codeOf(error) === code) return other;
      throw error;
    });
  return {
    byEmail: (email) =>
      ask(async () => {
        const found = await unless('auth/user-not-found', undefined, () => auth.getUserByEmail(email));
        return found && { uid: found.uid, emailVerified: found.emailVerified, disabled: found.disabled };
      }),
    async missing(uids) {
      const missing: string[] = [];
      for (let from = 0; from < uids.length; from += maxLookUp) {
        const some = uids.slice(from, from + maxLookUp).map((uid) => ({ uid }));
        const { notFound } = await ask(() => auth.getUsers(some));
        missing.push(...notFound.map((one) => ('uid' in one ? one.uid : '')));
      }
      return missing;
    },
    create: (email) =>
      ask(() =>
        unless('auth/email-already-exists', 'exists' as const, async () => {
          const { uid } = await auth.createUser({ email, emailVerified: false, password: randomPassword() });
          return { uid };
        }),
      ),
    async takeOver(uid) {
      await ask(async () => auth.updateUser(uid, withoutCredentials(await auth.getUser(uid))));
      // Revocation has a resolution of one second: tokens of the current second are revoked only from the next.
      await wait(1_100);
      await ask(() => auth.revokeRefreshTokens(uid));
    },
    passwordCode: (email) =>
      ask(async () => {
        const { email: address } = await auth.getUserByEmail(email);
        if (!address) throw new Error('the identity has no address');
        const code = new URL(await auth.generatePasswordResetLink(address)).searchParams.get('oobCode');
        if (!code) throw new Error('there is no code in the link');
        return { code, address };
      }),
  };
}

const randomPassword = (): string => randomBytes(32).toString('base64url');

/** Removes everything from an identity except its address. */
function withoutCredentials({ providerData }: UserRecord) {
  const others = providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');
  return {
    password: randomPassword(),
    ...{ displayName: null, photoURL: null, phoneNumber: null },
    multiFactor: { enrolledFactors: null },
    // Without its number, the phone is no longer a provider.
    providersToUnlink: others.filter((id) => id !== 'phone'),
  };
}

function credentialOf(
  { IDENTITY_SERVICE_ACCOUNT: account }: IdentityOptions,
  cert: typeof import('firebase-admin/app').cert,
): Credential | undefined {
  if (!account) return undefined;
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey } = account;
  return cert({ projectId, clientEmail, privateKey });
}

/** Runs a call of the SDK with our deadline. @throws IdentityFailure for every error */
async function withinDeadline<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new IdentityFailure('unavailable', 'deadline')), ms);
  try {
    return await Promise.race([work(), late.promise]);
  } catch (error) {
    throw failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}

const ended = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Messages about the token itself. The SDK has the same code for keys that could not be fetched. */
const aboutToken = /claim|algorithm|signature|Decoding|expects|must be a|custom token/i;

function failureOf(error: unknown): IdentityFailure {
  if (error instanceof IdentityFailure) return error;
  const code = codeOf(error);
  if (ended.has(code)) return new IdentityFailure('ended', code);
  const isRefused =
    code === 'auth/invalid-id-token' ||
    (code === 'auth/argument-error' && aboutToken.test((error as Error).message));
  return new IdentityFailure(isRefused ? 'refused' : 'unavailable', code);
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[\w/-]{1,60}$/.test(code) ? code : 'unknown';
}
