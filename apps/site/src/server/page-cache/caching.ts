import type { Config } from '../config.ts';

type Durations = Pick<Config, 'PAGE_RENEW_MS' | 'PAGE_STALE_MS' | 'SHARED_CACHE_MS'>;

const seconds = (ms: number) => Math.floor(ms / 1000);

/**
 * `Cache-Control` of what is the same for everyone. Browsers ask again and mostly get a 304. So do the caches on the
 * way, which hear of no content event, unless whoever runs the site lets them send what they have for a while.
 */
export function publicCaching({ PAGE_RENEW_MS, PAGE_STALE_MS, SHARED_CACHE_MS }: Durations): string {
  const shared =
    SHARED_CACHE_MS > 0
      ? `, s-maxage=${seconds(SHARED_CACHE_MS)}, stale-while-revalidate=${seconds(PAGE_RENEW_MS)}`
      : '';
  return `public, max-age=0${shared}, stale-if-error=${seconds(PAGE_STALE_MS)}`;
}

/** `Cache-Control` of what may be other in a moment, such as a page that is not there: so many seconds at most. */
export function briefCaching({ SHARED_CACHE_MS }: Durations, most: number): string {
  return `public, max-age=0, s-maxage=${Math.min(most, seconds(SHARED_CACHE_MS))}`;
}
