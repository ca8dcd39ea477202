import { LRUCache } from 'lru-cache';
import type { PageDurations } from '../caching.ts';
import type { DiskCopies } from './disk-copies.ts';
import type { StoredPage } from './stored-page.ts';

/** The outcome of loading a page. Only `empty` is a 404; `failed` has the page that says so. */
export type Loaded =
  | { outcome: 'found'; page: StoredPage }
  | { outcome: 'empty'; page: StoredPage }
  | { outcome: 'failed'; page: StoredPage };

export interface PageCacheOptions extends PageDurations {
  maxBytes: number;
  disk?: DiskCopies;
  onProblem: (key: string, error: unknown) => void;
  now: () => number;
}

interface Held {
  page: StoredPage;
  freshUntil: number;
  renewUntil: number;
  staleUntil: number;
  /** Whether an event has said that it has changed: it is served only when a new one cannot be loaded. */
  outdated: boolean;
}

interface Loading {
  page: Promise<StoredPage>;
  /** Whether an event has arrived since the load began, so that it may have read what was there before. */
  outdated: boolean;
}

/** How often a page is loaded while events keep saying that it has changed. */
const maxRounds = 3;

/**
 * Public pages are the same for everyone, so the finished answer is cached by key: one load per key at a time, served
 * stale for a while as it is renewed, new with the first visitor after an event, and the last good page whenever the
 * supplier fails. A page that was found missing is forgotten everywhere.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, Held>;
  readonly #notFound: LRUCache<string, { page: StoredPage; until: number }>;
  readonly #loading = new Map<string, Loading>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      // The compressed forms are made later. Together they took up to 0.4 of the HTML's size when measured.
      sizeCalculation: ({ page }) => Math.ceil(page.html.length * 1.4) + 1024,
    });
    this.#notFound = new LRUCache({ max: 500 });
  }

  /** A page that can be sent at once; `undefined` when there is none. A stale one is renewed in the background. */
  peek(key: string, load: () => Promise<Loaded>): StoredPage | undefined {
    const now = this.#options.now();
    const held = this.#pages.get(key);
    if (held) {
      if (now < held.freshUntil) return held.page;
      if (now >= held.renewUntil) return undefined;
      if (!this.#loading.has(key)) void this.#load(key, load).catch(() => undefined);
      return held.page;
    }
    const empty = this.#notFound.get(key);
    return empty && now < empty.until ? empty.page : undefined;
  }

  /** The page for a key: cached, being loaded, or loaded now. */
  async get(key: string, load: () => Promise<Loaded>): Promise<StoredPage> {
    return this.peek(key, load) ?? this.#loading.get(key)?.page ?? this.#load(key, load);
  }

  /** The next visitor to each of these pages gets a new one. Without keys: every page. */
  expire(keys?: readonly string[]): void {
    for (const key of keys ?? [...this.#pages.keys(), ...this.#notFound.keys()]) this.#outdate(key);
    for (const key of keys ?? this.#loading.keys()) {
      const loading = this.#loading.get(key);
      if (loading) loading.outdated = true;
    }
  }

  #outdate(key: string): void {
    const held = this.#pages.peek(key);
    if (held) Object.assign(held, { freshUntil: 0, renewUntil: 0, outdated: true });
    this.#notFound.delete(key);
  }

  #load(key: string, load: () => Promise<Loaded>): Promise<StoredPage> {
    const { promise: page, resolve } = Promise.withResolvers<StoredPage>();
    const loading: Loading = { page, outdated: false };
    this.#loading.set(key, loading);
    resolve(this.#loadUntilNew(key, load, loading).finally(() => this.#loading.delete(key)));
    return page;
  }

  /** Loads, and once more when an event arrived meanwhile. */
  async #loadUntilNew(key: string, load: () => Promise<Loaded>, loading: Loading): Promise<StoredPage> {
    for (let round = 1; ; round++) {
      loading.outdated = false;
      const result = await load().then(
        (loaded) => ({ loaded }),
        (error: unknown) => ({ error }),
      );
      const last = round === maxRounds;
      if (loading.outdated && !last) continue;
      const page =
        'loaded' in result ? await this.#take(key, result.loaded) : await this.#fallBack(key, result.error);
      if (loading.outdated) this.#outdate(key);
      if (!loading.outdated || last) return page;
    }
  }

  async #take(key: string, { outcome, page }: Loaded): Promise<StoredPage> {
    if (outcome === 'found') return this.#store(key, page);
    if (outcome === 'empty') return this.#forget(key, page);
    return (await this.#lastGood(key)) ?? page;
  }

  async #fallBack(key: string, error: unknown): Promise<StoredPage> {
    this.#options.onProblem(key, error);
    const stored = await this.#lastGood(key);
    if (stored) return stored;
    throw error;
  }

  async #store(key: string, page: StoredPage): Promise<StoredPage> {
    if (page.partsMissing) {
      const earlier = await this.#lastGood(key);
      // The entry is the same, so the incomplete page shows nothing newer.
      if (earlier && !earlier.partsMissing && earlier.entryTag && earlier.entryTag === page.entryTag)
        return earlier;
    }
    const { now, freshMs, staleWhileRenewingMs, staleIfFailedMs, retryMs, disk, onProblem } = this.#options;
    const held = this.#pages.peek(key);
    const same = held && held.page.etag === page.etag && sameHeaders(held.page, page);
    const stored = same && held.page.fullyRead === page.fullyRead ? held.page : page;
    // The part that is missing may be the one that the event was about.
    const outdated = !page.fullyRead && held?.outdated === true;
    const freshUntil = now() + (page.fullyRead ? freshMs : retryMs);
    this.#notFound.delete(key);
    this.#pages.set(key, {
      page: stored,
      freshUntil,
      renewUntil: outdated ? 0 : freshUntil + staleWhileRenewingMs,
      staleUntil: now() + staleIfFailedMs,
      outdated,
    });
    // Redirects are not copied, as any number of spellings lead to one page; a copy of what was a page before is
    // removed.
    const copied = page.status === 200 ? disk?.write(key, page) : disk?.remove(key);
    copied?.catch((error: unknown) => onProblem(key, error));
    return stored;
  }

  /** A page that was taken down must not be shown again: its copy is removed before anybody is answered. */
  async #forget(key: string, page: StoredPage): Promise<StoredPage> {
    const { now, emptyMs, disk, onProblem } = this.#options;
    this.#pages.delete(key);
    await disk?.remove(key).catch((error: unknown) => onProblem(key, error));
    this.#notFound.set(key, { page, until: now() + emptyMs });
    return page;
  }

  async #lastGood(key: string): Promise<StoredPage | undefined> {
    const { now, retryMs, staleWhileRenewingMs } = this.#options;
    const held = this.#pages.peek(key) ?? (await this.#fromDisk(key));
    if (!held || now() >= held.staleUntil) return undefined;
    held.freshUntil = now() + retryMs;
    held.renewUntil = held.outdated ? 0 : held.freshUntil + staleWhileRenewingMs;
    return held.page;
  }

  /** Events that were sent while no server ran are unknown: a copy is only used when the page cannot be loaded. */
  async #fromDisk(key: string): Promise<Held | undefined> {
    const page = await this.#options.disk?.read(key);
    if (!page) return undefined;
    const staleUntil = page.renderedAt + this.#options.staleIfFailedMs;
    const held = { page, freshUntil: 0, renewUntil: 0, staleUntil, outdated: true };
    this.#pages.set(key, held);
    return held;
  }
}

function sameHeaders(a: StoredPage, b: StoredPage): boolean {
  return JSON.stringify(a.headers) === JSON.stringify(b.headers);
}
