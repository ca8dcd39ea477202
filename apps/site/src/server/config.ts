import { resolve } from 'node:path';
import { isAllowedTarget, isEncryptedOrLocal } from '@guildhall/safe-content';
import {
  connectionVariables,
  count,
  hstsScope,
  list,
  login,
  logLevel,
  maxDrainMs,
  origin,
  port,
  positive,
  readEnvironment,
  serviceAddress,
  trustedProxies,
  type Environment,
} from '@guildhall/server-kit';
import * as v from 'valibot';
import { defaultDurations } from './caching.ts';

/** Where something is read from or sent to: encrypted, so that it cannot be read or changed on the way. */
const safeOrigin = v.pipe(origin, v.check(isSafeUrl, 'must be https (http only on this machine)'));
const webUrl = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//, 'is not a web address'),
  v.url('is not a web address'),
);
const safeUrl = v.pipe(webUrl, v.check(isSafeUrl, 'must be https (http only on this machine)'));
/** The same for a service that may live in a folder. */
const safeService = v.pipe(serviceAddress, v.check(isSafeUrl, 'must be https (http only on this machine)'));
const milliseconds = v.pipe(v.string(), v.regex(/^\d+$/, 'is not a number of ms'), v.transform(Number));

const variables = v.object({
  /** Where the site listens. 0 takes a free port. */
  SITE_PORT: v.optional(port, '4200'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  /** Where the shop's checkout and invoices may be: visitors are sent nowhere else. */
  CHECKOUT_ORIGINS: v.optional(v.pipe(list, v.array(origin)), ''),
  /** The address visitors know the site by: canonical links, cookies and redirects are built from it. */
  SITE_ORIGIN: v.optional(origin, 'http://localhost:4200'),
  /** The api's address; `/api/v1` is forwarded there. */
  API_ORIGIN: safeOrigin,
  /** Where the site reads the content service, with the folder it lives in, if any. */
  CONTENT_ORIGIN: safeService,
  /**
   * The addresses by which the content service calls itself, where they are others: browsers fetch pictures and files
   * from the first, what is under the others (an earlier domain) is its own too.
   */
  CONTENT_PUBLIC_ORIGINS: v.optional(
    v.pipe(
      list,
      v.array(serviceAddress),
      v.check(([first]) => first === undefined || isSafeUrl(first), 'must begin with one in https'),
    ),
    '',
  ),
  /** `name:password`, for a content service behind HTTP Basic authentication. Sent to it, and nowhere else. */
  CONTENT_BASIC_AUTH: v.optional(login),
  /** Further origins from which pictures and films may come. */
  MEDIA_ORIGINS: v.optional(v.pipe(list, v.array(safeOrigin)), ''),
  /** Hosts whose pages may be framed by an iframe block. */
  FRAME_HOSTS: v.optional(
    v.pipe(list, v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'is not a host')))),
    '',
  ),
  /** The video host's script that makes players; it may run on pages with a film. */
  VIDEO_SCRIPT_URL: v.optional(safeUrl, 'https://www.youtube.com/iframe_api'),
  /** Folders of that host from which that script fetches more. */
  VIDEO_SCRIPT_FOLDERS: v.optional(
    v.pipe(list, v.array(v.pipe(v.string(), v.regex(/^\/([\w.-]+\/)+$/, 'is not a folder like /s/player/')))),
    '/s/player/',
  ),
  /** The origin whose frames show the video host's films. */
  VIDEO_FRAME_ORIGIN: v.optional(safeOrigin, 'https://www.youtube-nocookie.com'),
  /**
   * The billing vendor's browser script, with the origins of its site and, if there is one, its test site, where the
   * hosted checkout is. Unset: no sign-up forms.
   */
  BILLING_SCRIPT_URL: v.optional(safeUrl),
  BILLING_SITE_ORIGIN: v.optional(safeOrigin),
  BILLING_TEST_SITE_ORIGIN: v.optional(safeOrigin),
  /**
   * The identity service's project, with its web API key, which is public. Unset: no login is shown, and /login,
   * /profile and /reset-password are 404.
   */
  IDENTITY_PROJECT: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,60}$/, 'is not the id of a project')),
  ),
  IDENTITY_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is not a web API key'))),
  /** A stand-in of the identity service, for a project `demo-…` on this machine; the vendor's own hosts when unset. */
  IDENTITY_ORIGIN: v.optional(safeOrigin),
  /** The same of the members' records. */
  RECORDS_ORIGIN: v.optional(safeOrigin),
  /** The identity service's own page, which uses the codes of its mails; the site's /reset-password when unset. */
  AUTH_ACTION_URL: v.optional(v.pipe(safeUrl, v.regex(/^[^#]+$/, 'has a fragment'))),
  /** Where the billing portal may be; `BILLING_SITE_ORIGIN` when unset. */
  PORTAL_ORIGINS: v.optional(v.pipe(list, v.array(safeOrigin)), ''),
  /** The document store: the address below which its documents are. Unset: the fixed exchange rates hold. */
  DOCUMENTS_URL: v.optional(safeService),
  /** Where below it the exchange rates are. */
  EXCHANGE_RATES_PATH: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)+$/, 'is not the path of a document')),
    'settings/exchangeRates',
  ),
  /** The organisation's main site: the logo leads there. */
  ORGANISATION_URL: v.pipe(webUrl, v.check(hasNoCredentials, 'must hold no name or password')),
  ORGANISATION_NAME: v.optional(v.pipe(v.string(), v.minLength(1)), 'Guildhall'),
  /** Folder for the last good copy of each page and the assets of earlier builds. Unset: memory only. */
  CACHE_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((folder) => resolve(folder)),
    ),
  ),
  /** What the copies of pages in that folder may take together, MB: those written longest ago go first. */
  DISK_COPIES_MB: v.optional(positive(1_000_000), '512'),
  /** Shared with the content service, which signs `POST /_content-events` with it. Unset: no such route. */
  CONTENT_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'))),
  /** With `PREVIEW_SECRET`: what the site shows the content service when it asks for a draft. Unset: no previews. */
  CONTENT_PREVIEW_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'))),
  /** With `CONTENT_PREVIEW_KEY`: shared with the makers of preview tickets. */
  PREVIEW_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'))),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  /** Reverse proxies (addresses or CIDR ranges) whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: v.optional(trustedProxies, ''),
  /** Deadline of one read from the content service, ms. */
  CONTENT_DEADLINE_MS: v.optional(milliseconds, '4000'),
  /** What these say, and their defaults: `caching.ts`. */
  PAGE_FRESH_MS: v.optional(milliseconds, String(defaultDurations.PAGE_FRESH_MS)),
  PAGE_RENEW_MS: v.optional(milliseconds, String(defaultDurations.PAGE_RENEW_MS)),
  PAGE_STALE_MS: v.optional(milliseconds, String(defaultDurations.PAGE_STALE_MS)),
  PAGE_RELOAD_MS: v.optional(milliseconds, String(defaultDurations.PAGE_RELOAD_MS)),
  SHARED_CACHE_MS: v.optional(milliseconds, String(defaultDurations.SHARED_CACHE_MS)),
  /** How long after a stop signal the site goes on answering, ms, so that a load balancer can notice. */
  DRAIN_MS: v.optional(count(maxDrainMs), '5000'),
  /** Whether browsers are invited to prerender pages a visitor is about to open. */
  PRERENDER: v.optional(v.picklist(['on', 'off']), 'on'),
  /**
   * For editors: blocks that cannot be shown say why, no page is cached, and search engines list none. Not for the
   * site that visitors see.
   */
  EDITORS_PREVIEW: v.optional(v.picklist(['on', 'off']), 'off'),
  /** The most uncached pages that one address (one /64 of IPv6) may have read in a minute, those of the shop apart. */
  PAGE_READS_PER_MINUTE: v.optional(positive(1_000_000), '240'),
  /** How many uncached products one address (one /64 of IPv6) may make the site read in a minute. */
  PRODUCT_READS_PER_MINUTE: v.optional(positive(1_000_000), '60'),
  /** For which hosts browsers remember that they are reached by https only. */
  HSTS_SCOPE: v.optional(hstsScope, 'host'),
  ...connectionVariables,
});

const environment = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['CHECKOUT_ORIGINS'], ['SITE_ORIGIN']],
      (shop) =>
        shop.CHECKOUT_ORIGINS.every((target) => isAllowedTarget(new URL(target), new URL(shop.SITE_ORIGIN))),
      'must be https addresses (http only when they and the site are on this machine)',
    ),
    ['CHECKOUT_ORIGINS'],
  ),
  v.forward(
    v.partialCheck(
      [['BILLING_SCRIPT_URL'], ['BILLING_SITE_ORIGIN']],
      ({ BILLING_SCRIPT_URL: script, BILLING_SITE_ORIGIN: site }) =>
        (script === undefined) === (site === undefined),
      'and BILLING_SCRIPT_URL need each other: set both, or none',
    ),
    ['BILLING_SITE_ORIGIN'],
  ),
  v.forward(
    v.partialCheck(
      [['BILLING_TEST_SITE_ORIGIN'], ['BILLING_SITE_ORIGIN']],
      ({ BILLING_TEST_SITE_ORIGIN: test, BILLING_SITE_ORIGIN: site }) =>
        test === undefined || (site !== undefined && site !== test),
      'needs BILLING_SITE_ORIGIN, and has to be another one',
    ),
    ['BILLING_TEST_SITE_ORIGIN'],
  ),
  v.forward(
    v.partialCheck(
      [['IDENTITY_PROJECT'], ['IDENTITY_API_KEY']],
      ({ IDENTITY_PROJECT: project, IDENTITY_API_KEY: key }) =>
        (project === undefined) === (key === undefined),
      'and IDENTITY_PROJECT need each other: set both, or none',
    ),
    ['IDENTITY_API_KEY'],
  ),
  v.forward(
    v.partialCheck(
      [['IDENTITY_PROJECT'], ['IDENTITY_ORIGIN'], ['RECORDS_ORIGIN']],
      ({ IDENTITY_PROJECT: project, IDENTITY_ORIGIN: identity, RECORDS_ORIGIN: records }) =>
        (identity === undefined && records === undefined) || project?.startsWith('demo-') === true,
      'must begin with demo- where IDENTITY_ORIGIN or RECORDS_ORIGIN name a stand-in',
    ),
    ['IDENTITY_PROJECT'],
  ),
  v.forward(
    v.partialCheck(
      [['CONTENT_PREVIEW_KEY'], ['PREVIEW_SECRET']],
      ({ CONTENT_PREVIEW_KEY: key, PREVIEW_SECRET: secret }) =>
        (key === undefined) === (secret === undefined),
      'and CONTENT_PREVIEW_KEY need each other: set both, or none',
    ),
    ['PREVIEW_SECRET'],
  ),
);

export type Config = v.InferOutput<typeof variables>;

/** Reads the site's configuration. Throws one error that lists everything that is wrong. */
export function readConfig(env: Environment): Config {
  return readEnvironment('site', environment, env);
}

function isSafeUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && isEncryptedOrLocal(url);
}

function hasNoCredentials(value: string): boolean {
  const url = URL.parse(value);
  return url?.username === '' && url.password === '';
}
