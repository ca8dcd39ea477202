import { LRUCache } from 'lru-cache';
import type { DiskCopies } from './disk-copies.ts';
import type { StoredPage } from './stored-page.ts';

/** What loading a page came to. Only `empty` is a 404; `failed` brings the page that says so. */
export type Loaded =
  | { outcome: 'found'; page: StoredPage }
  | { outcome: 'empty'; page: StoredPage }
  | { outcome: 'failed'; page: StoredPage };

export interface PageCacheOptions {
  /** How long a page is served without asking again, ms. */
  freshMs: number;
  /** How long a page may stand in for one that cannot be loaded, ms. */
  staleMs: number;
  /** After a failed or partial load: how long until the next try, ms. */
  retryMs: number;
  /** How long a 404 is remembered, ms. */
  emptyMs: number;
  maxBytes: number;
  disk?: DiskCopies;
  onProblem: (key: string, error: unknown) => void;
  now: () => number;
}

interface Held {
  page: StoredPage;
  freshUntil: number;
  staleUntil: number;
}

/**
 * Public pages are the same for everyone, so the finished answer is kept by key: one load per key at a time, stale
 * while renewing, and the last good page whenever the supplier fails.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, Held>;
  readonly #empties: LRUCache<string, { page: StoredPage; until: number }>;
  readonly #loading = new Map<string, Promise<StoredPage>>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      // The compressed forms come later; a fifth on top is what they have been seen to take.
      sizeCalculation: ({ page }) => Math.ceil(page.html.length * 1.4) + 1024,
    });
    this.#empties = new LRUCache({ max: 500 });
  }

  /** A page that can be sent at once, or nothing. A stale one is renewed behind the visitor's back. */
  peek(key: string, load: () => Promise<Loaded>): StoredPage | undefined {
    const now = this.#options.now();
    const held = this.#pages.get(key);
    if (held) {
      if (now < held.freshUntil) return held.page;
      if (now < held.staleUntil) {
        if (!this.#loading.has(key)) void this.#load(key, load).catch(() => undefined);
        return held.page;
      }
    }
    const empty = this.#empties.get(key);
    return empty && now < empty.until ? empty.page : undefined;
  }

  /** The page for a key: kept, being loaded, or loaded now. */
  async get(key: string, load: () => Promise<Loaded>): Promise<StoredPage> {
    return this.peek(key, load) ?? this.#loading.get(key) ?? this.#load(key, load);
  }

  /** The next visitor to each of these pages gets a new one. Without keys: every page. */
  expire(keys?: readonly string[]): void {
    for (const key of keys ?? [...this.#pages.keys()]) {
      const held = this.#pages.peek(key);
      if (held) held.freshUntil = 0;
      this.#empties.delete(key);
    }
    if (!keys) this.#empties.clear();
  }

  #load(key: string, load: () => Promise<Loaded>): Promise<StoredPage> {
    const loading = this.#settle(key, load).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #settle(key: string, load: () => Promise<Loaded>): Promise<StoredPage> {
    let loaded: Loaded;
    try {
      loaded = await load();
    } catch (error) {
      this.#options.onProblem(key, error);
      const kept = await this.#lastGood(key);
      if (kept) return kept;
      throw error;
    }
    if (loaded.outcome === 'found') return this.#keep(key, loaded.page);
    if (loaded.outcome === 'empty') return this.#forget(key, loaded.page);
    return (await this.#lastGood(key)) ?? loaded.page;
  }

  /** A page with a failed part is served, but never stored over a whole one. */
  async #keep(key: string, page: StoredPage): Promise<StoredPage> {
    const { now, freshMs, staleMs, retryMs, disk, onProblem } = this.#options;
    this.#empties.delete(key);
    if (!page.whole) {
      const better = await this.#lastGood(key);
      if (better?.whole) return better;
      this.#pages.set(key, { page, freshUntil: now() + retryMs, staleUntil: now() + staleMs });
      return page;
    }
    const held = this.#pages.peek(key);
    const kept = held && held.page.etag === page.etag && sameHeaders(held.page, page) ? held.page : page;
    this.#pages.set(key, { page: kept, freshUntil: now() + freshMs, staleUntil: now() + staleMs });
    disk?.write(key, page).catch((error: unknown) => onProblem(key, error));
    return kept;
  }

  #forget(key: string, page: StoredPage): StoredPage {
    const { now, emptyMs, disk, onProblem } = this.#options;
    this.#pages.delete(key);
    this.#empties.set(key, { page, until: now() + emptyMs });
    disk?.remove(key).catch((error: unknown) => onProblem(key, error));
    return page;
  }

  async #lastGood(key: string): Promise<StoredPage | undefined> {
    const { now, retryMs, staleMs, disk } = this.#options;
    const held = this.#pages.peek(key);
    if (held && now() < held.staleUntil) {
      held.freshUntil = now() + retryMs;
      return held.page;
    }
    const copy = await disk?.read(key);
    if (copy)
      this.#pages.set(key, {
        page: copy,
        freshUntil: now() + retryMs,
        staleUntil: copy.renderedAt + staleMs,
      });
    return copy;
  }
}

function sameHeaders(a: StoredPage, b: StoredPage): boolean {
  return JSON.stringify(a.headers) === JSON.stringify(b.headers);
}
