import type { PageModel } from '../render/page-model.ts';
import type { Config } from './config.ts';
import { briefCaching, publicCaching } from './page-cache/caching.ts';
import { storePage, type StoredPage } from './page-cache/stored-page.ts';
import { securityHeaders, type ContentSecurity } from './security-headers.ts';

/**
 * Who a page is made for: `visitors`; `editors` of a site of their own, who see what is there now and why a block is
 * missing; or whoever holds a `ticket` to something that is not published.
 */
export type Audience = 'visitors' | 'editors' | 'ticket';

/** Kinds of pages that are the same for everyone for a while. */
const isPublic = new Set<PageModel['kind']>(['entry', 'gate', 'product', 'shop', 'collection']);

export const statusOf: Record<PageModel['kind'], number> = {
  entry: 200,
  gate: 200,
  product: 200,
  shop: 200,
  collection: 200,
  search: 200,
  'not-found': 404,
  unavailable: 503,
  error: 500,
};

interface PageHeadersParts {
  config: Config;
  security: ContentSecurity;
  styleHashes: readonly string[];
  audience: Audience;
  /** Whether the video host's script may run on it. */
  hasFilm: boolean;
}

export function pageHeaders(
  kind: PageModel['kind'],
  { config, security, styleHashes, audience, hasFilm }: PageHeadersParts,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cachingOf(kind, config, audience),
    vary: 'Accept-Encoding',
    'content-security-policy': security.policy(styleHashes, { hasFilm }),
    ...securityHeaders,
    'permissions-policy': security.permissions,
    ...(audience === 'visitors' && config.PRERENDER === 'on'
      ? { 'speculation-rules': '"/_speculation-rules.json"' }
      : {}),
    ...(kind === 'unavailable' ? { 'retry-after': '10' } : {}),
    ...(audience === 'ticket' && ticketHeaders),
  };
}

/** The ticket is in the address: it goes to nobody else, and into no list. */
export const ticketHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** The answer for a page that is at another address of this site; stored like a page. */
export function movedPage(to: string, config: Config, audience: Audience, renderedAt: number): StoredPage {
  const headers = { location: to, 'cache-control': cachingOf('entry', config, audience), ...securityHeaders };
  return storePage({ status: 301, html: '', headers, whole: true, renderedAt });
}

function cachingOf(kind: PageModel['kind'], config: Config, audience: Audience): string {
  if (audience !== 'visitors') return audience === 'ticket' ? 'private, no-store' : 'no-store';
  if (isPublic.has(kind)) return publicCaching(config);
  if (kind === 'search') return briefCaching(config, 60);
  return kind === 'not-found' ? briefCaching(config, 10) : 'no-store';
}
