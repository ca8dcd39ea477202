import { retryAfter, type Caching } from '../config/caching.ts';
import type { Config } from '../config/config.ts';
import { createStoredPage, type StoredPage } from './page-cache/stored-page.ts';
import type { PageTraits } from './page-kind.ts';
import type { ContentSecurity } from './security/security-headers.ts';

/**
 * Audience of a page: `visitors`; `editors` on their own site, who see the current content and why a block is missing;
 * or the holder of a `ticket` to unpublished content.
 */
export type Audience = 'visitors' | 'editors' | 'ticket';

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
  traits: PageTraits,
  { config, caching, security, styleHashes, audience, ...page }: PageHeadersOptions,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': getCacheControl(traits, caching, audience),
    vary: 'Accept-Encoding',
    'content-security-policy': security.createPolicy(styleHashes, page),
    ...security.headers,
    'permissions-policy': security.permissions,
    ...(audience === 'visitors' && config.PRERENDER === 'on'
      ? { 'speculation-rules': '"/_speculation-rules.json"' }
      : {}),
    ...(traits.status === 503 ? { 'retry-after': retryAfter.page } : {}),
    ...(config.INDEXING === 'off' && { 'x-robots-tag': 'noindex' }),
    ...(audience === 'ticket' && ticketHeaders),
    ...(traits.isPrivate && privateHeaders),
    ...traits.headers,
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
    'cache-control': getCacheControl({}, caching, audience),
    ...security.headers,
  };
  return createStoredPage({ status: 301, html: '', headers, fullyRead: true, renderedAt: now() });
}

function getCacheControl(traits: PageTraits, { cacheControl }: Caching, audience: Audience): string {
  // Also kept out of the back/forward cache.
  return cacheControl[audience === 'ticket' || traits.isPrivate ? 'ticket' : (traits.cacheControl ?? 'page')];
}
