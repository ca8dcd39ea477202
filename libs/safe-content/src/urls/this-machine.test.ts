import { expect, it } from 'vitest';
import { isThisMachine, isAllowedTarget, isEncryptedOrLocal } from './this-machine.ts';

it.each(['localhost', 'shop.localhost', '127.0.0.1', '127.8.9.10', '[::1]'])('%s is this machine', (host) => {
  expect(isThisMachine(host)).toBe(true);
});

it.each(['localhost.example', '127.0.0.1.example', '128.0.0.1', '[::2]', '0.0.0.0', ''])(
  '%j is not this machine',
  (host) => {
    expect(isThisMachine(host)).toBe(false);
  },
);

it.each(['https://shop.example', 'http://127.0.0.1:4400', 'http://localhost'])(
  'nobody can read the connection to %s',
  (address) => {
    expect(isEncryptedOrLocal(new URL(address))).toBe(true);
  },
);

it.each(['http://shop.example', 'ftp://localhost', 'https://me@shop.example', 'https://:secret@localhost'])(
  'the connection to %s is not private',
  (address) => {
    expect(isEncryptedOrLocal(new URL(address))).toBe(false);
  },
);

it.each([
  ['https://shop.example', 'https://www.example', true],
  ['https://shop.example', 'http://localhost:4200', true],
  ['http://127.0.0.1:4400', 'http://localhost:4200', true],
  ['http://127.0.0.1:4400', 'https://www.example', false],
  ['http://shop.example', 'http://localhost:4200', false],
])('a visitor may be sent to %s from %s: %s', (target, site, allowed) => {
  expect(isAllowedTarget(new URL(target), new URL(site))).toBe(allowed);
});
