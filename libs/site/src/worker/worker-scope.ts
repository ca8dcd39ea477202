/** An event whose work the browser waits for. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The page that makes the request. */
  readonly clientId: string;
  /** The page that a navigation opens. */
  readonly resultingClientId: string;
  /** The response to a navigation that was requested while the worker started; `undefined` for everything else. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Response | Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

/**
 * The part of a service worker's global scope that the worker uses. TypeScript has these types only in a library that
 * excludes those of pages.
 */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly location: { origin: string };
  readonly navigator: { onLine: boolean };
  /** `navigationPreload` is missing in some browsers. */
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
}
