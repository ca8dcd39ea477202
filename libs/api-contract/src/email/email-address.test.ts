import { describe, expect, it } from 'vitest';
import { cleanEmail, isEmailAddress, isReachableAddress } from './email-address.ts';

describe('an email address', () => {
  it.each([
    'a@b.co',
    'anna.lund@post.example',
    'anna+journal@post.example',
    "o'hara@post.example",
    '"anna lund"@post.example',
    'anna@sub.domain-name.example',
    'anna@[192.0.2.1]',
    'anna@blåbær.example',
    'æble@post.example',
    '1@2.dk',
  ])('is one: %s [5.1.2] [5.2.2]', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    '',
    'anna',
    'anna@',
    '@post.example',
    'anna@post',
    'anna@post.e',
    'anna@post.12',
    'anna@@post.example',
    'anna@post@post.example',
    'anna lund@post.example',
    'anna@po st.example',
    '.anna@post.example',
    'anna.@post.example',
    'an..na@post.example',
    'anna@.example',
    'anna@post..example',
    'anna@-post.example',
    'anna@post-.example',
    'anna@192.0.2.1',
    'anna@[192.0.2]',
    'anna@[192.0.2.256]',
    'anna@[192.0.2.1',
    ' anna@post.example',
    'anna@post.example ',
    'anna@post.example\n',
    'anna@post.example\r\nBcc: b@post.example',
    '"anna\r\nBcc: b"@post.example',
    'Anna <anna@post.example>',
    'anna@post.example,b@post.example',
    'anna;b@post.example',
    `${'a'.repeat(250)}@b.dk`,
    // Relays refuse these (RFC 5321, 4.5.3.1), or a terminal obeys them.
    `${'a'.repeat(65)}@b.dk`,
    `a@${'b'.repeat(64)}.dk`,
    'a\u0007x@post.example',
    '"a\u001b[31m"@post.example',
    'an\u200bna@post.example',
    'anna\u00ad@post.example',
    'anna\u202e@post.example',
    'anna\u0000@post.example',
    'anna@po\u200dst.example',
    '"anna\\"@post.example',
    '"anna\u2028lund"@post.example',
  ])('is not one: %j [5.1.2] [5.2.2]', (text) => expect(isEmailAddress(text)).toBe(false));

  it('is checked in bounded time, whatever the input', () => {
    const parts = [`${'a.'.repeat(126)}@`, `a@${'a-'.repeat(120)}.1`, `"${'a'.repeat(252)}`];
    for (const text of parts) expect(isEmailAddress(text)).toBe(false);
  });
});

it.each([
  ['anna@post.example', true],
  ['anna@blåbær.example', true],
  ["o'hara+a@post.example", true],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.dk`, true],
  ['jørgen@firma.dk', false],
  ['ａnna@post.example', false],
  ['анна@post.example', false],
  ['"anna lund"@post.example', false],
  ['anna', false],
])('%s can be written to by every relay: %s [5.2.2]', (text, isReachable) => {
  expect(isReachableAddress(text)).toBe(isReachable);
});

it.each([
  ['\u200banna@post.example', 'anna@post.example'],
  ['anna@\u200bpost.example\ufeff', 'anna@post.example'],
  ['\u202aanna@post.example\u202c ', 'anna@post.example'],
  [' anna@post.example\u00a0', 'anna@post.example'],
  ['anna @post.example', 'anna @post.example'],
])('takes from a pasted address what nobody sees: %j', (pasted, address) => {
  expect(cleanEmail(pasted)).toBe(address);
});
