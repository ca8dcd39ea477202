import type { PageModel, SiteSearchModel } from '../page/page-model.ts';
import type { Config } from '../config/config.ts';
import { retryAfter, type Caching } from './caching.ts';
import { createStoredPage, type StoredPage } from './page-cache/stored-page.ts';
import type { ContentSecurity } from './security/security-headers.ts';

/**
 * Audience of a page: `visitors`; `editors` on their own site, who see the current content and why a block is missing;
 * or the holder of a `ticket` to unpublished content.
 */
export type Audience = 'visitors' | 'editors' | 'ticket';

/** Pages that are the same for everyone and may be cached. */
const publicKinds = new Set<PageModel['kind']>([
  'entry',
  'gate',
  'product',
  'shop',
  'cart',
  'collection',
  'own',
  'consent',
  'offline',
  'accessibility',
]);

export const statusCodes: Record<PageModel['kind'], number> = {
  entry: 200,
  gate: 200,
  product: 200,
  shop: 200,
  cart: 200,
  collection: 200,
  search: 200,
  own: 200,
  members: 200,
  consent: 200,
  accessibility: 200,
  payment: 200,
  'site-search': 200,
  'not-found': 404,
  gone: 410,
  unavailable: 503,
  error: 500,
  offline: 200,
};

type SearchOutcome = 'start' | 'searched' | 'unavailable' | 'refused';

/** Status of the search page. */
const searchStatusCodes: Record<SearchOutcome, number> = {
  start: 200,
  searched: 200,
  unavailable: 503,
  refused: 429,
};

/** A shop that cannot be searched matters only where nothing else can be. */
function getSearchOutcome(search: SiteSearchModel): SearchOutcome {
  if (search.state !== 'without-pages') return search.state;
  return search.products === 'failed' ? 'unavailable' : 'searched';
}

export function getStatusCode(model: PageModel): number {
  return model.kind === 'site-search' ? searchStatusCodes[getSearchOutcome(model)] : statusCodes[model.kind];
}

/** Headers of the search page that depend on what it shows: results are the visitor's own. */
export function createSearchHeaders(
  search: SiteSearchModel,
  { cacheControl }: Pick<Caching, 'cacheControl'>,
): Record<string, string> {
  const { page, siteSearch, failed } = cacheControl;
  const state = getSearchOutcome(search);
  return {
    'cache-control': { start: page, searched: siteSearch, unavailable: failed, refused: failed }[state],
    'x-robots-tag': 'noindex',
    ...(state === 'refused' && { 'retry-after': '60' }),
    ...(state === 'unavailable' && { 'retry-after': retryAfter.page }),
  };
}

interface PageHeadersOptions {
  config: Pick<Config, 'PRERENDER' | 'INDEXING'>;
  caching: Caching;
  security: ContentSecurity;
  styleHashes: readonly string[];
  audience: Audience;
  hasVideo: boolean;
  hasSignUp: boolean;
  hasTags: boolean;
}

export function createPageHeaders(
  kind: PageModel['kind'],
  { config, caching, security, styleHashes, audience, ...page }: PageHeadersOptions,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': getCacheControl(kind, caching, audience),
    vary: 'Accept-Encoding',
    'content-security-policy': security.createPolicy(styleHashes, page),
    ...security.headers,
    'permissions-policy': security.permissions,
    ...(audience === 'visitors' && config.PRERENDER === 'on'
      ? { 'speculation-rules': '"/_speculation-rules.json"' }
      : {}),
    ...(kind === 'unavailable' ? { 'retry-after': retryAfter.page } : {}),
    ...(config.INDEXING === 'off' && { 'x-robots-tag': 'noindex' }),
    ...(audience === 'ticket' && ticketHeaders),
    ...(isPrivate(kind) && privateHeaders),
  };
}

/** Headers of a part that pages insert. Opened on its own, it can run nothing. */
export function createFragmentHeaders(
  { cacheControl }: Pick<Caching, 'cacheControl'>,
  security: Pick<ContentSecurity, 'headers'>,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl.page,
    vary: 'Accept-Encoding',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-robots-tag': 'noindex',
    ...security.headers,
  };
}

/** The URL holds the ticket: it is never sent to another host or indexed. */
export const ticketHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/**
 * True for pages that no cache may keep, and that run no tags: JavaScript adds personal data to those of members, and the
 * URL of a payment is a secret.
 */
export function isPrivate(kind: PageModel['kind']): boolean {
  return kind === 'members' || kind === 'payment';
}

/** The URL may hold codes from emails, or the ID of a payment: it is never sent to another host. */
const privateHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** Creates the redirect to another URL of this site; cached like a page. */
export function createRedirectPage(
  to: string,
  { caching, security, now }: { caching: Caching; security: ContentSecurity; now: () => number },
  audience: Audience,
): StoredPage {
  const headers = {
    location: to,
    'cache-control': getCacheControl('entry', caching, audience),
    ...security.headers,
  };
  return createStoredPage({ status: 301, html: '', headers, fullyRead: true, renderedAt: now() });
}

function getCacheControl(kind: PageModel['kind'], { cacheControl }: Caching, audience: Audience): string {
  // Also kept out of the back/forward cache.
  if (audience === 'ticket' || isPrivate(kind)) return cacheControl.ticket;
  if (publicKinds.has(kind)) return cacheControl.page;
  if (kind === 'search') return cacheControl.search;
  return kind === 'not-found' || kind === 'gone' ? cacheControl.notFound : cacheControl.failed;
}
