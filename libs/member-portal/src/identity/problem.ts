import type { MemberRefusal } from '../calls/member-calls.ts';

/** Errors that are reported to members. */
export type Problem =
  | 'wrong-login'
  | 'wrong-password'
  | 'too-many'
  | 'weak-password'
  | 'password-refused'
  | 'expired-link'
  | 'used-link'
  | 'login-closed'
  | 'login-again'
  | 'session-ended'
  | 'not-stored'
  | 'offline'
  | 'forbidden'
  | 'not-now'
  | 'technical';

/**
 * The identity service's error codes, as its SDK names them and as they are on the wire. A disabled member gets the
 * same message as one with a wrong password: nobody learns which addresses are known.
 */
const codes: Readonly<Record<string, Problem>> = {
  'invalid-credential': 'wrong-login',
  'invalid-login-credentials': 'wrong-login',
  'wrong-password': 'wrong-login',
  'invalid-password': 'wrong-login',
  'user-not-found': 'wrong-login',
  'email-not-found': 'wrong-login',
  'invalid-email': 'wrong-login',
  'missing-email': 'wrong-login',
  'missing-password': 'wrong-login',
  'user-disabled': 'wrong-login',
  'user-mismatch': 'wrong-login',
  'too-many-requests': 'too-many',
  'too-many-attempts-try-later': 'too-many',
  'quota-exceeded': 'too-many',
  'weak-password': 'weak-password',
  'password-does-not-meet-requirements': 'password-refused',
  'expired-action-code': 'expired-link',
  'invalid-action-code': 'expired-link',
  'expired-oob-code': 'expired-link',
  'invalid-oob-code': 'expired-link',
  'link-expired': 'expired-link',
  'link-used': 'used-link',
  'service-down': 'not-now',
  'the-service-is-currently-unavailable': 'not-now',
  'requires-recent-login': 'login-again',
  'credential-too-old-login-again': 'login-again',
  'user-token-expired': 'session-ended',
  'invalid-user-token': 'session-ended',
  'token-expired': 'session-ended',
  'null-user': 'session-ended',
  'no-current-user': 'session-ended',
  'web-storage-unsupported': 'not-stored',
  'network-request-failed': 'offline',
  timeout: 'offline',
  // Only the project's operator can fix these.
  'missing-recaptcha-token': 'technical',
  'invalid-recaptcha-token': 'technical',
  'recaptcha-not-enabled': 'technical',
  'unauthorized-domain': 'technical',
  'unauthorized-continue-uri': 'technical',
  'operation-not-allowed': 'technical',
  'admin-restricted-operation': 'technical',
  'invalid-api-key': 'technical',
  'internal-error': 'technical',
};

/** Returns the code of an identity service error without its details; `unknown` if it has none. */
export function parseErrorCode(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const text = typeof code === 'string' ? code : typeof message === 'string' ? message : '';
  const [name = ''] = text.replace(/^auth\//, '').split(/[\s:(.]/);
  const plain = name.toLowerCase().replaceAll('_', '-');
  return /^[a-z-]{3,60}$/.test(plain) ? plain : 'unknown';
}

/** Unknown errors are technical. */
export function toProblem(error: unknown): Problem {
  const code = parseErrorCode(error);
  return Object.hasOwn(codes, code) ? (codes[code] as Problem) : 'technical';
}

export function refusalToProblem(why: MemberRefusal): Problem {
  return refusals[why];
}

const refusals: Readonly<Record<MemberRefusal, Problem>> = {
  session: 'session-ended',
  forbidden: 'forbidden',
  too_often: 'too-many',
  not_now: 'not-now',
  offline: 'offline',
  technical_error: 'technical',
};
