import type { LoginProblem } from '@guildhall/browser-suppliers';
import { expect, it } from 'vitest';
import { getProblemText } from '../texts/get-problem-text.ts';
import { memberTexts } from '../texts/member-texts.ts';
import { getErrorCode, getMissingRequirements, toProblem } from './problem.ts';

/** The start of what a member reads for each problem of the identity service. */
const texts: Record<LoginProblem, string> = {
  'wrong-login': 'The email or password is wrong',
  'too-many': 'Too many attempts',
  'weak-password': 'Choose a longer password',
  'password-refused': 'This password does not meet the requirements',
  'expired-link': 'This link has expired or has already been used',
  'used-link': 'This link has expired or has already been used',
  'login-again': 'For your security, enter your current password',
  'session-ended': 'Your session has ended',
  'not-stored': 'Your browser does not allow this site to store data',
  offline: 'We could not connect',
  'not-now': 'This is not available right now',
  technical: 'Something went wrong',
};

it.each(Object.entries(texts))('%s shows “%s…” [4.8.4]', (problem, text) => {
  const error = Object.assign(new Error('An error of the service'), { problem });
  expect(getProblemText(toProblem(error), memberTexts)).toContain(text);
});

it.each([
  undefined,
  null,
  7,
  'offline',
  {},
  { problem: 7 },
  { problem: 'something-new' },
  { problem: '__proto__' },
  { problem: 'constructor' },
  new Error('offline'),
])('an error of an unknown shape (%j) is technical', (error) => expect(toProblem(error)).toBe('technical'));

it('is logged by the code of the service, without what was typed', () => {
  expect(getErrorCode({ code: 'keyring/quota-2' })).toBe('keyring/quota-2');
  for (const error of [{ code: 'anna@example.org is not known' }, { code: 7 }, {}, undefined])
    expect(getErrorCode(error)).toBe('unknown');
});

it('has the requirements that a password does not meet, and none in other values [4.8.14]', () => {
  expect(getMissingRequirements({ missing: [{ rule: 'number' }] })).toEqual([{ rule: 'number' }]);
  for (const other of [undefined, null, 7, {}, { missing: 7 }])
    expect(getMissingRequirements(other)).toEqual([]);
});
