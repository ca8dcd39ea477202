import { isAssetPath } from './is-storable.ts';
import { createOfflineStore } from './offline-store.ts';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts';
import type { ReadReport } from './worker-storage.ts';

/** Set by the build: the organisation's paths of login, profile and password. */
declare const __MEMBER_PATHS__: readonly string[];

const scope = globalThis as unknown as WorkerScope;
const store = createOfflineStore({
  storage: scope.caches,
  fetch: (input, init) => fetch(input, init),
  memberPaths: __MEMBER_PATHS__,
});

// A new version takes over at once: it serves the files of all builds, so that open pages of earlier ones still work.
scope.addEventListener('install', (event) =>
  event.waitUntil(store.storeOfflinePage().then(() => scope.skipWaiting())),
);

// The browser requests a page while it starts the worker.
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
);

scope.addEventListener('message', (event) => event.waitUntil(store.report(event.data as ReadReport)));

scope.addEventListener('fetch', (event) => {
  const { method, mode, destination, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin || headers.has('range')) return;
  if (mode === 'navigate') event.respondWith(openPage(event));
  else if (isAssetPath(pathname)) event.respondWith(openFile(event.request));
  else if (destination === 'image')
    event.respondWith(fetch(event.request).catch(() => openFile(event.request)));
});

/** No time-out: a slow network still gets the current page, with its current prices and dates. */
async function openPage(event: WorkerFetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.status === 404 || response.status === 410)
      event.waitUntil(store.report({ page: { path: pathname } }));
    return response;
  } catch {
    return store.openStored(pathname + search);
  }
}

async function openFile(request: Request): Promise<Response> {
  return (await scope.caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
