import { describe, expect, it } from 'vitest';
import { createEnvironment, servers, serversFor, type Mode } from './servers.mjs';

const besides = { billing: 4410, 'billing-test': 4411, 'billing-script': 4412, 'mail relay': 4413 };
const ports = { sandbox: 4400, api: 4300, site: 4200, ...besides };
const addresses = { sandbox: 'http://127.0.0.1:4400', api: 'http://127.0.0.1:4300' };

function environment(name: string, outer: Record<string, string> = {}, mode: Mode = 'start') {
  const server = servers.find((one) => one.name === name);
  if (!server) throw new Error(`No ${name}`);
  return createEnvironment(server, { mode, ports, addresses, outer });
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

  it('is overruled by the environment', () => {
    const outer = {
      CONTENT_ORIGIN: 'https://content.test',
      CACHE_DIR: '/var/cache/site',
      LOG_LEVEL: 'debug',
    };
    expect(environment('site', outer)).toMatchObject({ ...outer, MEDIA_ORIGINS: 'https://content.test' });
  });

  it('is the folder and the login of the sandbox’s content service, if it has any', () => {
    const outer = { SANDBOX_CONTENT_FOLDER: '/cms', SANDBOX_CONTENT_LOGIN: 'editor:word' };
    const content = { CONTENT_ORIGIN: 'http://127.0.0.1:4400/cms', CONTENT_BASIC_AUTH: 'editor:word' };
    expect(environment('site', outer)).toMatchObject(content);
    expect(environment('api', outer)).toMatchObject(content);
    expect(environment('sandbox', outer)).toMatchObject(outer);
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

  it('is where memberships are sold: the keys for the api alone, the events to it', () => {
    expect(environment('api')).toMatchObject({
      BILLING_ORIGIN: 'http://127.0.0.1:4410',
      BILLING_API_KEY: expect.stringContaining('sandbox'),
      BILLING_PLANS: expect.stringContaining('individual-membership=individual-membership-DKK-yearly,'),
      BILLING_WEBHOOK_USER: 'billing',
      BILLING_TEST_ORIGIN: 'http://127.0.0.1:4411',
      ALLOW_TESTSITE: 'on',
      DATA_DIR: expect.stringMatching(/^\/.+\/\.cache\/api$/),
    });
    expect(environment('site')).toMatchObject({
      BILLING_SCRIPT_URL: 'http://127.0.0.1:4412/v2/chargebee.js',
      BILLING_SITE_ORIGIN: 'http://127.0.0.1:4410',
      BILLING_TEST_SITE_ORIGIN: 'http://127.0.0.1:4411',
    });
    expect(environment('site')).not.toHaveProperty('BILLING_API_KEY');
    expect(environment('sandbox')).toMatchObject({
      SANDBOX_BILLING_PORT: '4410',
      SANDBOX_BILLING_TEST_PORT: '4411',
      SANDBOX_BILLING_SCRIPT_PORT: '4412',
      SANDBOX_BILLING_EVENTS_TO: 'http://127.0.0.1:4300/api/v1/billing-events',
    });
    expect(environment('api', {}, 'serve')).not.toHaveProperty('BILLING_ORIGIN');
  });

  it('is nothing of the sandbox’s billing where the environment names another site', () => {
    const outer = { BILLING_ORIGIN: 'https://institute.billing.test' };
    expect(environment('api', outer)).not.toHaveProperty('BILLING_API_KEY');
    expect(environment('site', outer)).not.toHaveProperty('BILLING_SCRIPT_URL');
  });

  it('is where members log in: what administrates them for the api alone', () => {
    expect(environment('api')).toMatchObject({
      IDENTITY_PROJECT: 'demo-guildhall',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:4400',
      RECORDS_ORIGIN: 'http://127.0.0.1:4400',
      MEMBER_MAIL_SMTP_URL: 'smtp://127.0.0.1:4413',
      CONTENT_ORIGIN: 'http://127.0.0.1:4400',
      CONTENT_KEY: 'sandbox-content-key',
    });
    expect(environment('site')).toMatchObject({
      IDENTITY_PROJECT: 'demo-guildhall',
      IDENTITY_API_KEY: 'sandbox-identity-key',
      IDENTITY_ORIGIN: 'http://127.0.0.1:4400',
      RECORDS_ORIGIN: 'http://127.0.0.1:4400',
      AUTH_ACTION_URL: 'http://127.0.0.1:4400/identity/action',
    });
    expect(environment('sandbox')).toMatchObject({ SANDBOX_SMTP_PORT: '4413' });
    for (const variable of ['FIREBASE_AUTH_EMULATOR_HOST', 'CONTENT_KEY', 'MEMBER_MAIL_SMTP_URL'])
      expect(environment('site')).not.toHaveProperty(variable);
    expect(environment('api', {}, 'serve')).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
  });

  it('is nothing of the sandbox’s members where the environment names another project', () => {
    const outer = { IDENTITY_PROJECT: 'the-institute' };
    expect(environment('api', outer)).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
    expect(environment('site', outer)).not.toHaveProperty('IDENTITY_ORIGIN');
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
