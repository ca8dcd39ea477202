import { join } from 'node:path';
import { root } from '../../set-up/workspace.mjs';
import { serverOptions } from '../../../libs/cli/src/start/server-options.mjs';
import { putLists } from '../content/put-lists.ts';
import { listLengths, listMeasuredPages, type ListLength, type MeasuredPage } from '../pages.ts';
import { findFreePort } from '../../../config/free-port.ts';
import { readSandboxBilling, type SandboxBilling } from './sandbox-billing.ts';
import { startServer, type Supervisor, type Server } from './start-server.ts';

export interface Stack {
  site: Server;
  sandbox: Server;
  /** The site's environment, for measuring parts of it separately. */
  siteEnvironment: Record<string, string>;
  pages: MeasuredPage[];
}

interface StackOptions {
  /** Overrides of the site's variables. */
  env?: Record<string, string>;
  /** Adds a members' area. */
  login?: boolean;
  /** Adds a tag manager, so that pages ask for consent. */
  tags?: boolean;
  /** Folder of a site outside the workspace; without it, the workspace's. */
  siteFolder?: string | undefined;
}

/** Starts the product as in production, on free ports, with the lists to measure. No page is prerendered. */
export async function startStack(
  supervisor: Supervisor,
  lengths: readonly ListLength[] = listLengths,
  { env = {}, login = false, tags = false, siteFolder }: StackOptions = {},
): Promise<Stack> {
  const sandbox = await startServer(supervisor, {
    name: 'sandbox',
    words: [join(root, 'libs/sandbox/src/main.ts')],
    env: { SANDBOX_PORT: '0', CACHE_DIR: join(root, '.cache'), SHOP_AHEAD: 'off' },
  });
  const billing = await readSandboxBilling(sandbox.origin);
  const articlePath = await putLists(sandbox.origin, lengths);
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const api = await startApi(supervisor, { sandbox, billing, siteOrigin: origin });
  const siteEnvironment = {
    NODE_ENV: 'production',
    SITE_PORT: String(port),
    SITE_ORIGIN: origin,
    API_ORIGIN: api.origin,
    CONTENT_ORIGIN: sandbox.origin,
    MEDIA_ORIGINS: '',
    CHECKOUT_ORIGINS: sandbox.origin,
    FRAME_HOSTS: new URL(sandbox.origin).host,
    VIDEO_ORIGIN: sandbox.origin,
    BILLING_SCRIPT_URL: billing.script,
    BILLING_ORIGIN: billing.live,
    ORGANISATION_URL: `${origin}/`,
    CACHE_DIR: '',
    PRERENDER: 'off',
    LOG_LEVEL: 'warn',
    DRAIN_MS: '0',
    // No page is rendered again during a run.
    PAGE_FRESH_MS: '3600000',
    ...(login && createLoginEnvironment(sandbox.origin)),
    ...(tags && createTagEnvironment(sandbox.origin)),
    ...env,
  };
  const site = await startServer(supervisor, {
    ...{ name: 'site', words: [...serverOptions, toProgramPath(siteFolder)] },
    env: siteEnvironment,
    folder: siteFolder,
  });
  const pages = listMeasuredPages(articlePath, lengths);
  // The server's first read of a long list is slow, so no measurement includes it.
  for (const { path } of pages) await visit(origin + path);
  return { site: { ...site, origin }, sandbox, siteEnvironment, pages };
}

const toProgramPath = (siteFolder = join(root, 'apps/site')) => join(siteFolder, 'src/main.ts');

interface ApiOptions {
  sandbox: Server;
  billing: SandboxBilling;
  siteOrigin: string;
}

/** Starts the api, which sells on the sandbox's billing site, so that pages state its prices. */
function startApi(supervisor: Supervisor, { sandbox, billing, siteOrigin }: ApiOptions): Promise<Server> {
  return startServer(supervisor, {
    name: 'api',
    words: [join(root, 'apps/api/src/main.ts')],
    env: {
      API_PORT: '0',
      SITE_ORIGIN: siteOrigin,
      SHOP_STOREFRONT_URL: `${sandbox.origin}/shop/api/2026-10/graphql.json`,
      SHOP_STOREFRONT_TOKEN: 'sandbox-storefront-token',
      CHECKOUT_ORIGINS: sandbox.origin,
      // The site calls the api from this machine.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'warn',
      DRAIN_MS: '0',
      // For unfinished sign-ups, of which a benchmark makes none.
      DATA_DIR: join(root, '.cache/bench-api'),
      BILLING_ORIGIN: billing.live,
      BILLING_API_KEY: 'sandbox-billing-key',
      BILLING_PLANS: billing.plans,
      BILLING_CPR_FIELD: 'cf_cpr',
      BILLING_WEBHOOK_PASSWORD: 'sandbox-billing-events',
    },
  });
}

/** Variables for the sandbox's identity service. */
function createLoginEnvironment(sandbox: string): Record<string, string> {
  return {
    IDENTITY_PROJECT: 'demo-guildhall',
    IDENTITY_API_KEY: 'sandbox-identity-key',
    FIREBASE_AUTH_EMULATOR_HOST: new URL(sandbox).host,
    AUTH_ACTION_URL: `${sandbox}/identity/action`,
  };
}

/** Variables for the sandbox's tag manager. */
const createTagEnvironment = (sandbox: string) => ({
  TAG_SCRIPT_URL: `${sandbox}/tags/gtm.js?id=GTM-SANDBOX`,
});

async function visit(address: string): Promise<void> {
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
}
