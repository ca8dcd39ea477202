import { join } from 'node:path';
import { root } from '../set-up/workspace.mjs';

/** @typedef {'start' | 'dev' | 'serve'} Mode */
/** @typedef {Record<string, string | undefined>} Environment */

/**
 * @typedef {object} Context
 * @property {Mode} mode
 * @property {Record<string, number>} ports By a server's name.
 * @property {Record<string, string>} addresses Where the servers that were started before listen, by name.
 * @property {Environment} outer The environment of whoever started this.
 */

/**
 * @typedef {object} ServerPlan
 * @property {string} name
 * @property {string} main The file Node runs.
 * @property {{ variable: string, default: number }} port
 * @property {Mode[]} modes When it is started.
 * @property {string[]} [standsInFor] Addresses it serves. Where the environment names all of them, it is not needed.
 * @property {boolean} [reloadsItself] In development, whether it takes changes up by itself; else it is started again.
 * @property {string} [builtInto] The folder its build leaves: without it, it cannot serve.
 * @property {(context: Context) => Environment} defaults Its variables unless the outer environment sets them.
 * @property {(context: Context) => Environment} [always] Its variables in any case.
 */

/** @param {number} port */
const local = (port) => `http://localhost:${port}`;

/** Shared by the sandbox, which signs content events, and the site, which checks them. Never in production. */
const sandboxWebhookSecret = 'sandbox-content-webhook-secret';

/** Shared by the sandbox, whose home page makes tickets to its draft, and the site, which checks them. */
const sandboxPreviews = {
  CONTENT_PREVIEW_KEY: 'sandbox-preview-key',
  PREVIEW_SECRET: 'sandbox-preview-secret',
};

/**
 * Where the sandbox's shop is, and its tokens. Empty without a sandbox: then there is no shop, or the
 * environment names another one.
 *
 * @param {Context} context
 * @returns {Environment}
 */
function sandboxShop({ mode, addresses }) {
  const sandbox = addresses['sandbox'];
  if (mode === 'serve' || sandbox === undefined) return {};
  return {
    SHOP_STOREFRONT_URL: `${sandbox}/shop/api/2026-10/graphql.json`,
    SHOP_STOREFRONT_TOKEN: 'sandbox-storefront-token',
    CHECKOUT_ORIGINS: sandbox,
  };
}

/**
 * As `sandboxShop`, with the address and the token that only the api has.
 *
 * @param {Context} context
 * @returns {Environment}
 */
function sandboxShopAdmin(context) {
  const shop = sandboxShop(context);
  if (shop['CHECKOUT_ORIGINS'] === undefined) return {};
  return {
    ...shop,
    SHOP_ADMIN_URL: `${shop['CHECKOUT_ORIGINS']}/shop/admin/api/2026-10/graphql.json`,
    SHOP_ADMIN_TOKEN: 'sandbox-admin-token',
    SELLER_VAT_NUMBER: 'DK13585628',
    VIES_URL: `${shop['CHECKOUT_ORIGINS']}/vies/check-vat-number`,
  };
}

/**
 * Where the api of this machine sends contact forms: the sandbox's inbox.
 *
 * @param {Context} context
 * @returns {Environment}
 */
function sandboxInbox({ mode, addresses }) {
  const sandbox = addresses['sandbox'];
  return mode === 'serve' || sandbox === undefined
    ? {}
    : { CONTACT_WEBHOOK_URL: `${sandbox}/inbox/messages` };
}

/**
 * Every server of the product, in the order in which they start: the first ones are there when the later ones ask.
 *
 * @type {readonly ServerPlan[]}
 */
export const servers = [
  {
    name: 'sandbox',
    main: 'tools/sandbox/src/main.ts',
    port: { variable: 'SANDBOX_PORT', default: 4400 },
    modes: ['start', 'dev'],
    standsInFor: ['CONTENT_ORIGIN'],
    defaults: ({ ports }) => ({
      SITE_ORIGIN: local(ports['site'] ?? 0),
      CONTENT_WEBHOOK_SECRET: sandboxWebhookSecret,
      ...sandboxPreviews,
    }),
  },
  {
    name: 'api',
    main: 'apps/api/src/main.ts',
    port: { variable: 'API_PORT', default: 4300 },
    modes: ['start', 'dev', 'serve'],
    defaults: (context) => ({
      ...sandboxShopAdmin(context),
      ...sandboxInbox(context),
      ...(context.mode !== 'serve' && { SITE_ORIGIN: local(context.ports['site'] ?? 0), DRAIN_MS: '0' }),
    }),
    // The site stands before the api and says who asks.
    always: ({ outer }) => ({
      TRUSTED_PROXIES: ['127.0.0.1', '::1', outer['TRUSTED_PROXIES']].filter(Boolean).join(','),
    }),
  },
  {
    name: 'site',
    main: 'apps/site/src/server/main.ts',
    port: { variable: 'SITE_PORT', default: 4200 },
    modes: ['start', 'dev', 'serve'],
    reloadsItself: true,
    builtInto: 'apps/site/dist/server',
    defaults: ({ mode, ports, addresses, outer }) => ({
      API_ORIGIN: addresses['api'],
      ...sandboxShop({ mode, ports, addresses, outer }),
      ...(mode !== 'serve' && {
        SITE_ORIGIN: local(ports['site'] ?? 0),
        // Letter by letter the address by which the sandbox writes its own links.
        CONTENT_ORIGIN: addresses['sandbox'],
        MEDIA_ORIGINS: URL.parse(outer['CONTENT_ORIGIN'] || addresses['sandbox'] || '')?.origin ?? '',
        ...(addresses['sandbox'] && sandboxPreviews),
        FRAME_HOSTS: URL.parse(outer['CONTENT_ORIGIN'] || addresses['sandbox'] || '')?.host ?? '',
        ...(addresses['sandbox'] && {
          VIDEO_SCRIPT_URL: `${addresses['sandbox']}/iframe_api`,
          VIDEO_FRAME_ORIGIN: addresses['sandbox'],
        }),
        ...(addresses['sandbox'] && {
          DOCUMENTS_URL: `${addresses['sandbox']}/v1/projects/demo-guildhall/databases/(default)/documents`,
        }),
        ORGANISATION_URL: local(ports['site'] ?? 0),
        ORGANISATION_NAME: 'The Wayleave Institute',
        CONTENT_WEBHOOK_SECRET: sandboxWebhookSecret,
        CACHE_DIR: join(root, '.cache'),
        DRAIN_MS: '0',
      }),
    }),
  },
];

/**
 * The servers of this run.
 *
 * @param {Mode} mode
 * @param {Environment} outer
 */
export function serversFor(mode, outer) {
  return servers.filter(
    ({ modes, standsInFor }) => modes.includes(mode) && !standsInFor?.every((variable) => outer[variable]),
  );
}

/**
 * The environment of one server.
 *
 * @param {ServerPlan} server
 * @param {Context} context
 * @returns {Environment}
 */
export function environmentOf(server, context) {
  const { mode, ports, outer } = context;
  const given = Object.entries(outer).filter(([, value]) => value !== undefined && value !== '');
  return {
    LOG_LEVEL: mode === 'serve' ? 'info' : 'warn',
    ...server.defaults(context),
    ...Object.fromEntries(given),
    ...server.always?.(context),
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    [server.port.variable]: String(ports[server.name]),
  };
}
