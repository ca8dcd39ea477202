import type { PageModel } from '../page/page-model.ts';
import type { Config } from './config.ts';
import { retryAfter, type Caching } from './caching.ts';
import { createStoredPage, type StoredPage } from './page-cache/stored-page.ts';
import type { ContentSecurity } from './security-headers.ts';

/**
 * Who a page is made for: `visitors`; `editors` of a site of their own, who see what is there now and why a block is
 * missing; or holders of a `ticket` to something that is not published.
 */
export type Audience = 'visitors' | 'editors' | 'ticket';

/** Kinds of pages that are the same for everyone for a while. */
const publicKinds = new Set<PageModel['kind']>(['entry', 'gate', 'product', 'shop', 'collection']);

export const statusCodes: Record<PageModel['kind'], number> = {
  entry: 200,
  gate: 200,
  product: 200,
  shop: 200,
  collection: 200,
  search: 200,
  members: 200,
  'not-found': 404,
  unavailable: 503,
  error: 500,
};

interface PageHeadersOptions {
  config: Pick<Config, 'PRERENDER'>;
  caching: Caching;
  security: ContentSecurity;
  styleHashes: readonly string[];
  audience: Audience;
  /** Whether the video host's script may run on it. */
  hasFilm: boolean;
  /** Whether the billing vendor's script may run on it. */
  hasSignUp: boolean;
}

export function createPageHeaders(
  kind: PageModel['kind'],
  { config, caching, security, styleHashes, audience, hasFilm, hasSignUp }: PageHeadersOptions,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': getCacheControl(kind, caching, audience),
    vary: 'Accept-Encoding',
    'content-security-policy': security.createPolicy(styleHashes, { hasFilm, hasSignUp }),
    ...security.headers,
    'permissions-policy': security.permissions,
    ...(audience === 'visitors' && config.PRERENDER === 'on'
      ? { 'speculation-rules': '"/_speculation-rules.json"' }
      : {}),
    ...(kind === 'unavailable' ? { 'retry-after': retryAfter.page } : {}),
    ...(audience === 'ticket' && ticketHeaders),
    ...(kind === 'members' && membersHeaders),
  };
}

/** The ticket is in the address: it is sent to no other host, and listed nowhere. */
export const ticketHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** Codes of mails are in the address: they are sent to no other host. */
const membersHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** The answer for a page that is at another address of this site; stored like a page. */
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
  // What script shows there is somebody's: not for the browser's memory of pages.
  if (audience === 'ticket' || kind === 'members') return cacheControl.ticket;
  if (publicKinds.has(kind)) return cacheControl.page;
  if (kind === 'search') return cacheControl.search;
  return kind === 'not-found' ? cacheControl.notFound : cacheControl.failed;
}
