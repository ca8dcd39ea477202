import type { LoginFault, LoginProblem } from '@guildhall/browser-suppliers';
import type { MemberRefusal } from '../calls/member-calls.ts';

/** Errors that are reported to members: those of the identity service, and those that only the form can tell. */
export type MemberProblem = LoginProblem | 'wrong-password' | 'login-closed' | 'forbidden';

const loginProblems: Readonly<Record<LoginProblem, true>> = {
  'wrong-login': true,
  'too-many': true,
  'weak-password': true,
  'password-refused': true,
  'expired-link': true,
  'used-link': true,
  'login-again': true,
  'session-ended': true,
  'not-stored': true,
  offline: true,
  'not-now': true,
  technical: true,
};

/** Returns the reason of an error; for one that is no `LoginError`, `technical`. */
export function toProblem(error: unknown): LoginProblem {
  const { problem } = readFault(error);
  return typeof problem === 'string' && Object.hasOwn(loginProblems, problem) ? problem : 'technical';
}

/** Returns the identity service's code for the log; `unknown` if there is none, or if it could be something typed. */
export function getErrorCode(error: unknown): string {
  const { code } = readFault(error);
  return typeof code === 'string' && /^[\w/.-]{1,60}$/.test(code) ? code : 'unknown';
}

/** Returns the requirements that a refused password does not meet; empty where the identity service names none. */
export function getMissingRequirements(error: unknown): NonNullable<LoginFault['missing']> {
  const { missing } = readFault(error);
  return Array.isArray(missing) ? missing : [];
}

function readFault(error: unknown): Partial<LoginFault> {
  return typeof error === 'object' && error !== null ? error : {};
}

export function refusalToProblem(why: MemberRefusal): MemberProblem {
  return refusals[why];
}

const refusals: Readonly<Record<MemberRefusal, MemberProblem>> = {
  session: 'session-ended',
  forbidden: 'forbidden',
  missing: 'technical',
  too_often: 'too-many',
  not_now: 'not-now',
  offline: 'offline',
  technical_error: 'technical',
};
