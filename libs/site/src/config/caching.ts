const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Default of `PAGE_FRESH_MS`. */
export const defaultFreshMs = MINUTE;

/** Durations that are no variables, ms. All but the first are for tests and development. */
export interface FixedDurations {
  /**
   * Time for which caches between site and visitors may send a page without revalidation. They get no content events: 0, unless
   * something of the organisation's own empties them after each.
   */
  sharedMs: number;
  /**
   * Time after `PAGE_FRESH_MS` in which a page is sent while it is renewed; beyond it, visitors wait for the new page.
   * Together they are the longest time for which a page is shown that was withdrawn while its event was lost.
   */
  renewMs: number;
  /** Time for which an earlier page replaces one that cannot be loaded. */
  staleMs: number;
  /** Minimum time between two loads that content events cause. */
  reloadMs: number;
}

export const fixedDurations: FixedDurations = {
  ...{ sharedMs: 0, renewMs: 4 * MINUTE, staleMs: DAY, reloadMs: 2 * SECOND },
};

interface CachingConfig {
  PAGE_FRESH_MS: number;
  EDITORS_PREVIEW: 'on' | 'off';
}

/** Cache durations of one kind of page, ms. */
export interface PageDurations {
  /** Time for which a page is sent as it is. */
  freshMs: number;
  /** Time after that in which a page is sent while a new one is loaded. Later, visitors wait for the new page. */
  staleWhileRenewingMs: number;
  /** Time after rendering in which a page may replace one that cannot be loaded. */
  staleIfFailedMs: number;
  /** Time to the next try after a failed or partial load. */
  retryMs: number;
  /** Time for which a 404 is cached. */
  emptyMs: number;
  /**
   * Minimum time between two loads that events cause; visitors in between wait.
   * @default 0
   */
  reloadMs?: number;
}

/** All cache durations and `Cache-Control` headers of the site. */
export interface Caching {
  pages: PageDurations;
  /** Search results change with the shop, which sends no events. */
  searches: PageDurations;
  mainData: { refreshMs: number; retryMs: number };
  cacheControl: Record<'page' | 'search' | 'siteSearch' | 'notFound' | 'failed' | 'ticket', string>;
  /** Time for which assets of earlier builds are served: longer than the last page that needs them, ms. */
  earlierAssetsMs: number;
}

export const ratesCaching = { freshMs: HOUR, retryMs: MINUTE };

/** The api itself reads the prices every ten minutes. */
export const planPricesCaching = { freshMs: 10 * MINUTE, retryMs: 10 * SECOND };

/** Browser cache durations, ms. */
export const fileCaching = {
  assetMs: 365 * DAY,
  /** Files with fixed names, such as the icon. */
  fixedNameMs: DAY,
};

/** `Cache-Control` of refusals, errors and everything that is neither page nor file. */
export const noStore = 'no-store';

/** `Cache-Control` of the service worker: every page checks for a new one. */
export const revalidate = 'no-cache';

/** `Cache-Control` of the speculation rules, which change with a build only. */
export const rulesCacheControl = `public, max-age=${seconds(HOUR)}`;

const retryMs = 5 * SECOND;

/** `Cache-Control` of robots.txt, sitemap, feed, manifest and security.txt. */
export const discoveryCacheControl = `public, max-age=${seconds(10 * MINUTE)}, stale-if-error=${seconds(DAY)}`;

/** `Retry-After`, s. A page takes several loads, so it is retried less often. */
export const retryAfter = { cards: String(seconds(retryMs)), page: String(seconds(2 * retryMs)) };

/** On an editors' site (`EDITORS_PREVIEW`) nothing is cached: editors see the current content. */
export function createCaching(config: CachingConfig, changed: Partial<FixedDurations> = {}): Caching {
  const { sharedMs, renewMs, staleMs, reloadMs } = { ...fixedDurations, ...changed };
  const { PAGE_FRESH_MS: freshMs } = config;
  const mainData = { refreshMs: Math.max(freshMs, retryMs), retryMs };
  const earlierAssetsMs = Math.max(2 * DAY, 3 * staleMs);
  if (config.EDITORS_PREVIEW === 'on')
    return {
      ...{ pages: uncached, searches: uncached, mainData, earlierAssetsMs },
      cacheControl: uncachedControl,
    };
  const pages = {
    freshMs,
    staleWhileRenewingMs: renewMs,
    staleIfFailedMs: staleMs,
    retryMs,
    emptyMs: Math.min(10 * SECOND, freshMs),
    reloadMs,
  };
  const searches = {
    ...pages,
    staleWhileRenewingMs: Math.min(10 * MINUTE, pages.staleWhileRenewingMs),
    staleIfFailedMs: Math.min(10 * MINUTE, pages.staleIfFailedMs),
  };
  return {
    ...{ pages, searches, mainData, earlierAssetsMs },
    cacheControl: {
      ...uncachedControl,
      page: pageControl(pages, sharedMs),
      search: briefControl(Math.min(searches.freshMs, sharedMs)),
      siteSearch: siteSearchControl,
      notFound: briefControl(Math.min(pages.emptyMs, sharedMs)),
    },
  };
}

const uncached = {
  freshMs: 0,
  staleWhileRenewingMs: 0,
  staleIfFailedMs: 0,
  retryMs: 0,
  emptyMs: 0,
  reloadMs: 0,
};

const uncachedControl = {
  page: noStore,
  search: noStore,
  siteSearch: noStore,
  notFound: noStore,
  failed: noStore,
  /** For content that only the holder of a ticket may see. */
  ticket: `private, ${noStore}`,
};

/** Results are for this visitor alone. Going back to them from a page shows them at once. */
const siteSearchControl = `private, max-age=${seconds(MINUTE)}`;

/**
 * Browsers always revalidate and mostly get a 304. Shared caches do too, unless the operator allows otherwise: they get
 * no content events.
 */
function pageControl({ staleWhileRenewingMs, staleIfFailedMs }: PageDurations, sharedMs: number): string {
  const shared =
    sharedMs > 0
      ? `, s-maxage=${seconds(sharedMs)}, stale-while-revalidate=${seconds(staleWhileRenewingMs)}`
      : '';
  return `public, max-age=0${shared}, stale-if-error=${seconds(staleIfFailedMs)}`;
}

/** For responses that may change at any moment, such as a 404. */
function briefControl(maxMs: number): string {
  return `public, max-age=0, s-maxage=${seconds(maxMs)}`;
}

function seconds(ms: number): number {
  return Math.floor(ms / SECOND);
}
