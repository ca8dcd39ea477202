import { expect, it } from 'vitest';
import { missingRequirements } from './password-requirements.ts';

const bySdk = (message: string) =>
  Object.assign(new Error(`Firebase: ${message} (auth/password-does-not-meet-requirements).`), {
    code: 'auth/password-does-not-meet-requirements',
  });

it('are read out of the words of the identity service [4.8.14]', () => {
  const words =
    'Missing password requirements: [Password must contain at least 12 characters, Password must contain a lower case character, Password must contain an upper case character, Password must contain a numeric character, Password must contain a non-alphanumeric character]';
  const all = [
    { rule: 'min', count: 12 },
    { rule: 'lower' },
    { rule: 'upper' },
    { rule: 'number' },
    { rule: 'symbol' },
  ];
  expect(missingRequirements(bySdk(words))).toEqual(all);
  expect(missingRequirements(new Error(`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${words}`))).toEqual(all);
});

it.each([
  [
    'Missing password requirements: [Password may contain at most 64 characters]',
    [{ rule: 'max', count: 64 }],
  ],
  [
    'Missing password requirements: [Password must not be a colour]',
    [{ rule: 'other', words: 'Password must not be a colour' }],
  ],
  ['Password should be at least 6 characters', [{ rule: 'min', count: 6 }]],
  ['The password is weak', []],
])('of %j are %j [4.8.14]', (words, missing) => {
  expect(missingRequirements(bySdk(words))).toEqual(missing);
});

it('of something else are none', () => {
  for (const other of [undefined, null, 7, {}, { message: 7 }])
    expect(missingRequirements(other)).toEqual([]);
});
