import { describe, expect, it } from 'vitest';
import { createEnvironment, createServers, listServers, type Mode } from './servers.mjs';
import { detectMode } from './running-servers.mjs';
import { readSite } from './site-folder.mjs';

const extraPorts = { billing: 4410, 'billing-test': 4411, 'billing-script': 4412, 'mail relay': 4413 };
const ports = { sandbox: 4400, api: 4300, site: 4200, ...extraPorts };
const addresses = { sandbox: 'http://127.0.0.1:4400', api: 'http://127.0.0.1:4300' };

const site = readSite('apps/site');

function environment(name: string, outer: Record<string, string> = {}, mode: Mode = 'start') {
  const server = createServers(site).find((one) => one.name === name);
  if (!server) throw new Error(`No ${name}`);
  return createEnvironment(server, { mode, ports, addresses, outer });
}
const names = (mode: Mode, outer = {}) => listServers(mode, outer).map(({ name }) => name);

describe('the servers', () => {
  it('are the whole product, the sandbox first', () => {
    expect(names('start')).toEqual(['sandbox', 'api', 'site']);
    expect(names('dev')).toEqual(['sandbox', 'api', 'site']);
  });

  it('are only site and api in production', () => {
    expect(names('serve')).toEqual(['api', 'site']);
  });

  it('do not include the sandbox when CONTENT_ORIGIN is set', () => {
    expect(names('start', { CONTENT_ORIGIN: 'https://content.test' })).toEqual(['api', 'site']);
    expect(names('start', { CONTENT_ORIGIN: '' })).toEqual(['sandbox', 'api', 'site']);
  });

  it('include the sandbox for all but the content when it is asked for', () => {
    const outer = { CONTENT_ORIGIN: 'https://content.test', SANDBOX: 'on' };
    expect(names('start', outer)).toEqual(['sandbox', 'api', 'site']);
    expect(names('serve', outer)).toEqual(['api', 'site']);
  });

  it('include a WordPress after the sandbox when it is asked for', () => {
    expect(names('start', { WORDPRESS: 'on' })).toEqual(['sandbox', 'wordpress', 'api', 'site']);
    expect(names('serve', { WORDPRESS: 'on' })).toEqual(['api', 'site']);
  });
});

describe('the environment of a server', () => {
  it('has the URLs of the others', () => {
    expect(environment('site')).toMatchObject({
      SITE_PORT: '4200',
      SITE_ORIGIN: 'http://localhost:4200',
      API_ORIGIN: 'http://127.0.0.1:4300',
      CONTENT_ORIGIN: 'http://127.0.0.1:4400',
      MEDIA_ORIGINS: 'http://127.0.0.1:4400',
      VIDEO_ORIGIN: 'http://127.0.0.1:4400',
      TAG_SCRIPT_URL: 'http://127.0.0.1:4400/tags/gtm.js?id=GTM-SANDBOX',
      DOCUMENTS_URL: 'http://127.0.0.1:4400/v1/projects/demo-guildhall/databases/(default)/documents',
      FRAME_HOSTS: '127.0.0.1:4400',
      CACHE_DIR: expect.stringMatching(/^\/.+\/\.cache$/),
      NODE_ENV: 'production',
    });
    expect(environment('api')).toMatchObject({ API_PORT: '4300', SITE_ORIGIN: 'http://localhost:4200' });
    expect(environment('sandbox')).toMatchObject({ SANDBOX_PORT: '4400' });
  });

  it('has nothing of a shop for a site without one', () => {
    const servers = createServers(readSite('examples/second-site'));
    const context = { mode: 'start', ports, addresses, outer: {} } as const;
    const names = servers.flatMap((server) => Object.keys(createEnvironment(server, context)));
    expect(names).toContain('CONTENT_ORIGIN');
    expect(names.filter((name) => /SHOP|CHECKOUT|VIES|SELLER/.test(name))).toEqual([]);
  });

  it('has nothing of vendors of billing and logins for a site without them, and the variables that it names', () => {
    const second = readSite('examples/second-site');
    const context = { mode: 'start', ports, addresses, outer: {} } as const;
    const servers = listServers('start', {}, second);
    const [sandbox, api, site] = servers.map((server) => createEnvironment(server, context));
    const names = [sandbox, api, site].flatMap((env) => Object.keys(env ?? {}));
    expect(
      names.filter((name) => /BILLING.*(ORIGIN|KEY|SCRIPT|EVENTS|PORT|WEBHOOK)|TESTSITE/.test(name)),
    ).toEqual([]);
    expect(names.filter((name) => /IDENTITY|FIREBASE|RECORDS|ACTION/.test(name))).toEqual([]);
    expect(api).toMatchObject({ ...second.serverEnvironment.api, DATA_DIR: expect.stringMatching(/api$/) });
    expect(api).toMatchObject({ SMTP_URL: 'smtp://127.0.0.1:4413' });
    expect(site).not.toHaveProperty('BILLING_OFFICE_SECRET');
    expect(createEnvironment(servers[1] as never, { ...context, mode: 'serve' })).not.toHaveProperty(
      'BILLING_OFFICE_SECRET',
    );
  });

  it('is overridden by the outer environment', () => {
    const outer = {
      CONTENT_ORIGIN: 'https://content.test',
      CACHE_DIR: '/var/cache/site',
      LOG_LEVEL: 'debug',
    };
    expect(environment('site', outer)).toMatchObject({
      ...outer,
      MEDIA_ORIGINS: expect.stringMatching(/^https:\/\/content\.test\b/),
    });
  });

  it('has an own content service, and the sandbox for everything else', () => {
    const outer = { CONTENT_ORIGIN: 'https://content.test', SANDBOX: 'on', SANDBOX_CONTENT_LOGIN: 'a:b' };
    expect(environment('site', outer)).toMatchObject({
      CONTENT_ORIGIN: 'https://content.test',
      MEDIA_ORIGINS: 'https://content.test,http://127.0.0.1:4400',
      FRAME_HOSTS: 'content.test,127.0.0.1:4400',
      SHOP_STOREFRONT_URL: 'http://127.0.0.1:4400/shop/api/2026-10/graphql.json',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:4400',
    });
    expect(environment('site', outer)).not.toHaveProperty('CONTENT_BASIC_AUTH');
    expect(environment('api', outer)).toMatchObject({
      CONTENT_ORIGIN: 'https://content.test',
    });
  });

  it('has the WordPress as its content service, and the same secrets there', () => {
    const running = { ...addresses, wordpress: 'http://127.0.0.1:4420' };
    const servers = listServers('start', { WORDPRESS: 'on' });
    const context = {
      mode: 'start' as const,
      ports: { ...ports, wordpress: 4420 },
      addresses: running,
      outer: {},
    };
    const [, wordpress, api, site] = servers.map((server) => createEnvironment(server, context));
    for (const one of [api, site]) expect(one?.CONTENT_ORIGIN).toBe('http://127.0.0.1:4420');
    // PHP as WebAssembly is slow: a member's page takes several requests.
    expect(api?.DEADLINE_MS).toBe('15000');
    expect(site?.MEDIA_ORIGINS).toBe('http://127.0.0.1:4420,http://127.0.0.1:4400');
    expect(wordpress).toMatchObject({
      WORDPRESS_PORT: '4420',
      SITE_ORIGIN: 'http://localhost:4200',
      SANDBOX_ORIGIN: 'http://127.0.0.1:4400',
      CONTENT_KEY: api?.CONTENT_KEY,
      CONTENT_PREVIEW_KEY: site?.CONTENT_PREVIEW_KEY,
      PREVIEW_SECRET: site?.PREVIEW_SECRET,
      CONTENT_WEBHOOK_SECRET: site?.CONTENT_WEBHOOK_SECRET,
    });
  });

  it('has the folder and login of the sandbox’s content service, if any', () => {
    const outer = { SANDBOX_CONTENT_FOLDER: '/cms', SANDBOX_CONTENT_LOGIN: 'editor:word' };
    const content = { CONTENT_ORIGIN: 'http://127.0.0.1:4400/cms', CONTENT_BASIC_AUTH: 'editor:word' };
    expect(environment('site', outer)).toMatchObject(content);
    expect(environment('api', outer)).toMatchObject(content);
    expect(environment('sandbox', outer)).toMatchObject(outer);
  });

  it('has the sandbox’s shop; its admin only for the api', () => {
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

  it('has the billing sites; the keys only for the api, which receives the events', () => {
    expect(environment('api')).toMatchObject({
      BILLING_ORIGIN: 'http://127.0.0.1:4410',
      BILLING_API_KEY: expect.stringContaining('sandbox'),
      BILLING_PLANS: expect.stringContaining('individual-membership=individual-membership-DKK-yearly,'),
      BILLING_TEST_ORIGIN: 'http://127.0.0.1:4411',
      ALLOW_TESTSITE: 'on',
      DATA_DIR: expect.stringMatching(/^\/.+\/\.cache\/api$/),
    });
    expect(environment('site')).toMatchObject({
      BILLING_SCRIPT_URL: 'http://127.0.0.1:4412/v2/chargebee.js',
      BILLING_ORIGIN: 'http://127.0.0.1:4410',
      BILLING_TEST_ORIGIN: 'http://127.0.0.1:4411',
    });
    expect(environment('site')).not.toHaveProperty('BILLING_API_KEY');
    expect(environment('sandbox')['SANDBOX_BILLING_EVENTS_TO']).toBe(
      'http://127.0.0.1:4300/api/v1/billing-events',
    );
    expect(environment('api', {}, 'serve')).not.toHaveProperty('BILLING_ORIGIN');
  });

  it('has nothing of the sandbox’s billing if BILLING_ORIGIN is set', () => {
    const outer = { BILLING_ORIGIN: 'https://institute.billing.test' };
    expect(environment('api', outer)).not.toHaveProperty('BILLING_API_KEY');
    expect(environment('site', outer)).not.toHaveProperty('BILLING_SCRIPT_URL');
  });

  it('has the members’ login; its administration only for the api', () => {
    expect(environment('api')).toMatchObject({
      IDENTITY_PROJECT: 'demo-guildhall',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:4400',
      SMTP_URL: 'smtp://127.0.0.1:4413',
      CONTENT_ORIGIN: 'http://127.0.0.1:4400',
      CONTENT_KEY: 'sandbox-content-key',
    });
    expect(environment('site')).toMatchObject({
      IDENTITY_PROJECT: 'demo-guildhall',
      IDENTITY_API_KEY: 'sandbox-identity-key',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:4400',
      AUTH_ACTION_URL: 'http://127.0.0.1:4400/identity/action',
    });
    expect(environment('sandbox')).toMatchObject({ SANDBOX_SMTP_PORT: '4413' });
    for (const variable of ['CONTENT_KEY', 'SMTP_URL'])
      expect(environment('site')).not.toHaveProperty(variable);
    expect(environment('api', {}, 'serve')).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
  });

  it('has nothing of the sandbox’s members if IDENTITY_PROJECT is set', () => {
    const outer = { IDENTITY_PROJECT: 'the-institute' };
    expect(environment('api', outer)).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
    expect(environment('site', outer)).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
  });

  it('has one webhook secret for sandbox and site', () => {
    const secret = environment('site').CONTENT_WEBHOOK_SECRET;
    expect(secret?.length).toBeGreaterThanOrEqual(16);
    expect(environment('sandbox').CONTENT_WEBHOOK_SECRET).toBe(secret);
  });

  it('adds only the api’s URL in production', () => {
    expect(environment('site', {}, 'serve')).toEqual({
      API_ORIGIN: 'http://127.0.0.1:4300',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      SITE_PORT: '4200',
    });
  });

  it('makes the api trust the site and the proxies in front of it', () => {
    expect(environment('api').TRUSTED_PROXIES).toBe('127.0.0.1,::1');
    expect(environment('api', { TRUSTED_PROXIES: '10.0.0.0/8' }, 'serve').TRUSTED_PROXIES).toBe(
      '127.0.0.1,::1,10.0.0.0/8',
    );
  });

  it('has NODE_ENV=development in development', () => {
    expect(environment('site', { NODE_ENV: 'test' }, 'dev').NODE_ENV).toBe('development');
  });
});

it.each([
  [{}, 'start'],
  [{ CONTENT_ORIGIN: 'https://content.test' }, 'serve'],
  [{ CONTENT_ORIGIN: 'https://content.test', SANDBOX: 'on' }, 'start'],
])('running with %o are those of npm %s', (outer, mode) => {
  expect(detectMode(outer)).toBe(mode);
});
