import { pagesCache, picturesCache } from '../worker/worker-storage.ts';

/** Removes the pages and pictures that the service worker has stored: the next person at this computer does not see what was read. */
export function forgetReadPages(): void {
  // Missing without encryption; browsers may also refuse storage.
  const { caches } = globalThis as { caches?: CacheStorage };
  for (const name of [pagesCache, picturesCache]) caches?.delete(name).catch(() => undefined);
}
