import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlSandbox, startSandbox } from '@guildhall/sandbox';
import { organisation } from '@guildhall/website-organisation';
import { defineSiteSupplier, type SiteBilling, type SiteSupplier } from '@guildhall/suppliers/site';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createSite } from '../host/site.ts';
import { keyring, keyringSettings } from '../host/suppliers/keyring.fixture.ts';
import { till } from '../host/suppliers/till.fixture.ts';
import { omitSwitchedOffSettings } from '../config/switched-parts.ts';
import { checkAll } from './doctor.ts';
import { exampleRenderer } from '../host/renderer.fixture.ts';

type Environment = Record<string, string>;

const suppliers = { billing: till, identity: keyring };
const coins: SiteSupplier<SiteBilling> = defineSiteSupplier({
  name: 'Coins',
  connect: () => ({ checkout: {} }),
});

const secrets = { webhook: 'webhook-secret-hunter2', preview: 'preview-key-hunter2' };
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let cache: string;
let script: string;
let api: string;
let siteOrigin: string;

async function serve(listener: RequestListener): Promise<{ origin: string; close: () => void }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'guildhall-doctor-'));
  sandbox = await startSandbox({ port: 0, previewKey: secrets.preview });
  script = ((await (await fetch(`${sandbox.origin}/billing/addresses.json`)).json()) as { script: string })
    .script;
  const running = await serve((_request, response) =>
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"error":{"code":"API_NOT_FOUND","message":"There is no such endpoint"}}'),
  );
  api = running.origin;
  siteOrigin = await unusedOrigin();
  const site = await runningSite();
  // Compiles the sources, which may take longer than the doctor waits.
  await site.inject('/');
  return async () => {
    await site.close();
    running.close();
    await sandbox.close();
    await rm(cache, { recursive: true });
  };
});
beforeEach(() => controlSandbox(sandbox.origin).reset());

async function unusedOrigin(): Promise<string> {
  const { origin, close } = await serve(() => undefined);
  close();
  return origin;
}

async function runningSite(env: Environment = environment()) {
  const site = await createSite(readConfig({ ...env, LOG_LEVEL: 'silent', DRAIN_MS: '0' }), {
    organisation,
    renderer: () => exampleRenderer,
    assets: {
      createHead: async () => ({ html: [], styleHashes: [] }),
      serviceWorker: "caches.open('guildhall-pages')",
    },
    files: async () => undefined,
  });
  await site.listen({ port: Number(new URL(env['SITE_ORIGIN'] ?? '').port) });
  return site;
}

const environment = (): Environment => ({
  SITE_ORIGIN: siteOrigin,
  API_ORIGIN: api,
  CONTENT_ORIGIN: sandbox.origin,
  ORGANISATION_URL: 'https://organisation.test/',
  CONTENT_WEBHOOK_SECRET: secrets.webhook,
  CONTENT_PREVIEW_KEY: secrets.preview,
  PREVIEW_SECRET: 'preview-secret-hunter2',
  CACHE_DIR: cache,
  DOCUMENTS_URL: `${sandbox.origin}/v1/projects/demo-guildhall/databases/(default)/documents`,
  TILL_SCRIPT_URL: script,
  TILL_ORIGIN: 'http://127.0.0.1:4410',
  ...keyringSettings,
  VIDEO_ORIGIN: sandbox.origin,
  TAG_SCRIPT_URL: `${sandbox.origin}/tags/gtm.js?id=GTM-SANDBOX`,
});

async function examined(different: Environment = {}) {
  const config = readConfig({ ...environment(), ...different }, { organisation, ...suppliers });
  const findings = await checkAll(config, organisation, suppliers);
  expect(JSON.stringify(findings)).not.toContain('hunter2');
  return { findings, toFix: findings.filter(({ status }) => status === 'fix').map(({ text }) => text) };
}

describe('the doctor of the site', () => {
  it('reports nothing to fix when everything is set up correctly', async () => {
    const { findings } = await examined();
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(findings.map(({ check }) => check)).toEqual([
      ...['site', 'content events', 'offline', 'api', 'content', 'content index', 'previews', 'rates'],
      ...['checkout', 'logins', 'videos', 'tags', 'consent', 'contracts', 'cache'],
    ]);
  });

  it('says nothing about the checkout of a site without membership', async () => {
    const switches = { shop: true, members: true, membership: false };
    const facts = { ...organisation, switches };
    const config = omitSwitchedOffSettings(
      readConfig(environment(), { organisation: facts, ...suppliers }),
      facts,
    );
    const checks = (await checkAll(config, facts, suppliers)).map(({ check }) => check);
    expect(checks).toContain('videos');
    expect(checks).not.toContain('checkout');
  });

  it.each([
    ['names no supplier', undefined, 'there are no sign-up forms: the site names no billing supplier'],
    ['has not configured its supplier', till, 'there are no sign-up forms: set TILL_ORIGIN'],
    ['names a supplier without variables and checks', coins, 'members pay by Coins'],
  ])('says how members pay if a site %s', async (_name, billing, text) => {
    const { TILL_ORIGIN: _till, TILL_SCRIPT_URL: _script, ...rest } = environment();
    const findings = await checkAll(readConfig(rest, { organisation, billing }), organisation, { billing });
    expect(findings.filter(({ check }) => check === 'checkout')).toMatchObject([{ text }]);
  });

  it.each<[string, Environment | (() => Environment), RegExp]>([
    [
      'no site at its origin',
      { SITE_ORIGIN: 'http://127.0.0.1:1' },
      /reached.*: start the site, or correct SITE_ORIGIN/,
    ],
    [
      'a running site with another origin',
      () => ({ SITE_ORIGIN: siteOrigin.replace('127.0.0.1', 'localhost') }),
      /runs with SITE_ORIGIN http:\/\/127.0.0.1:\d+: restart it with this SITE_ORIGIN/,
    ],
    [
      'another event secret',
      { CONTENT_WEBHOOK_SECRET: 'another-secret-hunter2' },
      /rejects an event signed with CONTENT_WEBHOOK_SECRET/,
    ],
    ['no api', { API_ORIGIN: 'http://127.0.0.1:1' }, /start the api, or correct API_ORIGIN/],
    [
      'another server than the api',
      () => ({ API_ORIGIN: sandbox.origin }),
      /is not the api: correct API_ORIGIN/,
    ],
    [
      'no content service',
      { CONTENT_ORIGIN: 'http://127.0.0.1:1' },
      /could not be reached: check CONTENT_ORIGIN/,
    ],
    [
      'a folder without content',
      () => ({ CONTENT_ORIGIN: `${sandbox.origin}/cms` }),
      /CONTENT_ORIGIN includes the folder/,
    ],
    [
      'a content service that uses another origin',
      () => ({ CONTENT_ORIGIN: sandbox.origin.replace('127.0.0.1', 'localhost') }),
      /Set CONTENT_PUBLIC_ORIGINS=http:\/\/127/,
    ],
    [
      'an earlier address of the content service in the first place',
      () => ({ CONTENT_PUBLIC_ORIGINS: `http://127.0.0.1:1,${sandbox.origin}` }),
      /pictures and files from http:\/\/127.0.0.1:1, which could not be reached.*calls itself http:\/\/127.0.0.1:\d+\)/,
    ],
    ['another preview key', { CONTENT_PREVIEW_KEY: 'another-key-hunter2' }, /rejects CONTENT_PREVIEW_KEY/],
    ['no rates', { EXCHANGE_RATES_PATH: 'settings/none' }, /check DOCUMENTS_URL and EXCHANGE_RATES_PATH/],
    [
      'no checkout script',
      () => ({ TILL_SCRIPT_URL: `${script}.none` }),
      /status 404: check TILL_SCRIPT_URL/,
    ],
    [
      'a stand-in for videos without their script',
      () => ({ VIDEO_ORIGIN: new URL(script).origin }),
      /status 404: check VIDEO_ORIGIN/,
    ],
    ['a folder below a file', { CACHE_DIR: '/etc/passwd/x' }, /below a file: set CACHE_DIR to a folder/],
  ])('with %s says in one line what to fix', async (_name, different, text) => {
    const { toFix } = await examined(typeof different === 'function' ? different() : different);
    expect(toFix).toEqual([expect.stringMatching(text)]);
  });

  it('reports a missing or wrong password of the content service [2.1.9]', async () => {
    const contentDoorway = { folder: '/cms', login: 'editor:hunter2' };
    const content = await startSandbox({ port: 0, previewKey: secrets.preview, contentDoorway });
    onTestFinished(() => content.close());
    const inFolder = { CONTENT_ORIGIN: `${content.origin}/cms` };
    expect((await examined({ ...inFolder, CONTENT_BASIC_AUTH: 'editor:hunter2' })).toFix).toEqual([]);
    const refused = ['it rejects the name and password in CONTENT_BASIC_AUTH'];
    expect((await examined({ ...inFolder, CONTENT_BASIC_AUTH: 'editor:wrong' })).toFix).toEqual(refused);
    expect((await examined(inFolder)).toFix).toEqual([
      'it requires a name and password: set CONTENT_BASIC_AUTH',
    ]);
  });

  it('notes what is missing without an index of the content, and what to do about a broken one', async () => {
    const about = async () => (await examined()).findings.filter(({ check }) => check === 'content index');
    const fail = (mode: 'no-route' | 'empty' | 'error') =>
      controlSandbox(sandbox.origin).fault({ mode, match: '/wp-json/index' });
    await fail('no-route');
    expect(await about()).toMatchObject([
      { status: 'note', text: expect.stringMatching(/no sitemap, feed/) },
    ]);
    await controlSandbox(sandbox.origin).reset();
    await fail('empty');
    expect(await about()).toMatchObject([{ status: 'fix', text: expect.stringMatching(/no items/) }]);
    await controlSandbox(sandbox.origin).reset();
    await fail('error');
    expect(await about()).toMatchObject([{ status: 'fix', text: expect.stringMatching(/500/) }]);
  });

  it('names the origin that a site redirects to', async () => {
    const { origin, close } = await serve((_request, response) =>
      response.writeHead(308, { location: 'https://www.site.test/' }).end(),
    );
    onTestFinished(close);
    expect((await examined({ SITE_ORIGIN: origin })).toFix).toEqual([
      `${origin} redirects to https://www.site.test: set SITE_ORIGIN to that origin`,
    ]);
  });
});
