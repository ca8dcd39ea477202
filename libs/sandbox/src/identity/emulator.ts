import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { projectId } from './id-token.ts';
import { loadEmulator } from './load-emulator.ts';

/** A member in the emulator's format: times as text, seconds in `validSince`, milliseconds in `lastLoginAt`. */
export interface StoredIdentity {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  displayName?: string;
  disabled?: boolean;
  validSince?: string;
  lastLoginAt?: string;
}

export interface StoredCode {
  email: string;
  newEmail?: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** The members of the emulator's `AgentProjectState` that the sandbox uses and makes stricter. */
export interface EmulatedProject {
  readonly projectId: string;
  users: Map<string, StoredIdentity>;
  readonly config: Record<string, unknown>;
  getUserByEmail(email: string): StoredIdentity | undefined;
  updateUserByLocalId(
    localId: string,
    fields: Partial<StoredIdentity> & Record<string, unknown>,
    options?: object,
  ): StoredIdentity;
  createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    generateLink: (code: string) => string,
  ): StoredCode;
  validateOobCode(code: string): StoredCode | undefined;
  deleteOobCode(code: string): boolean;
  listOobCodes(): Iterable<StoredCode>;
  createRefreshTokenFor(user: StoredIdentity, provider: string, extra?: object): string;
  validateRefreshToken(token: string): { user: StoredIdentity };
  deleteAllAccounts(): void;
}

type EmulatedProjectClass = new (projectId: string) => EmulatedProject;

/** The emulator's own classes, so that the sandbox's refusals have the same shape. */
export interface EmulatorOptions {
  Project: EmulatedProjectClass;
  /** The message is the vendor's code, such as `EXPIRED_OOB_CODE`; the status is 400. */
  BadRequest: new (message: string) => Error;
}

export interface Emulator<Project extends EmulatedProject> {
  origin: string;
  project: Project;
  close(): Promise<void>;
}

interface OpenApi {
  paths: Record<string, Record<string, { responses?: Record<string, { content?: unknown }> }>>;
}

/** The emulator operations in use. Loading all of them takes five times as long. */
const usedOperations =
  /^\/v1\/accounts:(signInWithPassword|lookup|update|resetPassword|sendOobCode|delete|createAuthUri)$|^\/v1\/projects\/\{targetProjectId\}\/accounts(:(batchGet|delete|lookup|query|sendOobCode|update))?$|^\/v1\/token$|^\/v2\/projects\/\{targetProjectId\}\/config$/;

/**
 * Starts the vendor's own Auth emulator in this process, on a free port. It is installed only now, if it is missing, and
 * its code is loaded only now, which takes about half a second and 85 MB.
 *
 * @param createProject creates the state of the only project
 * @param onInstall called at once if it has to be installed first
 */
export async function startEmulator<Project extends EmulatedProject>(
  createProject: (options: EmulatorOptions) => Project,
  onInstall?: () => void,
): Promise<Emulator<Project>> {
  const requireModule = await loadEmulator({ onInstall });
  removeUnusedOperations((requireModule('apiSpec') as { default: OpenApi }).default);
  const { AgentProjectState } = requireModule('state') as { AgentProjectState: EmulatedProjectClass };
  const { BadRequestError } = requireModule('errors') as { BadRequestError: EmulatorOptions['BadRequest'] };
  const { createApp } = requireModule('server') as {
    createApp(id: string, mode: undefined, states: Map<string, Project>): Promise<RequestListener>;
  };
  const project = createProject({ Project: AgentProjectState, BadRequest: BadRequestError });
  const server = createServer(await createApp(projectId, undefined, new Map([[projectId, project]])));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    project,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Removes other operations and the response schemas. Request bodies are still validated. */
function removeUnusedOperations(api: OpenApi): void {
  api.paths = Object.fromEntries(Object.entries(api.paths).filter(([path]) => usedOperations.test(path)));
  for (const operations of Object.values(api.paths)) {
    // Parameters that every URL may have (`alt`, `prettyPrint` and so on).
    delete operations['parameters'];
    for (const { responses = {} } of Object.values(operations))
      for (const response of Object.values(responses)) response.content = { '*/*': { schema: {} } };
  }
}
