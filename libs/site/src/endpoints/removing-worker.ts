import { cachePrefix } from '../worker/worker-storage.ts';

/**
 * A service worker that removes an earlier one with its caches, and then itself. A browser that gets a 404 for a
 * worker's script keeps the worker.
 */
export const removingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('${cachePrefix}')) await caches.delete(name);
      await registration.unregister();
    })(),
  ),
);
`;
