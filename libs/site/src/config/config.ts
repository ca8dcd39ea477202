import { resolve } from 'node:path';
import { isAllowedTarget, isEncryptedOrLocal } from '@guildhall/safe-content';
import {
  connectionVariables,
  countField,
  listField,
  loginField,
  logVariables,
  maxDrainMs,
  originField,
  portField,
  positiveField,
  readEnvironment,
  rotatingSecret,
  serviceAddress,
  trustedProxies,
  type Environment,
} from '@guildhall/server-kit';
import { sharedStateVariables } from '@guildhall/shared-state';
import { createSupplierSchema, publicOrigin, publicUrl } from '@guildhall/suppliers/site';
import * as v from 'valibot';
import { defaultFreshMs } from './caching.ts';
import {
  connectSuppliers,
  listUsedSuppliers,
  type ConnectedSuppliers,
  type NamedSuppliers,
} from './site-suppliers.ts';

const webUrl = v.pipe(v.string(), v.regex(/^https?:\/\//, 'is not a web URL'), v.url('is not a web URL'));
const safeService = v.pipe(serviceAddress, v.check(isSafeUrl, 'must be https (http only on this machine)'));
const isHost = (value: string) => /^[\p{L}\p{N}.-]+(:\d+)?$/u.test(value) && URL.canParse(`https://${value}`);
/** A host with a port, if it is not the default one; an internationalised domain in either spelling. */
const host = v.pipe(
  v.string(),
  v.check(isHost, 'is not a host'),
  v.transform((value) => new URL(`https://${value}`).host),
);
const sharedSecret = v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'));
const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'is not a number of milliseconds'),
  v.transform(Number),
);

const variables = v.object({
  /** Port of the site. 0 uses a free port. */
  SITE_PORT: v.optional(portField, '4200'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  /** Origins of the shop's checkout and invoices: visitors are sent nowhere else. */
  CHECKOUT_ORIGINS: v.optional(v.pipe(listField, v.array(originField)), ''),
  /** Public origin of the site: canonical links, cookies and redirects use it. Unset: that of its port on this machine. */
  SITE_ORIGIN: originField,
  /** Origin of the api; `/api/v1` is forwarded there. */
  API_ORIGIN: publicOrigin,
  /** URL at which the site reads the content service, with its folder, if any. */
  CONTENT_ORIGIN: safeService,
  /**
   * URLs that the content service uses for itself, where they differ: browsers fetch pictures and files from the first;
   * the others (such as an earlier domain) count as its own too.
   */
  CONTENT_PUBLIC_ORIGINS: v.optional(
    v.pipe(
      listField,
      v.array(serviceAddress),
      v.check(([first]) => first === undefined || isSafeUrl(first), 'must start with an https URL'),
    ),
    '',
  ),
  /** `name:password` for a content service behind HTTP Basic authentication. Sent only to that service. */
  CONTENT_BASIC_AUTH: v.optional(loginField),
  MEDIA_ORIGINS: v.optional(v.pipe(listField, v.array(publicOrigin)), ''),
  /** Hosts whose pages may be framed by an iframe block. */
  FRAME_HOSTS: v.optional(v.pipe(listField, v.array(host)), ''),
  /** Origin of a stand-in for YouTube, with the script and the frames of its player. Unset: YouTube. */
  VIDEO_ORIGIN: v.optional(publicOrigin),
  /**
   * Whole URL of the tag manager's script, on the organisation's own tagging host. It is loaded for visitors who agreed.
   * Unset: visitors are asked nothing.
   */
  TAG_SCRIPT_URL: v.optional(publicUrl),
  /** Further origins from which tags load scripts and pictures, and to which they send events. */
  TAG_ORIGINS: v.optional(v.pipe(listField, v.array(publicOrigin)), ''),
  /** Base URL of the document store. Unset: fixed exchange rates are used. */
  DOCUMENTS_URL: v.optional(safeService),
  /** Path of the exchange rates in the document store. */
  EXCHANGE_RATES_PATH: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+(\/[\w-]+)+$/, 'is not a document path such as settings/exchangeRates'),
    ),
    'settings/exchangeRates',
  ),
  /** Main site of the organisation; the logo links to it. */
  ORGANISATION_URL: v.pipe(webUrl, v.check(hasNoCredentials, 'must not contain a name or password')),
  /** Folder for the last good copy of each page and the assets of earlier builds. Unset: memory only. */
  CACHE_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((folder) => resolve(folder)),
    ),
  ),
  /** Shared with the content service, which signs `POST /_content-events` with it. Unset: no such route. */
  ...rotatingSecret('CONTENT_WEBHOOK_SECRET', sharedSecret),
  /** With `PREVIEW_SECRET`: sent to the content service to read a draft. Unset: no previews. */
  ...rotatingSecret('CONTENT_PREVIEW_KEY', sharedSecret),
  /** With `CONTENT_PREVIEW_KEY`: shared with the issuers of preview tickets. */
  ...rotatingSecret('PREVIEW_SECRET', sharedSecret),
  /** Reverse proxies (IP addresses or CIDR ranges) whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: v.optional(trustedProxies, ''),
  /** Deadline of one read from the content service, ms. */
  DEADLINE_MS: v.optional(milliseconds, '4000'),
  /** Time for which a page is sent as it is, ms. */
  PAGE_FRESH_MS: v.optional(milliseconds, String(defaultFreshMs)),
  /** Time for which the site keeps responding after a stop signal, ms, so that a load balancer can notice. */
  DRAIN_MS: v.optional(countField(maxDrainMs), '5000'),
  /** `on` lets browsers prerender pages that a visitor is about to open. */
  PRERENDER: v.optional(v.picklist(['on', 'off']), 'on'),
  /** `on` lets browsers keep pages that were read. `off` also removes what they kept. */
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),
  /**
   * For a site that only editors see: blocks that cannot be shown say why, no page is cached, and search engines list
   * none.
   */
  EDITORS_PREVIEW: v.optional(v.picklist(['on', 'off']), 'off'),
  /** `off` for a test or staging site: search engines list none of its pages. */
  INDEXING: v.optional(v.picklist(['on', 'off']), 'on'),
  /** Limits of visitors and content events are shared. */
  ...sharedStateVariables,
  /** Calls of the api per minute for one IP address (one /64 of IPv6): see `readsPerMinute` for those of the site. */
  RATE_LIMIT_PER_MINUTE: v.optional(positiveField(1_000_000), '120'),
  ...connectionVariables,
  ...logVariables,
  /** Port of the metrics, on `METRICS_HOST`. Unset: none. */
  SITE_METRICS_PORT: v.optional(portField),
  /** @default HOST */
  METRICS_HOST: v.optional(v.string()),
});

const environment = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['CHECKOUT_ORIGINS'], ['SITE_ORIGIN']],
      (shop) =>
        shop.CHECKOUT_ORIGINS.every((target) => isAllowedTarget(new URL(target), new URL(shop.SITE_ORIGIN))),
      'must be https URLs (http only when they and the site are on this machine)',
    ),
    ['CHECKOUT_ORIGINS'],
  ),
  v.forward(
    v.partialCheck(
      [['TAG_SCRIPT_URL'], ['TAG_ORIGINS']],
      ({ TAG_SCRIPT_URL: script, TAG_ORIGINS: origins }) => script !== undefined || origins.length === 0,
      'needs TAG_SCRIPT_URL',
    ),
    ['TAG_ORIGINS'],
  ),
  v.forward(
    v.partialCheck(
      [['CONTENT_PREVIEW_KEY'], ['PREVIEW_SECRET']],
      ({ CONTENT_PREVIEW_KEY: key, PREVIEW_SECRET: secret }) =>
        (key === undefined) === (secret === undefined),
      'must be set together with CONTENT_PREVIEW_KEY: set both, or neither',
    ),
    ['PREVIEW_SECRET'],
  ),
);

/** The site's own settings, and what its suppliers made of theirs. */
export type Config = v.InferOutput<typeof variables> & ConnectedSuppliers;

/**
 * Reads the configuration of a site. Variables of suppliers that it does not have are ignored.
 *
 * @param named its suppliers; by default none
 * @throws ConfigurationError that lists every problem
 */
export function readConfig(given: Environment, named?: NamedSuppliers): Config {
  const env = { ...given, SITE_ORIGIN: given['SITE_ORIGIN'] || getLocalOrigin(given['SITE_PORT']) };
  if (!named) return readEnvironment('site', environment, env);
  const schema = v.intersect([
    environment,
    createSupplierSchema(variables.entries, listUsedSuppliers(named)),
  ]);
  const settings = readEnvironment('site', schema, env);
  // Only the suppliers know their variables.
  const own = Object.entries(settings).filter(([name]) => name in variables.entries);
  const host = Object.fromEntries(own) as v.InferOutput<typeof variables>;
  return { ...host, ...connectSuppliers(settings, named) };
}

/** A port that is chosen at the start, or wrong, is no part of an origin. */
const getLocalOrigin = (port = '') => `http://localhost:${/^[1-9]\d*$/.test(port) ? port : 4200}`;

function isSafeUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && isEncryptedOrLocal(url);
}

function hasNoCredentials(value: string): boolean {
  const url = URL.parse(value);
  return url?.username === '' && url.password === '';
}
