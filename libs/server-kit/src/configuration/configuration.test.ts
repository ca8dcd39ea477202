// cspell:ignore blbr roah
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  countField,
  listField,
  loginField,
  logLevel,
  originField,
  portField,
  positiveField,
  serviceAddress,
  trustedProxies,
} from './fields.ts';
import { readEnvironment } from './read-environment.ts';

const variables = v.object({
  PORT: v.optional(portField, '80'),
  ORIGIN: originField,
  NAMES: v.optional(listField, ''),
  PROXIES: v.optional(trustedProxies, ''),
  WAIT_MS: v.optional(countField(9_000), '0'),
  CALLS: v.optional(positiveField(10), '1'),
  LEVEL: v.optional(logLevel, 'info'),
  CELLAR: v.optional(serviceAddress),
  CELLAR_LOGIN: v.optional(loginField),
});
const read = (env: Record<string, string | undefined>) => readEnvironment('inn', variables, env);

describe('a configuration', () => {
  it('has the values that are set, and defaults for unset and empty variables', () => {
    expect(read({ ORIGIN: 'https://inn.test/', PORT: '', NAMES: 'a, b c', WAIT_MS: undefined })).toEqual({
      ...{ PORT: 80, ORIGIN: 'https://inn.test', NAMES: ['a', 'b', 'c'], PROXIES: [] },
      ...{ WAIT_MS: 0, CALLS: 1, LEVEL: 'info' },
    });
  });

  it('that is invalid throws one error that lists every problem and repeats no value', () => {
    const wrong = { PORT: '99999', WAIT_MS: '9001', CALLS: '0', LEVEL: 'hunter2', PROXIES: 'hunter2' };
    expect(() => read(wrong)).toThrow(
      expect.objectContaining({
        message: [
          '[GUILDHALL_SERVER_KIT_CONFIGURATION] Invalid configuration of the inn. Fix these variables and restart:',
          '  PORT must be a port (0 to 65535)',
          '  ORIGIN is missing',
          '  PROXIES must list IP addresses or CIDR ranges',
          '  WAIT_MS must not exceed 9000',
          '  CALLS must be a whole number above 0',
          '  LEVEL must be fatal, error, warn, info, debug, trace or silent',
        ].join('\n'),
      }),
    );
  });
});

it.each([
  ...['inn.test', 'https://inn.test/a', 'https://inn.test/?a', 'https://me@inn.test', 'ftp://inn.test'],
  ...['https://inn.test//', 'https:inn.test', String.raw`https:\\inn.test`, 'https://inn.test:x'],
])('rejects %s as an origin', (value) => {
  expect(() => read({ ORIGIN: value })).toThrow('ORIGIN must be a URL such as');
});

it.each([
  ['https://blåbær.test', 'https://xn--blbr-roah.test'],
  ['https://xn--blbr-roah.test/', 'https://xn--blbr-roah.test'],
  ['HTTPS://Inn.test', 'https://inn.test'],
])('accepts %s as an origin, %s', (value, accepted) => {
  expect(read({ ORIGIN: value }).ORIGIN).toBe(accepted);
});

it.each([
  ['https://inn.test', 'https://inn.test'],
  ['https://inn.test:8443/cellar/', 'https://inn.test:8443/cellar'],
  ['http://127.0.0.1:4400/a/b', 'http://127.0.0.1:4400/a/b'],
])('accepts %s as a service', (value, address) => {
  const config = read({ ORIGIN: 'https://inn.test', CELLAR: value, CELLAR_LOGIN: 'host:a:word' });
  expect(config).toMatchObject({ CELLAR: address, CELLAR_LOGIN: 'host:a:word' });
});

it.each([
  [{ CELLAR: 'inn.test/cellar' }, 'CELLAR must be a URL such as'],
  [{ CELLAR: 'ftp://inn.test' }, 'CELLAR must be a URL such as'],
  [{ CELLAR: 'https://inn.test/?x' }, 'CELLAR must be a URL such as'],
  [{ CELLAR: 'https://host:hunter2@inn.test' }, 'CELLAR must not contain a name or password'],
  [{ CELLAR_LOGIN: 'hunter2' }, 'CELLAR_LOGIN must be name:password'],
])('rejects %j as a service, without repeating a password', (wrong, problem) => {
  const reading = () => read({ ORIGIN: 'https://inn.test', ...wrong });
  expect(reading).toThrow(problem);
  expect(reading).not.toThrow('hunter2');
});

it.each(['127.0.0.1, ::1', '10.0.0.0/8 fd00::/8'])('accepts %s as trusted proxies', (value) => {
  expect(read({ ORIGIN: 'http://inn.test', PROXIES: value }).PROXIES).toEqual(value.split(/[, ]+/));
});

it.each(['true', '1', 'loopback', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', '*', 'inn.test'])(
  'rejects %s as a trusted proxy',
  (value) => {
    expect(() => read({ ORIGIN: 'http://inn.test', PROXIES: value })).toThrow('PROXIES must list');
  },
);

it('starts where a platform sets a variable for itself that an earlier release read', () => {
  expect(() => read({ ORIGIN: 'https://inn.test', INSTANCE: 'machine-1' })).not.toThrow();
});

it('refuses a variable that is no longer read, and says what replaces it', () => {
  const environment = { ORIGIN: 'https://inn.test', CONTENT_DEADLINE_MS: '9000', DISK_COPIES_MB: '' };
  expect(() => read(environment)).toThrow('CONTENT_DEADLINE_MS is no longer read: set DEADLINE_MS');
  expect(() => read(environment)).not.toThrow('DISK_COPIES_MB');
});
