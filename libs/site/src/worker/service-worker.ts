import { createFetchHandler } from './fetch-handler.ts';
import { createOfflineStore } from './offline-store.ts';
import type { WorkerScope } from './worker-scope.ts';
import type { ReadReport } from './worker-storage.ts';

/** Set by the build: the organisation's paths of login, profile and password. */
declare const __MEMBER_PATHS__: readonly string[];

const scope = globalThis as unknown as WorkerScope;
const request: typeof fetch = (input, init) => fetch(input, init);
const store = createOfflineStore({ storage: scope.caches, fetch: request, memberPaths: __MEMBER_PATHS__ });

// A new version takes over at once: it serves the files of all builds, so that open pages of earlier ones still work.
scope.addEventListener('install', (event) =>
  event.waitUntil(store.storeOfflinePage().then(() => scope.skipWaiting())),
);

// The browser requests a page while it starts the worker.
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
);

scope.addEventListener('message', (event) => event.waitUntil(store.report(event.data as ReadReport)));

scope.addEventListener('fetch', createFetchHandler({ scope, store, fetch: request }));
