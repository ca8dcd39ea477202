import type { StoredCode } from './emulator.ts';
import { startEmulator, type Emulator } from './emulator.ts';
import { projectId } from './id-token.ts';
import { identitySeeds } from './seed-identities.ts';
import { createStrictProject, type ProjectSettings, type StrictProject } from './strict-project.ts';

/** The web API key that browsers send. */
export const identityApiKey = 'sandbox-identity-key';

export interface NewIdentity {
  uid?: string;
  email: string;
  password?: string;
  displayName?: string;
  emailVerified?: boolean;
  disabled?: boolean;
}

export type IdentityChanges = Partial<Omit<NewIdentity, 'uid'>>;

export interface IdentityOptions {
  now: () => Date;
  /** Called for each new code, for an email or for the project's administrator. */
  onCode?: (code: StoredCode) => void;
}

/** The identity service: the vendor's emulator, started when it is first needed. */
export interface Identity {
  readonly running: boolean;
  /** True while it is being installed, which takes minutes. */
  readonly installing: boolean;
  /** Starts it unless it is running. */
  start(): Promise<Emulator<StrictProject>>;
  /** Calls the emulator as the project's administrator. Throws its refusals. */
  administrate(path: string, body?: unknown): Promise<Record<string, unknown>>;
  /** Adds a member who joined a month ago; resolves to the uid. */
  add(order: NewIdentity): Promise<string>;
  change(uid: string, changes: IdentityChanges): Promise<void>;
  /** Finds the newest code for this purpose. */
  newestCode(order: { email: string; requestType: string }): Promise<StoredCode | undefined>;
  domains: string[];
  /** Project settings that tests can change. */
  settings: ProjectSettings;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const firstSettings: ProjectSettings = { userDeletion: false };
const firstDomains = ['localhost', '127.0.0.1'];

export function createIdentity({ now, onCode = () => undefined }: IdentityOptions): Identity {
  let starting: Promise<Emulator<StrictProject>> | undefined;
  const start = () =>
    (starting ??= startSeeded().catch((error: unknown) => {
      // The next request tries again.
      starting = undefined;
      throw error;
    }));
  let isInstalling = false;
  const startSeeded = async () => {
    const emulator = await startEmulator(
      (options) => createStrictProject(options, { now, onCode, settings: () => identity.settings }),
      () => (isInstalling = true),
    ).finally(() => (isInstalling = false));
    await seed(emulator, now());
    return emulator;
  };
  const administrate = async (path: string, body?: unknown) =>
    requestEmulator((await start()).origin, path, body);
  const identity: Identity = {
    get running() {
      return starting !== undefined;
    },
    get installing() {
      return isInstalling;
    },
    start,
    administrate,
    add: async (order) => add(await start(), order, now()),
    async change(uid, { disabled, ...changes }) {
      await administrate('accounts:update', {
        ...{ localId: uid, ...changes },
        ...(disabled !== undefined && { disableUser: disabled }),
      });
    },
    async newestCode({ email, requestType }) {
      const codes = [...(await start()).project.listOobCodes()];
      return codes.findLast((code) => code.email === email && code.requestType === requestType);
    },
    domains: [...firstDomains],
    settings: firstSettings,
    async reset() {
      identity.domains = [...firstDomains];
      identity.settings = firstSettings;
      if (starting === undefined) return;
      const emulator = await starting;
      const { project } = emulator;
      for (const { oobCode } of [...project.listOobCodes()]) project.deleteOobCode(oobCode);
      project.deleteAllAccounts();
      await seed(emulator, now());
    },
    async stop() {
      const emulator = await starting;
      starting = undefined;
      await emulator?.close();
    },
  };
  return identity;
}

async function seed(emulator: Emulator<StrictProject>, now: Date): Promise<void> {
  for (const { uid, email, password, displayName, emailVerified = true, disabled = false } of identitySeeds)
    await add(emulator, { uid, email, password, displayName, emailVerified, disabled }, now);
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

async function add(
  { origin, project }: Emulator<StrictProject>,
  { uid, emailVerified = true, ...order }: NewIdentity,
  now: Date,
): Promise<string> {
  const response = await requestEmulator(origin, 'accounts', {
    ...order,
    ...(uid && { localId: uid }),
    emailVerified,
  });
  const localId = String(response['localId']);
  const joined = now.getTime() - monthMs;
  project.updateUserByLocalId(localId, {
    validSince: String(Math.floor(joined / 1000)),
    createdAt: String(joined),
  });
  return localId;
}

async function requestEmulator(
  origin: string,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const result = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new IdentityRefusal((result['error'] as { message?: string } | undefined)?.message);
  return result;
}

export class IdentityRefusal extends Error {
  readonly statusCode = 400;
}
