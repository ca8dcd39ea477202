import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { readTicket } from './ticket.ts';

const now = Date.UTC(2026, 10, 21, 12);
const secret = 'a-secret-of-previews';
const previous = 'the-secret-from-before';
const sign = (signed: string, key = secret) =>
  `${signed}.${createHmac('sha256', key).update(signed).digest('hex')}`;
const inSeconds = (seconds: number) => now / 1000 + seconds;
const read = (ticket: unknown) => readTicket(ticket, { secrets: [secret, previous], now });

it('opens its entry for up to an hour [2.1.13]', () => {
  expect(read(sign(`40.${inSeconds(3_600)}`))).toBe(40);
  expect(read(sign(`40.${inSeconds(1)}`))).toBe(40);
});

it('may be signed with the secret from before a change [8.6.22]', () => {
  expect(read(sign(`40.${inSeconds(60)}`, previous))).toBe(40);
});

it.each([
  ['has expired', sign(`40.${inSeconds(0)}`)],
  ['holds for longer than an hour', sign(`40.${inSeconds(4_000)}`)],
  ['is signed with another secret', sign(`40.${inSeconds(60)}`, 'another-secret-of-previews')],
  ['names another entry than was signed', sign(`40.${inSeconds(60)}`).replace('40.', '41.')],
  ['holds longer than was signed', sign(`40.${inSeconds(60)}`).replace(/\.\d+\./, `.${inSeconds(600)}.`)],
  ['is not signed', `40.${inSeconds(60)}.`],
  ['is signed in part', sign(`40.${inSeconds(60)}`).slice(0, -1)],
  ['names no entry', sign(`x.${inSeconds(60)}`)],
  ['names the entry 0', sign(`0.${inSeconds(60)}`)],
  ['is missing', undefined],
  ['comes twice', [sign(`40.${inSeconds(60)}`), sign(`40.${inSeconds(60)}`)]],
])('opens nothing if it %s [2.1.13] [4.2.1]', (_, ticket) => {
  expect(read(ticket)).toBeUndefined();
});
