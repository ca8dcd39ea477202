import { join } from 'node:path';
import { isWorkspace, root } from '../machine/installation.mjs';
import {
  createContentVariables,
  createWordPressPlan,
  listContentOrigins,
  sandboxContentKey,
  sandboxPreviews,
  sandboxWebhookSecret,
} from './content-service.mjs';
import { toLocalUrl } from './local-url.mjs';
import { defaultFolder, readSite } from './site-folder.mjs';

/** @typedef {'start' | 'dev' | 'serve'} Mode */
/** @typedef {Record<string, string | undefined>} Environment */
/** @typedef {import('./site-folder.mjs').SiteFolder} SiteFolder */

/** @typedef {{ variable: string, default: number }} Port */

/**
 * @typedef {object} Context
 * @property {Mode} mode
 * @property {Record<string, number>} ports By the name of the server or of its extra port.
 * @property {Record<string, string>} addresses URLs of the servers that are already running, by name.
 * @property {Environment} outer The environment of the parent process.
 * @property {boolean} [isAlone] True if this server runs without the other one, and only with the operator's variables.
 */

/**
 * @typedef {Context & { site: SiteFolder }} SiteContext
 */

/**
 * @typedef {object} ServerPlan
 * @property {string} name
 * @property {SiteFolder} site The organisation's site that it belongs to.
 * @property {string} main Entry file.
 * @property {Port} port
 * @property {{ name: string, default: number, variable?: string }[]} [extraPorts] Those without a variable keep their distance from
 * `port`.
 * @property {Mode[]} modes Modes in which it runs.
 * @property {string[]} [standsInFor] Variables it replaces. If the environment sets all of them, it runs only with
 * `SANDBOX=on`, for the other services.
 * @property {string} [onlyWith] Variable that must be `on`, or it does not run.
 * @property {number} [startLimitMs] How long it may take to start, ms.
 * @property {boolean} [reloadsItself] True if it reloads changes in development; otherwise it is restarted.
 * @property {string} [builtInto] Folder of its build, required to run.
 * @property {(context: SiteContext) => Environment} defaults Variables that the outer environment may override.
 * @property {(context: SiteContext) => Environment} [fixed] Variables that nothing overrides.
 */

/**
 * Points the servers at the sandbox's shop. Empty without a sandbox, and for a site without a shop.
 *
 * @param {SiteContext} context
 * @returns {Environment}
 */
function createShopVariables({ mode, addresses, site }) {
  const sandbox = addresses['sandbox'];
  if (mode === 'serve' || sandbox === undefined || !site.uses.shop) return {};
  return {
    SHOP_STOREFRONT_URL: `${sandbox}/shop/api/2026-10/graphql.json`,
    SHOP_STOREFRONT_TOKEN: 'sandbox-storefront-token',
    CHECKOUT_ORIGINS: sandbox,
  };
}

/**
 * Adds the shop variables that only the api gets.
 *
 * @param {SiteContext} context
 * @returns {Environment}
 */
function createShopAdminVariables(context) {
  const shop = createShopVariables(context);
  if (shop['CHECKOUT_ORIGINS'] === undefined) return {};
  return {
    ...shop,
    SHOP_ADMIN_URL: `${shop['CHECKOUT_ORIGINS']}/shop/admin/api/2026-10/graphql.json`,
    SHOP_ADMIN_TOKEN: 'sandbox-admin-token',
    VIES_URL: `${shop['CHECKOUT_ORIGINS']}/vies/check-vat-number`,
  };
}

/**
 * Delivers contact forms to the sandbox's inbox.
 *
 * @param {Context} context
 * @returns {Environment}
 */
function createInboxVariables({ mode, addresses }) {
  const sandbox = addresses['sandbox'];
  return mode === 'serve' || sandbox === undefined
    ? {}
    : { CONTACT_WEBHOOK_URL: `${sandbox}/inbox/messages` };
}

/**
 * Adds the variables of a server that the site's package.json names, and the folder of the api's files.
 *
 * @param {'site' | 'api'} name
 * @param {SiteContext} context
 * @returns {Environment}
 */
function createOwnVariables(name, { mode, addresses, site }) {
  if (mode === 'serve' || addresses['sandbox'] === undefined) return {};
  return {
    ...(name === 'api' && { DATA_DIR: join(root, site.cache, 'api') }),
    ...site.serverEnvironment[name],
  };
}

/**
 * Finds the URLs of the sandbox's billing sites and script. Undefined without a sandbox, with another billing site, and
 * for a site without a billing vendor.
 *
 * @param {SiteContext} context
 */
function findBillingUrls({ mode, ports, addresses, outer, site }) {
  if (mode === 'serve' || addresses['sandbox'] === undefined || outer['BILLING_ORIGIN']) return undefined;
  if (!site.uses.billing) return undefined;
  const at = (/** @type {string} */ name) => `http://127.0.0.1:${ports[name]}`;
  return { live: at('billing'), test: at('billing-test'), script: `${at('billing-script')}/v2/chargebee.js` };
}

/**
 * Sells memberships at the sandbox's billing sites.
 *
 * @param {SiteContext} context
 * @returns {Environment}
 */
function createBillingVariables(context) {
  const billing = findBillingUrls(context);
  if (billing === undefined) return {};
  const plans = context.site.environment['BILLING_PLANS'];
  return {
    BILLING_ORIGIN: billing.live,
    BILLING_API_KEY: 'sandbox-billing-key',
    BILLING_PLANS: plans,
    BILLING_CPR_FIELD: 'cf_cpr',
    BILLING_WEBHOOK_PASSWORD: 'sandbox-billing-events',
    BILLING_TEST_ORIGIN: billing.test,
    BILLING_TEST_API_KEY: 'sandbox-billing-test-key',
    BILLING_TEST_WEBHOOK_PASSWORD: 'sandbox-billing-test-events',
    ALLOW_TESTSITE: 'on',
    // As many as the vendor's largest plan allows.
    BILLING_CALLS_PER_MINUTE: '3500',
  };
}

/**
 * Points the site's pages at the sandbox's hosted checkout.
 *
 * @param {SiteContext} context
 * @returns {Environment}
 */
function createCheckoutVariables(context) {
  const billing = findBillingUrls(context);
  if (billing === undefined) return {};
  return {
    BILLING_SCRIPT_URL: billing.script,
    BILLING_ORIGIN: billing.live,
    BILLING_TEST_ORIGIN: billing.test,
  };
}

/**
 * Finds the sandbox if its members can log in. Undefined without a sandbox or with another identity project.
 *
 * @param {Context} context
 */
function findMembersSandbox({ mode, addresses, outer }) {
  return mode === 'serve' || outer['IDENTITY_PROJECT'] ? undefined : addresses['sandbox'];
}

const identityProject = 'demo-guildhall';

/**
 * Points the api at the sandbox's identity service, records, private entries and mail relay.
 *
 * @param {SiteContext} context
 * @returns {Environment}
 */
function createMembersVariables(context) {
  const sandbox = findMembersSandbox(context);
  if (sandbox === undefined) return {};
  return {
    ...(context.site.uses.identity && {
      IDENTITY_PROJECT: identityProject,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(sandbox).host,
    }),
    SMTP_URL: `smtp://127.0.0.1:${context.ports['mail relay']}`,
    MEMBER_MAIL_FROM: context.site.environment['MEMBER_MAIL_FROM'],
    ...createContentVariables(context),
    // Less than the site's deadline for a members' page.
    ...(context.addresses['wordpress'] !== undefined && { DEADLINE_MS: '15000' }),
    CONTENT_KEY: sandboxContentKey,
  };
}

/**
 * Points the site's pages at the sandbox's login.
 *
 * @param {SiteContext} context
 * @returns {Environment}
 */
function createLoginVariables(context) {
  const sandbox = findMembersSandbox(context);
  if (sandbox === undefined || !context.site.uses.identity) return {};
  return {
    IDENTITY_PROJECT: identityProject,
    IDENTITY_API_KEY: 'sandbox-identity-key',
    FIREBASE_AUTH_EMULATOR_HOST: new URL(sandbox).host,
    AUTH_ACTION_URL: `${sandbox}/identity/action`,
  };
}

const billingPorts = [
  { name: 'billing', default: 4410 },
  { name: 'billing-test', default: 4411 },
  { name: 'billing-script', default: 4412 },
];

/**
 * @param {SiteFolder} site
 * @returns {ServerPlan}
 */
const createSandboxPlan = (site) => ({
  name: 'sandbox',
  site,
  main: site.sandbox,
  port: { variable: 'SANDBOX_PORT', default: 4400 },
  extraPorts: [
    ...(site.uses.billing ? billingPorts : []),
    { name: 'mail relay', variable: 'SANDBOX_SMTP_PORT', default: 4413 },
  ],
  modes: ['start', 'dev'],
  standsInFor: ['CONTENT_ORIGIN'],
  defaults: ({ ports }) => ({
    SITE_ORIGIN: toLocalUrl(ports['site'] ?? 0),
    CONTENT_WEBHOOK_SECRET: sandboxWebhookSecret,
    ...sandboxPreviews,
    ...(isWorkspace && { SANDBOX_EMULATOR_INSTALLER: join(root, 'tools/provide-emulator.mjs') }),
    ...(site.uses.billing && {
      SANDBOX_BILLING_EVENTS_TO: `http://127.0.0.1:${ports['api']}/api/v1/billing-events`,
    }),
  }),
});

/**
 * @param {SiteFolder} site
 * @returns {ServerPlan}
 */
const createApiPlan = (site) => ({
  name: 'api',
  site,
  main: site.api,
  port: { variable: 'API_PORT', default: 4300 },
  modes: ['start', 'dev', 'serve'],
  defaults: (context) => ({
    ...createOwnVariables('api', context),
    ...createShopAdminVariables(context),
    ...createInboxVariables(context),
    ...createBillingVariables(context),
    ...createMembersVariables(context),
    ...(context.mode !== 'serve' && { SITE_ORIGIN: toLocalUrl(context.ports['site'] ?? 0), DRAIN_MS: '0' }),
  }),
  // The site forwards calls to the api, with the visitor's address.
  fixed: ({ outer, isAlone }) =>
    isAlone
      ? {}
      : { TRUSTED_PROXIES: ['127.0.0.1', '::1', outer['TRUSTED_PROXIES']].filter(Boolean).join(',') },
});

/**
 * @param {SiteFolder} site
 * @returns {ServerPlan}
 */
const createSitePlan = (site) => ({
  name: 'site',
  site,
  main: site.main,
  port: { variable: 'SITE_PORT', default: 4200 },
  modes: ['start', 'dev', 'serve'],
  reloadsItself: true,
  builtInto: join(site.folder, 'dist/server'),
  defaults: ({ mode, ports, addresses, outer }) => ({
    API_ORIGIN: addresses['api'],
    ...createOwnVariables('site', { mode, ports, addresses, outer, site }),
    ...createShopVariables({ mode, ports, addresses, outer, site }),
    ...createCheckoutVariables({ mode, ports, addresses, outer, site }),
    ...createLoginVariables({ mode, ports, addresses, outer, site }),
    ...(mode !== 'serve' && {
      // Both addresses that the name may mean.
      HOST: 'localhost',
      SITE_ORIGIN: toLocalUrl(ports['site'] ?? 0),
      ...createContentVariables({ mode, ports, addresses, outer }),
      MEDIA_ORIGINS: listContentOrigins({ mode, ports, addresses, outer }).join(','),
      ...(addresses['sandbox'] && sandboxPreviews),
      FRAME_HOSTS: listContentOrigins({ mode, ports, addresses, outer })
        .map((origin) => new URL(origin).host)
        .join(','),
      ...(addresses['sandbox'] && {
        VIDEO_ORIGIN: addresses['sandbox'],
        ...(site.uses.tags && { TAG_SCRIPT_URL: `${addresses['sandbox']}/tags/gtm.js?id=GTM-SANDBOX` }),
      }),
      ...(addresses['sandbox'] && {
        DOCUMENTS_URL: `${addresses['sandbox']}/v1/projects/demo-guildhall/databases/(default)/documents`,
      }),
      ORGANISATION_URL: toLocalUrl(ports['site'] ?? 0),
      CONTENT_WEBHOOK_SECRET: sandboxWebhookSecret,
      CACHE_DIR: join(root, site.cache),
      DRAIN_MS: '0',
    }),
  }),
});

/**
 * Creates every server of an organisation's product, in start order: each may depend on those before it.
 *
 * @param {SiteFolder} site
 */
export const createServers = (site) => [
  createSandboxPlan(site),
  createWordPressPlan(site),
  createApiPlan(site),
  createSitePlan(site),
];

/**
 * Lists the servers of a mode.
 *
 * @param {Mode} mode
 * @param {Environment} outer
 * @param {SiteFolder} [site] Default: the first organisation's.
 */
export function listServers(mode, outer, site = readSite(defaultFolder)) {
  const keepsSandbox = outer['SANDBOX'] === 'on';
  return createServers(site).filter(
    ({ modes, standsInFor, onlyWith }) =>
      modes.includes(mode) &&
      (keepsSandbox || !standsInFor?.every((variable) => outer[variable])) &&
      (onlyWith === undefined || outer[onlyWith] === 'on'),
  );
}

/**
 * Creates the environment of one server.
 *
 * @param {ServerPlan} server
 * @param {Context} context
 * @returns {Environment}
 */
export function createEnvironment(server, context) {
  const { mode, ports, outer } = context;
  const siteContext = { ...context, site: server.site };
  const given = Object.entries(outer).filter(([, value]) => value !== undefined && value !== '');
  return {
    LOG_LEVEL: mode === 'serve' ? 'info' : 'warn',
    ...server.defaults(siteContext),
    ...Object.fromEntries(given),
    ...server.fixed?.(siteContext),
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    [server.port.variable]: String(ports[server.name]),
    ...Object.fromEntries(
      (server.extraPorts ?? []).flatMap(({ name, variable }) =>
        variable ? [[variable, String(ports[name])]] : [],
      ),
    ),
  };
}
