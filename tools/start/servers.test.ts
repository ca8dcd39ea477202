import { describe, expect, it } from 'vitest';
import { environmentOf, servers, serversFor, type Mode } from './servers.mjs';

const ports = { sandbox: 4400, api: 4300, site: 4200 };
const addresses = { sandbox: 'http://127.0.0.1:4400', api: 'http://127.0.0.1:4300' };

function environment(name: string, outer: Record<string, string> = {}, mode: Mode = 'start') {
  const server = servers.find((one) => one.name === name);
  if (!server) throw new Error(`No ${name}`);
  return environmentOf(server, { mode, ports, addresses, outer });
}
const names = (mode: Mode, outer = {}) => serversFor(mode, outer).map(({ name }) => name);

describe('which servers start', () => {
  it('is the whole product, the sandbox first', () => {
    expect(names('start')).toEqual(['sandbox', 'api', 'site']);
    expect(names('dev')).toEqual(['sandbox', 'api', 'site']);
  });

  it('is site and api alone in production', () => {
    expect(names('serve')).toEqual(['api', 'site']);
  });

  it('leaves the sandbox out when the content comes from elsewhere', () => {
    expect(names('start', { CONTENT_ORIGIN: 'https://content.test' })).toEqual(['api', 'site']);
    expect(names('start', { CONTENT_ORIGIN: '' })).toEqual(['sandbox', 'api', 'site']);
  });
});

describe('what a server is told', () => {
  it('is where the others are', () => {
    expect(environment('site')).toMatchObject({
      SITE_PORT: '4200',
      SITE_ORIGIN: 'http://localhost:4200',
      API_ORIGIN: 'http://127.0.0.1:4300',
      CONTENT_ORIGIN: 'http://127.0.0.1:4400',
      MEDIA_ORIGINS: 'http://127.0.0.1:4400',
      VIDEO_SCRIPT_URL: 'http://127.0.0.1:4400/iframe_api',
      VIDEO_FRAME_ORIGIN: 'http://127.0.0.1:4400',
      DOCUMENTS_URL: 'http://127.0.0.1:4400/v1/projects/demo-guildhall/databases/(default)/documents',
      FRAME_HOSTS: '127.0.0.1:4400',
      CACHE_DIR: expect.stringMatching(/^\/.+\/\.cache$/),
      NODE_ENV: 'production',
    });
    expect(environment('api')).toMatchObject({ API_PORT: '4300', SITE_ORIGIN: 'http://localhost:4200' });
    expect(environment('sandbox')).toMatchObject({ SANDBOX_PORT: '4400' });
  });

  it('is overruled by whoever starts it', () => {
    const outer = {
      CONTENT_ORIGIN: 'https://content.test',
      CACHE_DIR: '/var/cache/site',
      LOG_LEVEL: 'debug',
    };
    expect(environment('site', outer)).toMatchObject({ ...outer, MEDIA_ORIGINS: 'https://content.test' });
  });

  it('is where the sandbox’s shop is, its admin for the api alone', () => {
    const shop = {
      SHOP_STOREFRONT_URL: 'http://127.0.0.1:4400/shop/api/2026-10/graphql.json',
      SHOP_STOREFRONT_TOKEN: expect.stringContaining('sandbox'),
      CHECKOUT_ORIGINS: 'http://127.0.0.1:4400',
    };
    expect(environment('site')).toMatchObject(shop);
    expect(environment('site')).not.toHaveProperty('SHOP_ADMIN_TOKEN');
    expect(environment('api')).toMatchObject({
      ...shop,
      SHOP_ADMIN_URL: 'http://127.0.0.1:4400/shop/admin/api/2026-10/graphql.json',
      SHOP_ADMIN_TOKEN: expect.stringContaining('sandbox'),
    });
    expect(environment('api', {}, 'serve')).not.toHaveProperty('SHOP_STOREFRONT_URL');
  });

  it('lets the sandbox and the site share a secret', () => {
    const secret = environment('site').CONTENT_WEBHOOK_SECRET;
    expect(secret?.length).toBeGreaterThanOrEqual(16);
    expect(environment('sandbox').CONTENT_WEBHOOK_SECRET).toBe(secret);
  });

  it('makes up nothing in production but where the api is', () => {
    expect(environment('site', {}, 'serve')).toEqual({
      API_ORIGIN: 'http://127.0.0.1:4300',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      SITE_PORT: '4200',
    });
  });

  it('lets the api believe the site, and the proxies before it', () => {
    expect(environment('api').TRUSTED_PROXIES).toBe('127.0.0.1,::1');
    expect(environment('api', { TRUSTED_PROXIES: '10.0.0.0/8' }, 'serve').TRUSTED_PROXIES).toBe(
      '127.0.0.1,::1,10.0.0.0/8',
    );
  });

  it('says whether this is development', () => {
    expect(environment('site', { NODE_ENV: 'test' }, 'dev').NODE_ENV).toBe('development');
  });
});
