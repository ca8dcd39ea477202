import { setTimeout as pauseFor } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PageDurations } from '../../config/caching.ts';
import { publishLoad } from '../page-measures.ts';
import type { DiskCopies } from './disk-copies.ts';
import { createReloadThrottle, type ReloadThrottle } from './reload-throttle.ts';
import type { StoredPage } from './stored-page.ts';

/** The result of loading a page. Only `missing` is a 404 or 410; a `failed` page shows the error. */
export type PageLoadResult =
  | { outcome: 'found'; page: StoredPage }
  | { outcome: 'missing'; page: StoredPage }
  | { outcome: 'failed'; page: StoredPage };

export interface PageCacheOptions extends PageDurations {
  maxBytes: number;
  disk?: DiskCopies;
  onProblem: (key: string, error: unknown) => void;
  /**
   * Returns true if an earlier page lists an entry that was taken down since.
   *
   * @param canRead uncertain entries may be read to find out
   */
  listsGoneEntry?: (page: StoredPage, canRead: boolean) => Promise<boolean>;
  now: () => number;
  /** @default setTimeout */
  pause?: (ms: number) => Promise<unknown>;
}

interface CacheEntry {
  page: StoredPage;
  freshUntil: number;
  renewUntil: number;
  staleUntil: number;
  /** True after an event about the page: it is served only if a new one cannot be loaded. */
  outdated: boolean;
}

interface PendingLoad {
  page: Promise<StoredPage>;
  hasBegun: boolean;
  /** An event came after the load began: if the page lists entries, it may show old ones. */
  listsOutdated: boolean;
  /** An event after the load began named the page. */
  outdated: boolean;
}

/**
 * Caches finished responses by key, as public pages are the same for everyone. One load per key runs at a time. Stale
 * pages are served for a while during renewal; after an event the next visitor gets a new page; and if a supplier
 * fails, the last good page is served. A page found missing is removed everywhere.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, CacheEntry>;
  readonly #notFound: LRUCache<string, { page: StoredPage; until: number }>;
  readonly #loading = new Map<string, PendingLoad>();
  readonly #throttle: ReloadThrottle;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#throttle = createReloadThrottle(options);
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      // Compressed bodies are added later; together they took up to 0.4 of the HTML's size when measured.
      sizeCalculation: ({ page }) => Math.ceil(page.length * 1.4) + 1024 + 100 * (page.cards?.size ?? 0),
    });
    this.#notFound = new LRUCache({ max: 500 });
  }

  /** Returns a page that can be sent at once, or `undefined`. Renews a stale one in the background. */
  peek(key: string, load: () => Promise<PageLoadResult>): StoredPage | undefined {
    const now = this.#options.now();
    const entry = this.#pages.get(key);
    if (entry) {
      if (now < entry.freshUntil) return entry.page;
      if (now >= entry.renewUntil) return undefined;
      if (!this.#loading.has(key)) void this.#load(key, load).page.catch(() => undefined);
      return entry.page;
    }
    const empty = this.#notFound.get(key);
    return empty && now < empty.until ? empty.page : undefined;
  }

  async get(key: string, load: () => Promise<PageLoadResult>): Promise<StoredPage> {
    return this.peek(key, load) ?? this.#loaded(key, load);
  }

  /**
   * Makes the next visitor to each of these pages get a new one. Without keys: every page.
   *
   * @param options.lists also expires every page that lists entries: it may list those of the keys
   */
  expire(keys?: readonly string[], { lists = false } = {}): void {
    const all = [...this.#pages.keys(), ...this.#notFound.keys(), ...this.#loading.keys()];
    for (const key of keys ?? all) this.#outdate(key);
    if (!keys || !lists) return;
    for (const [key, { page }] of this.#pages.entries()) if (page.cards) this.#outdate(key);
    for (const loading of this.#loading.values()) loading.listsOutdated ||= loading.hasBegun;
  }

  /** Returns true if it has a page at this key, or a copy of one, however old. Redirects are no pages. */
  async hasPage(key: string): Promise<boolean> {
    const page = this.#pages.peek(key)?.page ?? (await this.#options.disk?.read(key));
    return page?.status === 200;
  }

  removeCopies(entry: string): void {
    const { disk, onProblem } = this.#options;
    if (!disk) return;
    for (const [key, { page }] of this.#pages.entries())
      if (page.cards?.has(entry)) disk.remove(key).catch((error: unknown) => onProblem(key, error));
  }

  #outdate(key: string): void {
    const entry = this.#pages.peek(key);
    if (entry) Object.assign(entry, { freshUntil: 0, renewUntil: 0, outdated: true });
    const loading = this.#loading.get(key);
    if (entry || loading || this.#notFound.has(key)) this.#throttle.markChanged(key);
    this.#notFound.delete(key);
    if (loading?.hasBegun) loading.outdated = true;
  }

  /**
   * Returns the page as of every event before the request: a request after an event waits for another load after the
   * current one. A request before the event does too, unless that load is throttled.
   */
  async #loaded(key: string, load: () => Promise<PageLoadResult>): Promise<StoredPage> {
    const loading = this.#loading.get(key) ?? this.#load(key, load);
    const cameLater = loading.outdated || loading.listsOutdated;
    const page = await loading.page;
    if (!isOutdated(loading, page) || (!cameLater && this.#throttle.getWaitMs(key) > 0)) return page;
    return (this.#loading.get(key) ?? this.#load(key, load)).page;
  }

  #load(key: string, load: () => Promise<PageLoadResult>): PendingLoad {
    const { promise: page, resolve } = Promise.withResolvers<StoredPage>();
    const loading: PendingLoad = { page, hasBegun: false, outdated: false, listsOutdated: false };
    this.#loading.set(key, loading);
    resolve(this.#loadInTurn(key, load, loading).finally(() => this.#loading.delete(key)));
    return loading;
  }

  async #loadInTurn(
    key: string,
    load: () => Promise<PageLoadResult>,
    loading: PendingLoad,
  ): Promise<StoredPage> {
    const { pause = wait } = this.#options;
    const waitMs = this.#throttle.getWaitMs(key);
    if (waitMs > 0) await pause(waitMs);
    loading.hasBegun = true;
    this.#throttle.begin(key);
    const since = performance.now();
    const result = await load().then(
      (loaded) => ({ loaded }),
      (error: unknown) => ({ error }),
    );
    publishLoad('loaded' in result ? result.loaded.outcome : 'error', since);
    const page =
      'loaded' in result
        ? await this.#applyResult(key, result.loaded)
        : await this.#fallBack(key, result.error);
    if (isOutdated(loading, page)) this.#outdate(key);
    return page;
  }

  async #applyResult(key: string, { outcome, page }: PageLoadResult): Promise<StoredPage> {
    if (outcome === 'found') return this.#store(key, page);
    if (outcome === 'missing') return this.#forget(key, page);
    return (await this.#lastGood(key, false)) ?? page;
  }

  async #fallBack(key: string, error: unknown): Promise<StoredPage> {
    this.#options.onProblem(key, error);
    const stored = await this.#lastGood(key, false);
    if (stored) return stored;
    throw error;
  }

  async #store(key: string, page: StoredPage): Promise<StoredPage> {
    if (page.partsMissing) {
      const earlier = await this.#lastGood(key, true);
      // The entry is unchanged, so the incomplete page shows nothing newer.
      if (earlier && !earlier.partsMissing && earlier.entryTag && earlier.entryTag === page.entryTag)
        return earlier;
    }
    const { now, freshMs, staleWhileRenewingMs, staleIfFailedMs, retryMs, disk, onProblem } = this.#options;
    const entry = this.#pages.peek(key);
    const same = entry && entry.page.etag === page.etag && hasSameHeaders(entry.page, page);
    const stored = same && entry.page.fullyRead === page.fullyRead ? entry.page : page;
    // The missing part may be the one that the event was about.
    const outdated = !page.fullyRead && entry?.outdated === true;
    const freshUntil = now() + (page.fullyRead ? freshMs : retryMs);
    this.#notFound.delete(key);
    this.#pages.set(key, {
      page: stored,
      freshUntil,
      renewUntil: outdated ? 0 : freshUntil + staleWhileRenewingMs,
      staleUntil: now() + staleIfFailedMs,
      outdated,
    });
    // Redirects are not copied, as any number of spellings redirect to one page; a copy of a former page is removed.
    const copied = page.status === 200 ? disk?.write(key, page) : disk?.remove(key);
    copied?.catch((error: unknown) => onProblem(key, error));
    return stored;
  }

  /** A page that was taken down must not be shown again: its copy is removed before the response. */
  async #forget(key: string, page: StoredPage): Promise<StoredPage> {
    const { now, emptyMs, disk, onProblem } = this.#options;
    this.#pages.delete(key);
    await disk?.remove(key).catch((error: unknown) => onProblem(key, error));
    this.#notFound.set(key, { page, until: now() + emptyMs });
    return page;
  }

  async #lastGood(key: string, canRead: boolean): Promise<StoredPage | undefined> {
    const { now, retryMs, staleWhileRenewingMs, listsGoneEntry } = this.#options;
    const entry = this.#pages.peek(key) ?? (await this.#fromDisk(key));
    if (!entry || now() >= entry.staleUntil) return undefined;
    if (entry.page.cards && (await listsGoneEntry?.(entry.page, canRead))) return undefined;
    entry.freshUntil = now() + retryMs;
    entry.renewUntil = entry.outdated ? 0 : entry.freshUntil + staleWhileRenewingMs;
    return entry.page;
  }

  /** Events sent while no server ran are unknown: a disk copy is only used if the page cannot be loaded. */
  async #fromDisk(key: string): Promise<CacheEntry | undefined> {
    const page = await this.#options.disk?.read(key);
    if (!page) return undefined;
    const staleUntil = page.renderedAt + this.#options.staleIfFailedMs;
    const entry = { page, freshUntil: 0, renewUntil: 0, staleUntil, outdated: true };
    this.#pages.set(key, entry);
    return entry;
  }
}

/** True if a page that was just loaded may predate an event. */
function isOutdated({ outdated, listsOutdated }: PendingLoad, { cards }: StoredPage): boolean {
  return outdated || (listsOutdated && cards !== undefined);
}

function wait(ms: number): Promise<void> {
  return pauseFor(ms, undefined, { ref: false });
}

function hasSameHeaders(a: StoredPage, b: StoredPage): boolean {
  return JSON.stringify(a.headers) === JSON.stringify(b.headers);
}
