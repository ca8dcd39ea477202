import { createBoundedCache } from './bounded-cache.ts';
import { isPublicPath, isStorableFile, isStorablePage } from './is-storable.ts';
import {
  filesCache,
  offlineCache,
  offlinePath,
  pagesCache,
  picturesCache,
  type ReadReport,
} from './worker-storage.ts';

const MEGABYTE = 1024 * 1024;
const pageLimits = { maxCount: 30, maxBytes: 3 * MEGABYTE };
const fileLimits = { maxCount: 200, maxBytes: 10 * MEGABYTE };
/** Browsers hide the size of another origin's response, and count it as several megabytes. */
const pictureLimits = { maxCount: 20, maxBytes: 0 };

export interface OfflineStoreOptions {
  storage: CacheStorage;
  fetch: typeof fetch;
  /** The organisation's paths of login, profile and password. */
  memberPaths: readonly string[];
}

export interface OfflineStore {
  /** Stores the offline page and its files, in place of those of an earlier build. Rejects without a network. */
  storeOfflinePage(): Promise<void>;
  /** Stores what a page reports. Reports are processed one after the other. Never rejects. */
  report(report: ReadReport): Promise<void>;
  /** Returns a page that was read, or the offline page with status 503. */
  openStored(path: string): Promise<Response>;
}

/**
 * Stores public pages that were read, and the files that they need. It requests them again from the browser's own HTTP
 * cache, without cookies: what it stores is the same for everyone, and storing it costs no request.
 */
export function createOfflineStore({ storage, fetch, memberPaths }: OfflineStoreOptions): OfflineStore {
  const pages = createBoundedCache(storage, pagesCache, pageLimits);
  const files = createBoundedCache(storage, filesCache, fileLimits);
  const pictures = createBoundedCache(storage, picturesCache, pictureLimits);
  const request = (path: string, cache: RequestCache = 'force-cache') =>
    fetch(path, { cache, credentials: 'omit', redirect: 'error' });

  /** The policy of the worker names the origins of pictures: no other is requested. */
  async function storePicture(url: string): Promise<void> {
    if (await pictures.touch(url)) return;
    const response = await fetch(url, { mode: 'no-cors', cache: 'force-cache', credentials: 'omit' });
    if (response.type === 'opaque') await pictures.put(url, response);
  }

  async function storeFile(path: string): Promise<void> {
    if (!path.startsWith('/')) return storePicture(path);
    if (await files.touch(path)) return;
    const response = await request(path);
    if (isStorableFile(path, response, memberPaths)) await files.put(path, response);
  }

  async function storePage({ path, title }: NonNullable<ReadReport['page']>): Promise<void> {
    if (!isPublicPath(path, memberPaths)) return;
    const response = title === undefined ? undefined : await request(path);
    if (!response || !isStorablePage(response)) return pages.remove(path);
    const named = await findFiles(response);
    await pages.put(path, response, title);
    await storeFiles(named);
  }

  /** A file that cannot be fetched does not keep out the others. */
  async function storeFiles(paths: readonly string[]): Promise<void> {
    for (const path of paths) await storeFile(path).catch(() => undefined);
  }

  let queue: Promise<unknown> = Promise.resolve();
  return {
    async storeOfflinePage() {
      const response = await request(offlinePath, 'no-cache');
      if (!isStorablePage(response)) throw new Error(`cannot store ${offlinePath}`);
      const paths = await findFiles(response);
      const cache = await storage.open(offlineCache);
      for (const path of paths) {
        const file = await request(path);
        if (!isStorableFile(path, file, memberPaths)) throw new Error(`cannot store ${path}`);
        await cache.put(path, file);
      }
      await cache.put(offlinePath, response);
      const current = new Set([offlinePath, ...paths]);
      for (const { url } of await cache.keys())
        if (!current.has(new URL(url).pathname)) await cache.delete(url);
    },
    async report({ page, files: used = [] }) {
      queue = queue.then(async () => {
        if (page) await storePage(page).catch(() => undefined);
        await storeFiles(used);
      });
      await queue;
    },
    async openStored(path) {
      const stored = await storage.match(path, { cacheName: pagesCache, ignoreVary: true });
      if (stored) return stored;
      const page = await storage.match(offlinePath, { cacheName: offlineCache, ignoreVary: true });
      return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
    },
  };
}

/** Returns the hashed files that a page's HTML names: its script, fonts and styles. */
async function findFiles(response: Response): Promise<string[]> {
  const html = await response.clone().text();
  return [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];
}
