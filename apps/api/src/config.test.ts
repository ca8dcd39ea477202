import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const least = { SITE_ORIGIN: 'https://guildhall.example' };

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('the configuration', () => {
  it('needs nothing but the address of the site', () => {
    expect(readConfig(least)).toEqual({
      API_PORT: 4300,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: [],
      SITE_ORIGIN: 'https://guildhall.example',
      RATE_LIMIT_PER_MINUTE: 120,
      DEADLINE_MS: 5000,
      DRAIN_MS: 5000,
    });
  });

  it('lists everything that is wrong in one error', () => {
    expect(
      complaint({
        API_PORT: '99999',
        LOG_LEVEL: 'loud',
        TRUSTED_PROXIES: '10.0.0.1, everybody',
        DRAIN_MS: '60000',
      }),
    ).toBe(
      [
        "The api's configuration is not right:",
        '  API_PORT is not a port',
        '  LOG_LEVEL is not a level',
        '  TRUSTED_PROXIES must list addresses or CIDR ranges',
        '  SITE_ORIGIN is missing',
        '  DRAIN_MS must not be over 9000',
      ].join('\n'),
    );
  });

  it('never repeats a wrong value', () => {
    expect(complaint({ SITE_ORIGIN: 'hunter2', API_PORT: 'hunter2' })).not.toContain('hunter2');
  });

  it('takes an empty variable as absent', () => {
    expect(readConfig({ ...least, API_PORT: '', TRUSTED_PROXIES: '' })).toMatchObject({
      API_PORT: 4300,
      TRUSTED_PROXIES: [],
    });
  });

  it('reads trusted proxies as addresses and ranges, apart by commas or spaces', () => {
    expect(
      readConfig({ ...least, TRUSTED_PROXIES: '127.0.0.1, ::1 10.0.0.0/8,fd00::/8' }).TRUSTED_PROXIES,
    ).toEqual(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8']);
  });

  it.each(['true', '1', 'loopback', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', '*'])(
    'believes no proxy named %s',
    (name) => {
      expect(complaint({ ...least, TRUSTED_PROXIES: name })).toContain('TRUSTED_PROXIES');
    },
  );

  it.each(['https://guildhall.example/path', 'ftp://guildhall.example', 'guildhall.example', 'https://'])(
    'refuses %s as the address of the site',
    (address) => {
      expect(complaint({ SITE_ORIGIN: address })).toContain('SITE_ORIGIN');
    },
  );
});
