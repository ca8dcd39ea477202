// cspell:ignore initialized
import { AuthErrorCodes } from '@firebase/auth';
import { expect, it } from 'vitest';
import { loginProblems, toLoginError } from './login-problems.ts';

/** Codes that the SDK has no constant for, but that the service sends. */
const unlisted = ['missing-email', 'no-current-user', 'password-does-not-meet-requirements'];

/** Codes that no member can do anything about; most are about logins that the site does not have. */
const technicalCodes = new Set(
  `account-exists-with-different-credential admin-restricted-operation already-initialized app-deleted
  app-not-authorized app-not-installed argument-error auth-domain-config-required cancelled-popup-request
  captcha-check-failed code-expired cordova-not-ready cors-unsupported credential-already-in-use custom-token-mismatch
  dependent-sdk-initialized-before-auth dynamic-link-not-activated email-already-in-use email-change-needs-verification
  emulator-config-failed internal-error invalid-api-key invalid-app-credential invalid-app-id invalid-auth-event
  invalid-cert-hash invalid-continue-uri invalid-cordova-configuration invalid-custom-token
  invalid-dynamic-link-domain invalid-emulator-scheme invalid-hosting-link-domain invalid-message-payload
  invalid-multi-factor-session invalid-oauth-client-id invalid-oauth-provider invalid-persistence-type
  invalid-phone-number invalid-provider-id invalid-recaptcha-action invalid-recaptcha-token invalid-recaptcha-version
  invalid-recipient-email invalid-req-type invalid-sender invalid-tenant-id invalid-verification-code
  invalid-verification-id maximum-second-factor-count-exceeded missing-android-pkg-name missing-app-credential
  missing-client-type missing-continue-uri missing-iframe-start missing-ios-bundle-id missing-multi-factor-info
  missing-multi-factor-session missing-or-invalid-nonce missing-phone-number missing-recaptcha-token
  missing-recaptcha-version missing-verification-code missing-verification-id multi-factor-auth-required
  multi-factor-info-not-found no-auth-event no-such-provider operation-not-allowed
  operation-not-supported-in-this-environment popup-blocked popup-closed-by-user provider-already-linked
  recaptcha-not-enabled redirect-cancelled-by-user redirect-operation-pending rejected-credential
  second-factor-already-in-use tenant-id-mismatch unauthorized-continue-uri unauthorized-domain unsupported-first-factor
  unsupported-persistence-type unsupported-tenant-operation unverified-email user-cancelled user-signed-out`.split(
    /\s+/,
  ),
);

const listed = [...new Set(Object.values(AuthErrorCodes))].map((code) => code.replace('auth/', ''));

const bySdk = (code: string, text = 'Error') =>
  Object.assign(new Error(`Firebase: ${text} (auth/${code}).`), { code: `auth/${code}` });

it('knows each code of the vendor’s SDK, so that a new version with another one is seen [4.8.4]', () => {
  expect(listed.length).toBeGreaterThan(90);
  const known = [...Object.keys(loginProblems), ...technicalCodes];
  expect(listed.filter((code) => !known.includes(code))).toEqual([]);
  const sdk = [...listed, ...unlisted, 'the-service-is-currently-unavailable'];
  expect(known.filter((code) => !sdk.includes(code))).toEqual([]);
  expect(Object.keys(loginProblems).filter((code) => technicalCodes.has(code))).toEqual([]);
});

it.each([...Object.entries(loginProblems)])('tells a member what %s means: %s [4.8.4]', (code, problem) => {
  expect(toLoginError(bySdk(code))).toMatchObject({ problem, code: `auth/${code}` });
});

it('has one problem for a wrong password, an unknown address and a disabled member [4.8.3]', () => {
  const codes = ['wrong-password', 'user-not-found', 'user-disabled', 'invalid-credential', 'invalid-email'];
  expect(new Set(codes.map((code) => toLoginError(bySdk(code)).problem))).toEqual(new Set(['wrong-login']));
});

it('finds the code in the service’s own message', () => {
  expect(toLoginError(bySdk('the-service-is-currently-unavailable.')).problem).toBe('not-now');
});

it.each([...technicalCodes, 'something-new', 'constructor'])('%s is technical', (code) => {
  expect(toLoginError(bySdk(code))).toMatchObject({ problem: 'technical', code: `auth/${code}` });
});

it.each([undefined, null, 7, 'auth/user-disabled', {}, { code: 7 }, new Error('auth/user-disabled')])(
  'an error of an unknown shape is technical (%j)',
  (error) => expect(toLoginError(error).problem).toBe('technical'),
);

it('has the requirements that a refused password does not meet [4.8.14]', () => {
  const text = 'Missing password requirements: [Password must contain a numeric character]';
  expect(toLoginError(bySdk('password-does-not-meet-requirements', text))).toMatchObject({
    problem: 'password-refused',
    missing: [{ rule: 'number' }],
  });
  expect(toLoginError(bySdk('weak-password', 'Password should be at least 6 characters'))).toMatchObject({
    problem: 'weak-password',
    missing: [{ rule: 'min', count: 6 }],
  });
});

it('keeps nothing that was typed', () => {
  const error = toLoginError(bySdk('invalid-email', 'anna@example.org is badly formatted'));
  expect(`${error.message} ${JSON.stringify(error)}`).not.toContain('anna');
});
