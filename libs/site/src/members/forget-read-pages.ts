import { pagesCache } from '../worker/worker-storage.ts';

/** Removes the pages that the service worker has stored: the next person at this computer does not see what was read. */
export function forgetReadPages(): void {
  // Missing without encryption; browsers may also refuse storage.
  (globalThis as { caches?: CacheStorage }).caches?.delete(pagesCache).catch(() => undefined);
}
