import { isAssetPath } from './is-storable.ts';
import type { OfflineStore } from './offline-store.ts';
import { isProductPath } from './is-product-path.ts';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts';

export interface FetchHandlerOptions {
  scope: Pick<WorkerScope, 'caches' | 'location' | 'navigator'>;
  store: Pick<OfflineStore, 'report' | 'openStored'>;
  fetch: typeof fetch;
}

/**
 * Creates the worker's handler of requests: pages and pictures from the network first, hashed files from the browser
 * first. It stores nothing that passes through it, so that a page that was only prerendered is never stored.
 */
export function createFetchHandler({ scope, store, fetch }: FetchHandlerOptions) {
  /** Pages that were opened without a connection. */
  const offlinePages = new Set<string>();

  /** No time-out: a slow network still gets the current page, with its current prices and dates. */
  async function openPage(event: WorkerFetchEvent): Promise<Response> {
    const { pathname, search } = new URL(event.request.url);
    try {
      const response = (await event.preloadResponse) ?? (await fetch(event.request));
      if (response.status === 404 || response.status === 410)
        event.waitUntil(store.report({ page: { path: pathname } }));
      return response;
    } catch {
      offlinePages.add(event.resultingClientId);
      return store.openStored(isProductPath(pathname) ? pathname : pathname + search);
    }
  }

  const openFile = async (request: Request): Promise<Response> =>
    (await scope.caches.match(request, { ignoreVary: true })) ?? fetch(request);

  return (event: WorkerFetchEvent): void => {
    const { method, mode, destination, url, headers } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || headers.has('range')) return;
    if (origin !== scope.location.origin) {
      // With a connection, browsers request other origins' pictures themselves: tags use pictures, too.
      const isOffline = offlinePages.has(event.clientId) || !scope.navigator.onLine;
      if (isOffline && destination === 'image') event.respondWith(openFile(event.request));
    } else if (mode === 'navigate') event.respondWith(openPage(event));
    else if (isAssetPath(pathname)) event.respondWith(openFile(event.request));
    else if (destination === 'image')
      event.respondWith(fetch(event.request).catch(() => openFile(event.request)));
  };
}
