const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where the configuration sets nothing else, ms. */
export const defaultDurations = {
  /** How long a page counts as fresh. */
  PAGE_FRESH_MS: MINUTE,
  /** For how long after that a page is sent while it is renewed; beyond it, visitors wait for the new one. */
  PAGE_RENEW_MS: 10 * MINUTE,
  /** How long an earlier page is sent in place of one that cannot be loaded. */
  PAGE_STALE_MS: DAY,
  /** After a page was loaded because of a content event: until it may be loaded because of another. */
  PAGE_RELOAD_MS: 2 * SECOND,
  /**
   * How long caches between the site and its visitors may send a page without revalidation: they get no content event.
   */
  SHARED_CACHE_MS: 0,
};

type CachingConfig = typeof defaultDurations & { EDITORS_PREVIEW: 'on' | 'off' };

/** How long pages of one kind are used, ms. */
export interface PageDurations {
  /** A page is sent without asking again. */
  freshMs: number;
  /** After that, a page is sent while a new one is made. Later, visitors wait for the new one. */
  staleWhileRenewingMs: number;
  /** A page is sent in place of one that cannot be loaded because the supplier fails; counted from its rendering. */
  staleIfFailedMs: number;
  /** After a failed or partial load: until the next try. */
  retryMs: number;
  /** A 404 is remembered. */
  emptyMs: number;
  /**
   * From one load that an event has caused to the next: visitors in between wait for it.
   * @default 0
   */
  reloadMs?: number;
}

/**
 * How long the site uses what it has read, and what it says about that in `Cache-Control`. All of it is in this file.
 */
export interface Caching {
  pages: PageDurations;
  /** Pages of searches. What a search finds changes with the shop, of which no event is sent. */
  searches: PageDurations;
  /** Main data and how soon it is read again. */
  mainData: { refreshMs: number; retryMs: number };
  cacheControl: Record<'page' | 'search' | 'notFound' | 'failed' | 'ticket', string>;
  /** How long assets of earlier builds are served: for longer than the last page that needs them, ms. */
  earlierAssetsMs: number;
}

/** Exchange rates are read once an hour. */
export const ratesCaching = { freshMs: HOUR, retryMs: MINUTE };

/** The prices of memberships: the api reads them every ten minutes. */
export const planPricesCaching = { freshMs: 10 * MINUTE, retryMs: 10 * SECOND };

/** How long browsers may use files without asking again, ms. */
export const fileCaching = {
  /** Assets: their name changes with their content. */
  assetMs: 365 * DAY,
  /** Files with fixed names, such as the icon. */
  fixedNameMs: DAY,
};

/** For what may not be stored: refusals, errors, whatever is no page and no file. */
export const noStore = 'no-store';

/** `Cache-Control` of the rules for prerendering, which change with a build only. */
export const rulesCacheControl = `public, max-age=${seconds(HOUR)}`;

/** After a failed load: until the next try, ms. */
const retryMs = 5 * SECOND;

/** `Retry-After` of what could not be loaded, s. A page takes several loads, so it is retried less often. */
export const retryAfter = { cards: String(seconds(retryMs)), page: String(seconds(2 * retryMs)) };

/**
 * All durations of caching. On a site for editors (`EDITORS_PREVIEW`) nothing is cached: they see what is there now,
 * and never an earlier page.
 */
export function createCaching(config: CachingConfig): Caching {
  const { PAGE_FRESH_MS: freshMs, SHARED_CACHE_MS: sharedMs } = config;
  const mainData = { refreshMs: Math.max(freshMs, retryMs), retryMs };
  const earlierAssetsMs = Math.max(2 * DAY, 3 * config.PAGE_STALE_MS);
  if (config.EDITORS_PREVIEW === 'on')
    return {
      ...{ pages: uncached, searches: uncached, mainData, earlierAssetsMs },
      cacheControl: uncachedControl,
    };
  const pages = {
    freshMs,
    staleWhileRenewingMs: config.PAGE_RENEW_MS,
    staleIfFailedMs: config.PAGE_STALE_MS,
    retryMs,
    emptyMs: Math.min(10 * SECOND, freshMs),
    reloadMs: config.PAGE_RELOAD_MS,
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
  notFound: noStore,
  failed: noStore,
  /** What only the holder of a ticket may see. */
  ticket: `private, ${noStore}`,
};

/**
 * `Cache-Control` of what is the same for everyone. Browsers ask again and mostly get a 304. So do shared caches, which
 * get no content events, unless the site's operator allows them to send what they have for a while.
 */
function pageControl({ staleWhileRenewingMs, staleIfFailedMs }: PageDurations, sharedMs: number): string {
  const shared =
    sharedMs > 0
      ? `, s-maxage=${seconds(sharedMs)}, stale-while-revalidate=${seconds(staleWhileRenewingMs)}`
      : '';
  return `public, max-age=0${shared}, stale-if-error=${seconds(staleIfFailedMs)}`;
}

/** `Cache-Control` of what may change any moment, such as a page that is not there. */
function briefControl(maxMs: number): string {
  return `public, max-age=0, s-maxage=${seconds(maxMs)}`;
}

function seconds(ms: number): number {
  return Math.floor(ms / SECOND);
}
