import { expect, it } from 'vitest';
import { parseMissingRequirements } from './password-requirements.ts';

/** Returns the message of the vendor's SDK. */
const bySdk = (message: string) => `Firebase: ${message} (auth/password-does-not-meet-requirements).`;

it('parses every requirement from the vendor’s error [4.8.14]', () => {
  const text =
    'Missing password requirements: [Password must contain at least 12 characters, Password must contain a lower case character, Password must contain an upper case character, Password must contain a numeric character, Password must contain a non-alphanumeric character]';
  const all = [
    { rule: 'min', count: 12 },
    { rule: 'lower' },
    { rule: 'upper' },
    { rule: 'number' },
    { rule: 'symbol' },
  ];
  expect(parseMissingRequirements(bySdk(text))).toEqual(all);
});

it.each([
  [
    'Missing password requirements: [Password may contain at most 64 characters]',
    [{ rule: 'max', count: 64 }],
  ],
  [
    'Missing password requirements: [Password must not be a colour]',
    [{ rule: 'other', text: 'Password must not be a colour' }],
  ],
  ['Password should be at least 6 characters', [{ rule: 'min', count: 6 }]],
  ['The password is weak', []],
])('parses %j as %j [4.8.14]', (text, missing) => {
  expect(parseMissingRequirements(bySdk(text))).toEqual(missing);
});
