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
  /** For how long after that a page is served while it is renewed, ms. Beyond it, visitors wait for the new one. */
  renewMs: number;
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
  renewUntil: number;
  staleUntil: number;
  /** Whether an event has said that it has changed: it is served only when a new one cannot be loaded. */
  outdated: boolean;
}

interface Loading {
  page: Promise<StoredPage>;
  /** Whether an event has come since the load began, so that it may have read what was there before. */
  outdated: boolean;
}

/** How often a page is loaded while events keep saying that it has changed. */
const mostRounds = 3;

/**
 * Public pages are the same for everyone, so the finished answer is cached by key: one load per key at a time, served
 * stale for a while as it is renewed, new with the first visitor after an event, and the last good page whenever the
 * supplier fails. A page that was found missing is forgotten everywhere.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, Held>;
  readonly #empties: LRUCache<string, { page: StoredPage; until: number }>;
  readonly #loading = new Map<string, Loading>();

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
      if (now >= held.renewUntil) return undefined;
      if (!this.#loading.has(key)) void this.#load(key, load).catch(() => undefined);
      return held.page;
    }
    const empty = this.#empties.get(key);
    return empty && now < empty.until ? empty.page : undefined;
  }

  /** The page for a key: cached, being loaded, or loaded now. */
  async get(key: string, load: () => Promise<Loaded>): Promise<StoredPage> {
    return this.peek(key, load) ?? this.#loading.get(key)?.page ?? this.#load(key, load);
  }

  /** The next visitor to each of these pages gets a new one. Without keys: every page. */
  expire(keys?: readonly string[]): void {
    for (const key of keys ?? [...this.#pages.keys(), ...this.#empties.keys()]) this.#outdate(key);
    for (const key of keys ?? this.#loading.keys()) {
      const loading = this.#loading.get(key);
      if (loading) loading.outdated = true;
    }
  }

  #outdate(key: string): void {
    const held = this.#pages.peek(key);
    if (held) Object.assign(held, { freshUntil: 0, renewUntil: 0, outdated: true });
    this.#empties.delete(key);
  }

  #load(key: string, load: () => Promise<Loaded>): Promise<StoredPage> {
    const { promise: page, resolve } = Promise.withResolvers<StoredPage>();
    const loading: Loading = { page, outdated: false };
    this.#loading.set(key, loading);
    resolve(this.#loadUntilNew(key, load, loading).finally(() => this.#loading.delete(key)));
    return page;
  }

  /** Loads, and once more when an event came meanwhile. */
  async #loadUntilNew(key: string, load: () => Promise<Loaded>, loading: Loading): Promise<StoredPage> {
    for (let round = 1; ; round++) {
      loading.outdated = false;
      const result = await load().then(
        (loaded) => ({ loaded }),
        (error: unknown) => ({ error }),
      );
      const last = round === mostRounds;
      if (loading.outdated && !last) continue;
      const page =
        'loaded' in result ? await this.#take(key, result.loaded) : await this.#survive(key, result.error);
      if (loading.outdated) this.#outdate(key);
      if (!loading.outdated || last) return page;
    }
  }

  async #take(key: string, { outcome, page }: Loaded): Promise<StoredPage> {
    if (outcome === 'found') return this.#store(key, page);
    if (outcome === 'empty') return this.#forget(key, page);
    return (await this.#lastGood(key)) ?? page;
  }

  async #survive(key: string, error: unknown): Promise<StoredPage> {
    this.#options.onProblem(key, error);
    const stored = await this.#lastGood(key);
    if (stored) return stored;
    throw error;
  }

  async #store(key: string, page: StoredPage): Promise<StoredPage> {
    if (page.gaps) {
      const earlier = await this.#lastGood(key);
      // Of the same entry, nothing is newer on the one with the gap.
      if (earlier && !earlier.gaps && earlier.entryTag && earlier.entryTag === page.entryTag) return earlier;
    }
    const { now, freshMs, renewMs, staleMs, retryMs, disk, onProblem } = this.#options;
    const held = this.#pages.peek(key);
    const same = held && held.page.etag === page.etag && sameHeaders(held.page, page);
    const stored = same && held.page.whole === page.whole ? held.page : page;
    // What an event has announced may be in the part that is missing.
    const outdated = !page.whole && held?.outdated === true;
    const freshUntil = now() + (page.whole ? freshMs : retryMs);
    this.#empties.delete(key);
    this.#pages.set(key, {
      page: stored,
      freshUntil,
      renewUntil: outdated ? 0 : freshUntil + renewMs,
      staleUntil: now() + staleMs,
      outdated,
    });
    disk?.write(key, page).catch((error: unknown) => onProblem(key, error));
    return stored;
  }

  /** A page that was taken down may not come back from anywhere: its copy is gone before anybody is answered. */
  async #forget(key: string, page: StoredPage): Promise<StoredPage> {
    const { now, emptyMs, disk, onProblem } = this.#options;
    this.#pages.delete(key);
    await disk?.remove(key).catch((error: unknown) => onProblem(key, error));
    this.#empties.set(key, { page, until: now() + emptyMs });
    return page;
  }

  async #lastGood(key: string): Promise<StoredPage | undefined> {
    const { now, retryMs, renewMs } = this.#options;
    const held = this.#pages.peek(key) ?? (await this.#fromDisk(key));
    if (!held || now() >= held.staleUntil) return undefined;
    held.freshUntil = now() + retryMs;
    held.renewUntil = held.outdated ? 0 : held.freshUntil + renewMs;
    return held.page;
  }

  /** Nobody knows which events came while no server ran: a copy only stands in. */
  async #fromDisk(key: string): Promise<Held | undefined> {
    const page = await this.#options.disk?.read(key);
    if (!page) return undefined;
    const staleUntil = page.renderedAt + this.#options.staleMs;
    const held = { page, freshUntil: 0, renewUntil: 0, staleUntil, outdated: true };
    this.#pages.set(key, held);
    return held;
  }
}

function sameHeaders(a: StoredPage, b: StoredPage): boolean {
  return JSON.stringify(a.headers) === JSON.stringify(b.headers);
}
