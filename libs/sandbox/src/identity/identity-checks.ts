import type { FastifyRequest } from 'fastify';
import { projectId, readIdToken } from './id-token.ts';
import { identityApiKey } from './identity.ts';
import { createBadRequest, readBody, isAdministrator, refusals, type Refusal } from './identity-refusals.ts';
import type { ProjectSettings } from './strict-project.ts';

/** Time after a login in which the vendor allows sensitive changes: a new password, or deletion. */
const recentLoginMs = 5 * 60 * 1000;

/** Operations open to any caller with the web API key. */
const openOperations =
  /^\/(identitytoolkit\.googleapis\.com\/v1\/accounts:(signInWithPassword|lookup|update|resetPassword|sendOobCode|delete|createAuthUri)|securetoken\.googleapis\.com\/v1\/token)$/;

export interface CheckOptions {
  now: () => Date;
  /** Hosts allowed as continue URLs. */
  domains: () => readonly string[];
  settings: () => ProjectSettings;
}

export function checkRequest(request: FastifyRequest, options: CheckOptions): Refusal | undefined {
  if (request.method === 'OPTIONS') return undefined;
  const path = request.url.split('?', 1)[0] ?? '';
  const ofProject = /\/projects\/([^/:]+)/.exec(path)?.[1];
  if (ofProject !== undefined) return checkAdministrator(request, ofProject);
  const { authorization } = request.headers;
  if (authorization !== undefined && !isAdministrator(request)) return refusals.credentialsWrong;
  const body = readBody(request);
  return (
    checkKey(request) ??
    checkOperation(path, options.settings()) ??
    checkToken(path, body, options.now()) ??
    checkContinueUrl(body, options.domains())
  );
}

function checkAdministrator(request: FastifyRequest, project: string): Refusal | undefined {
  if (request.headers.authorization === undefined) return refusals.credentialsMissing;
  if (!isAdministrator(request)) return refusals.credentialsWrong;
  return project === projectId ? undefined : refusals.otherProject;
}

function checkKey(request: FastifyRequest): Refusal | undefined {
  const { key = request.headers['x-goog-api-key'] } = request.query as { key?: string | string[] };
  if (key === undefined || key === '') return refusals.apiKeyMissing;
  return key === identityApiKey ? undefined : refusals.apiKeyWrong;
}

function checkOperation(path: string, { userDeletion }: ProjectSettings): Refusal | undefined {
  if (path.endsWith(':delete') && !userDeletion) return refusals.administratorsOnly;
  if (openOperations.test(path)) return undefined;
  if (path.endsWith(':signUp')) return refusals.administratorsOnly;
  if (/:(signIn|sendVerification|mfa)/.test(path)) return refusals.methodOff;
  return { status: 404, name: 'NOT_FOUND', message: 'Not Found' };
}

/** The emulator checks neither the expiry and project of an ID token nor the age of the login. */
function checkToken(path: string, body: Record<string, unknown>, now: Date): Refusal | undefined {
  const { idToken } = body;
  if (idToken === undefined) return undefined;
  if (typeof idToken !== 'string') return createBadRequest('INVALID_ID_TOKEN');
  const read = readIdToken(idToken, now);
  if (read === 'invalid') return refusals.tokenInvalid;
  if (read === 'expired') return refusals.tokenExpired;
  if ('email' in body && path.endsWith(':update')) return refusals.unverifiedAddress;
  const sensitive = path.endsWith(':delete') || 'password' in body;
  const isOld = now.getTime() - read.claims.auth_time * 1000 > recentLoginMs;
  return sensitive && isOld ? refusals.oldLogin : undefined;
}

function checkContinueUrl(
  { continueUrl }: Record<string, unknown>,
  domains: readonly string[],
): Refusal | undefined {
  if (typeof continueUrl !== 'string') return undefined;
  const host = URL.parse(continueUrl)?.hostname;
  return host === undefined || domains.includes(host) ? undefined : refusals.otherDomain;
}
