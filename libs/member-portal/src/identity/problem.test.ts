import { describe, expect, it } from 'vitest';
import { memberTexts } from '../texts/member-texts.ts';
import { getProblemText } from '../texts/get-problem-text.ts';
import { parseErrorCode, toProblem } from './problem.ts';

const bySdk = (code: string) =>
  Object.assign(new Error(`Service: Error (auth/${code}).`), { code: `auth/${code}` });

/** Error codes of the identity service that a member may meet, from the SDK and on the wire. */
const table = {
  'The email or password is wrong': [
    ...['invalid-credential', 'wrong-password', 'user-not-found', 'user-disabled', 'invalid-email'].map(
      bySdk,
    ),
    ...['INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'USER_DISABLED'],
  ],
  'Too many attempts': [
    bySdk('too-many-requests'),
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled',
  ],
  'Choose a longer password': [
    bySdk('weak-password'),
    'WEAK_PASSWORD : Password should be at least 6 characters',
  ],
  'This password does not meet the requirements': [
    bySdk('password-does-not-meet-requirements'),
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]',
  ],
  'This link has expired or has already been used': [
    ...['expired-action-code', 'invalid-action-code'].map(bySdk),
    ...['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE'],
    ...['link-expired', 'link-used'].map(bySdk),
  ],
  'For your security, enter your current password': [
    bySdk('requires-recent-login'),
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  ],
  'Your session has ended': [bySdk('user-token-expired'), bySdk('invalid-user-token'), 'TOKEN_EXPIRED'],
  'Your browser does not allow this site to store data': [bySdk('web-storage-unsupported')],
  'We could not connect': [bySdk('network-request-failed'), bySdk('timeout')],
  'This is not available right now': [
    ...['the-service-is-currently-unavailable.', 'service-down'].map(bySdk),
  ],
  'Something went wrong': [
    ...['unauthorized-domain', 'missing-recaptcha-token', 'internal-error', 'something-new'].map(bySdk),
    ...['MISSING_RECAPTCHA_TOKEN', 'UNAUTHORIZED_DOMAIN', 'ADMIN_ONLY_OPERATION', '', '{"error":1}'],
  ],
};

const cases = Object.entries(table).flatMap(([message, errors]) =>
  errors
    .map((error) => (typeof error === 'string' ? new Error(error) : error))
    .map((error) => [error, message] as const),
);

describe('an error of the identity service', () => {
  it.each(cases)('%s shows “%s…” [4.8.4]', (error, message) => {
    expect(getProblemText(toProblem(error), memberTexts)).toContain(message);
  });

  it.each([
    undefined,
    null,
    7,
    'auth/user-disabled',
    {},
    { code: 7 },
    { code: '__proto__' },
    { code: 'constructor' },
  ])('of an unknown shape (%j) is technical', (error) => expect(toProblem(error)).toBe('technical'));

  it('shows the same message for a wrong password, an unknown address and a disabled member [4.8.3]', () => {
    const told = ['wrong-password', 'user-not-found', 'user-disabled', 'invalid-credential'].map((code) =>
      getProblemText(toProblem(bySdk(code)), memberTexts),
    );
    expect(new Set(told).size).toBe(1);
  });

  it('is logged by its code, without the input', () => {
    expect(parseErrorCode(new Error('INVALID_EMAIL : anna@example.org'))).toBe('invalid-email');
    expect(parseErrorCode(new Error('anna@example.org is not known'))).toBe('unknown');
  });
});
