import { join } from 'node:path';
import { root } from '../machine/installation.mjs';
import { toLocalUrl } from './local-url.mjs';

/** @typedef {import('./servers.mjs').Context} Context */
/** @typedef {import('./servers.mjs').Environment} Environment */
/** @typedef {import('./servers.mjs').ServerPlan} ServerPlan */
/** @typedef {import('./site-folder.mjs').SiteFolder} SiteFolder */

/** Shared by the sandbox, which signs content events, and the site, which checks them. */
export const sandboxWebhookSecret = 'sandbox-content-webhook-secret';

/** Shared by the content service, which guards members' pages, and the api, which reads them for members. */
export const sandboxContentKey = 'sandbox-content-key';

/** Shared by the sandbox, whose home page has a preview link, and the site, which checks its ticket. */
export const sandboxPreviews = {
  CONTENT_PREVIEW_KEY: 'sandbox-preview-key',
  PREVIEW_SECRET: 'sandbox-preview-secret',
};

/**
 * Points the servers at the content service: WordPress if it runs, else the sandbox's, with its folder and login.
 * CONTENT_ORIGIN must equal the origin in that service's own links.
 *
 * @param {Context} context
 * @returns {Environment}
 */
export function createContentVariables({ addresses, outer }) {
  const { sandbox, wordpress } = addresses;
  // PHP as WebAssembly answers one request after another, each in a third of a second where nothing else runs.
  if (wordpress !== undefined) return { CONTENT_ORIGIN: wordpress, DEADLINE_MS: '30000' };
  // With an own content service, the sandbox's login is not for it.
  if (sandbox === undefined || outer['CONTENT_ORIGIN']) return {};
  return {
    CONTENT_ORIGIN: sandbox + (outer['SANDBOX_CONTENT_FOLDER'] ?? ''),
    CONTENT_BASIC_AUTH: outer['SANDBOX_CONTENT_LOGIN'],
  };
}

/**
 * Lists the origins of pictures and frames: those of the content service, and of the sandbox for its shop and videos.
 *
 * @param {Context} context
 */
export function listContentOrigins({ addresses, outer }) {
  const given = [outer['CONTENT_ORIGIN'] || addresses['wordpress'], addresses['sandbox']];
  const origins = given.flatMap((address) => URL.parse(address ?? '')?.origin ?? []);
  return [...new Set(origins)];
}

/**
 * A WordPress with the plugin and the sandbox's content, in place of the sandbox's content service alone.
 *
 * @param {SiteFolder} site
 * @returns {ServerPlan}
 */
export const createWordPressPlan = (site) => ({
  name: 'wordpress',
  site,
  main: 'tools/wordpress/src/start/main.ts',
  port: { variable: 'WORDPRESS_PORT', default: 4420 },
  modes: ['start', 'dev'],
  onlyWith: 'WORDPRESS',
  // The first start downloads and installs it.
  startLimitMs: 600_000,
  reloadsItself: true,
  defaults: ({ ports, addresses }) => ({
    SITE_ORIGIN: toLocalUrl(ports['site'] ?? 0),
    // The drawings of its content.
    SANDBOX_ORIGIN: addresses['sandbox'],
    CACHE_DIR: join(root, site.cache),
    CONTENT_KEY: sandboxContentKey,
    CONTENT_WEBHOOK_SECRET: sandboxWebhookSecret,
    ...sandboxPreviews,
  }),
});
