import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import type { PressFetches } from '../figures.ts';

interface Fetch {
  /** Since 1970, ms. */
  at: number;
  kind: string;
  /** As sent, headers included. `undefined` until all have arrived. */
  bytes: number | undefined;
  fromNetwork: boolean;
}

export interface FetchWatch {
  /** Everything fetched over the network between two times, once it has arrived. */
  between(from: number, to: number): Promise<PressFetches>;
}

/** Time in which requests of a press may still arrive after its result, ms. */
const lastMs = 3_000;
const files = ['Script', 'Stylesheet'];
/** Responses of the site's server and the shop. */
const responseTypes = ['Document', 'Fetch', 'XHR'];

/** Records what a page fetches from its own site. Pictures and videos are not counted. */
export function watchFetches(devtools: CDPSession, origin: string): FetchWatch {
  const fetches = new Map<string, Fetch>();
  const waiting = new Set<() => void>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime, type }) => {
    if (!request.url.startsWith(origin) || ![...files, ...responseTypes].includes(type ?? '')) return;
    fetches.set(requestId, { at: wallTime * 1000, kind: type ?? '', bytes: undefined, fromNetwork: true });
  });
  const change = (requestId: string, what: Partial<Fetch>) => {
    const known = fetches.get(requestId);
    if (known) Object.assign(known, what);
    for (const look of waiting) look();
  };
  devtools.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { fromNetwork: false }));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache)
      change(requestId, { fromNetwork: false });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength }),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => change(requestId, { bytes: 0 }));

  const waitForAll = (of: readonly Fetch[]) =>
    new Promise<void>((resolve) => {
      const check = () => of.every(({ bytes }) => bytes !== undefined) && resolve();
      waiting.add(check);
      check();
    });

  return {
    async between(from, to) {
      const within = [...fetches.values()].filter(({ at }) => at >= from && at <= to);
      // The browser does not report how fetches of a replaced page ended.
      await Promise.race([setTimeout(lastMs, undefined, { ref: false }), waitForAll(within)]);
      const fetched = within.filter(({ fromNetwork }) => fromNetwork);
      return {
        files: fetched.filter(({ kind }) => files.includes(kind)).length,
        responses: fetched.filter(({ kind }) => responseTypes.includes(kind)).length,
        bytes: fetched.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
      };
    },
  };
}
