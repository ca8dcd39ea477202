import type { LoginError, LoginFault, LoginProblem } from '@guildhall/browser-suppliers';
import { parseMissingRequirements } from './password-requirements.ts';

/** The vendor's codes, without `auth/`, for which a member can do something. Every other one is technical. */
export const loginProblems: Readonly<Record<string, Exclude<LoginProblem, 'technical'>>> = {
  'invalid-credential': 'wrong-login',
  'wrong-password': 'wrong-login',
  'user-not-found': 'wrong-login',
  'user-disabled': 'wrong-login',
  'user-mismatch': 'wrong-login',
  'invalid-email': 'wrong-login',
  'missing-email': 'wrong-login',
  'missing-password': 'wrong-login',
  'too-many-requests': 'too-many',
  'quota-exceeded': 'too-many',
  'weak-password': 'weak-password',
  'password-does-not-meet-requirements': 'password-refused',
  'expired-action-code': 'expired-link',
  'invalid-action-code': 'expired-link',
  'requires-recent-login': 'login-again',
  'user-token-expired': 'session-ended',
  'invalid-user-token': 'session-ended',
  'null-user': 'session-ended',
  'no-current-user': 'session-ended',
  'web-storage-unsupported': 'not-stored',
  'network-request-failed': 'offline',
  timeout: 'offline',
  'the-service-is-currently-unavailable': 'not-now',
};

const isRefusal = (problem: LoginProblem) => problem === 'weak-password' || problem === 'password-refused';

/** Translates an error of the vendor's SDK. Its message is dropped: it may quote what was typed. */
export function toLoginError(error: unknown): LoginError {
  const { code, message } = error instanceof Error ? (error as { code?: unknown; message: string }) : {};
  // The SDK makes codes of the service's own messages, too, such as `auth/the-service-is-currently-unavailable.`
  const [name = ''] = typeof code === 'string' ? code.replace('auth/', '').split(/[^a-z-]/) : [];
  const problem = (Object.hasOwn(loginProblems, name) && loginProblems[name]) || 'technical';
  const missing = isRefusal(problem) ? parseMissingRequirements(message ?? '') : [];
  return createLoginError({
    problem,
    ...(name !== '' && { code: `auth/${name}` }),
    ...(missing.length > 0 && { missing }),
  });
}

export function createLoginError(fault: LoginFault): LoginError {
  return Object.assign(new Error(`The identity service: ${fault.problem}`), fault);
}
