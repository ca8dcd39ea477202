// cspell:ignore bücher bcher blbr roah
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { siteUnderTest } from '../host/site-on-sandbox.fixture.ts';

const right = {
  API_ORIGIN: 'http://127.0.0.1:4300',
  CONTENT_ORIGIN: 'https://content.test/',
  ORGANISATION_URL: 'https://organisation.test/about',
};

it('reads variables and fills in defaults', () => {
  const config = readConfig({ ...right, MEDIA_ORIGINS: 'https://a.test, https://b.test', CACHE_DIR: '' });
  expect(config.CONTENT_ORIGIN).toBe('https://content.test');
  expect(config.MEDIA_ORIGINS).toEqual(['https://a.test', 'https://b.test']);
  expect(config.SITE_PORT).toBe(4200);
  expect(config.CACHE_DIR).toBeUndefined();
});

it('lists every problem in one error', () => {
  const wrong = {
    CONTENT_ORIGIN: 'content.test',
    SITE_PORT: 'eighty',
    MEDIA_ORIGINS: 'ftp://a.test',
    CONTENT_WEBHOOK_SECRET: 'short',
  };
  const message = (() => {
    try {
      readConfig(wrong);
    } catch (error) {
      return String(error);
    }
    return '';
  })();
  for (const key of [
    'API_ORIGIN is missing',
    'CONTENT_ORIGIN',
    'ORGANISATION_URL is missing',
    'SITE_PORT',
    'MEDIA_ORIGINS',
    'CONTENT_WEBHOOK_SECRET',
  ]) {
    expect(message).toContain(key);
  }
});

it('accepts hosts in both spellings of an internationalised domain', () => {
  const { FRAME_HOSTS, MEDIA_ORIGINS, CONTENT_PUBLIC_ORIGINS } = readConfig({
    ...right,
    FRAME_HOSTS: 'bücher.test, xn--bcher-kva.test:8443',
    MEDIA_ORIGINS: 'https://Blåbær.test',
    CONTENT_PUBLIC_ORIGINS: 'https://blåbær.test/cms',
  });
  expect(FRAME_HOSTS).toEqual(['xn--bcher-kva.test', 'xn--bcher-kva.test:8443']);
  expect(MEDIA_ORIGINS).toEqual(['https://xn--blbr-roah.test']);
  expect(CONTENT_PUBLIC_ORIGINS).toEqual(['https://xn--blbr-roah.test/cms']);
  for (const value of ['https://a.test', 'a.test/b', 'a b', '*.test', 'a@b.test', 'a.test;']) {
    expect(() => readConfig({ ...right, FRAME_HOSTS: value.replace(' ', '\u00a0!') })).toThrow('FRAME_HOSTS');
  }
});

it('allows a plain http checkout only on this machine', () => {
  const shop = { ...right, CHECKOUT_ORIGINS: 'http://127.0.0.1:4400' };
  expect(readConfig(shop).CHECKOUT_ORIGINS).toEqual(['http://127.0.0.1:4400']);
  const abroad = 'CHECKOUT_ORIGINS must be https';
  expect(() => readConfig({ ...shop, SITE_ORIGIN: 'https://www.test' })).toThrow(abroad);
  expect(() => readConfig({ ...right, CHECKOUT_ORIGINS: 'http://shop.test' })).toThrow(abroad);
});

it.each(['CONTENT_ORIGIN', 'API_ORIGIN', 'VIDEO_ORIGIN', 'DOCUMENTS_URL'])(
  'rejects plain http to another machine: %s',
  (name) => {
    expect(() => readConfig({ ...right, [name]: 'http://elsewhere.test' })).toThrow(`${name} must be https`);
    expect(readConfig({ ...right, [name]: 'http://127.0.0.1:4400' })).toBeDefined();
    expect(readConfig({ ...right, [name]: 'https://elsewhere.test' })).toBeDefined();
  },
);

it('rejects media origins with plain http', () => {
  expect(() => readConfig({ ...right, MEDIA_ORIGINS: 'https://a.test http://b.test' })).toThrow(
    'MEDIA_ORIGINS must be https',
  );
});

it.each(['javascript:alert(1)', 'data:text/html,a', 'http://user:secret@organisation.test', 'ftp://a.test'])(
  'does not let the logo link to %s',
  (address) => {
    expect(() => readConfig({ ...right, ORGANISATION_URL: address })).toThrow('ORGANISATION_URL');
  },
);

it('accepts a content service in a folder, with other origins and a password', () => {
  const config = readConfig({
    ...right,
    CONTENT_ORIGIN: 'https://wordpress:8443/cms/',
    CONTENT_PUBLIC_ORIGINS: 'https://example.org/cms/, https://old.example.org',
    CONTENT_BASIC_AUTH: 'editor:a:word',
  });
  expect(config.CONTENT_ORIGIN).toBe('https://wordpress:8443/cms');
  expect(config.CONTENT_PUBLIC_ORIGINS).toEqual(['https://example.org/cms', 'https://old.example.org']);
  expect(config.CONTENT_BASIC_AUTH).toBe('editor:a:word');
});

it.each([
  ['CONTENT_ORIGIN', 'https://editor:hunter2@content.test', 'must not contain a name or password'],
  ['CONTENT_ORIGIN', 'https://content.test/?x', 'must be a URL'],
  ['CONTENT_BASIC_AUTH', 'hunter2', 'must be name:password'],
])('reports an invalid %s without repeating a password', (key, value, says) => {
  const read = () => readConfig({ ...right, [key]: value });
  expect(read).toThrow(says);
  expect(read).not.toThrow('hunter2');
});

it('requires both preview secrets, or neither', () => {
  const key = { CONTENT_PREVIEW_KEY: 'a-key-of-previews' };
  expect(() => readConfig({ ...right, ...key })).toThrow('PREVIEW_SECRET is missing');
  expect(() => readConfig({ ...right, PREVIEW_SECRET: 'a-secret-of-previews' })).toThrow(
    'PREVIEW_SECRET must be set together with CONTENT_PREVIEW_KEY',
  );
  expect(readConfig({ ...right, ...key, PREVIEW_SECRET: 'a-secret-of-previews' })).toMatchObject(key);
});

it.each([
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['DRAIN_MS', '60000'],
  ['SITE_ORIGIN', 'https://user:secret@site.test'],
])('does not start with %s=%s, like the api', (name, value) => {
  expect(() => readConfig({ ...right, [name]: value })).toThrow(name);
});

it('does not start with a CACHE_DIR that it cannot write to, and names it [8.6.10]', async () => {
  await expect(siteUnderTest({ CACHE_DIR: '/etc/passwd/x' })).rejects.toThrow(
    'CACHE_DIR cannot be used: /etc/passwd/x is below a file',
  );
});

it('has its own port of this machine as its origin, unless it is told another', () => {
  const getOrigin = (env: Record<string, string>) => readConfig({ ...right, ...env }).SITE_ORIGIN;
  const { SITE_ORIGIN: _, ...local } = right as Record<string, string>;
  expect(readConfig({ ...local, SITE_PORT: '4713' }).SITE_ORIGIN).toBe('http://localhost:4713');
  expect(readConfig({ ...local, SITE_PORT: '0' }).SITE_ORIGIN).toBe('http://localhost:4200');
  expect(getOrigin({ SITE_ORIGIN: 'https://www.test', SITE_PORT: '4713' })).toBe('https://www.test');
});

it('has no settings of tags without a script', () => {
  const read = (env: Record<string, string>) => () =>
    readConfig({ ...right, SITE_ORIGIN: 'https://www.house.example', ...env });
  expect(read({ TAG_ORIGINS: 'https://hits.house.example' })).toThrow('TAG_ORIGINS needs TAG_SCRIPT_URL');
  expect(read({ TAG_SCRIPT_URL: 'http://tags.house.example/gtm.js' })).toThrow(
    'TAG_SCRIPT_URL must be https',
  );
});
