import type { CDPSession } from 'playwright';

export interface FetchWatch {
  /** Counts the scripts and styles that were requested over the network between two times, ms since 1970. */
  countBetween(from: number, to: number): number;
}

const files = ['Script', 'Stylesheet'];

/** Records when a page requests files from its own site. */
export function watchFetches(devtools: CDPSession, origin: string): FetchWatch {
  const requested = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime, type }) => {
    if (request.url.startsWith(origin) && files.includes(type ?? ''))
      requested.set(requestId, wallTime * 1000);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => requested.delete(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache)
      requested.delete(requestId);
  });
  return {
    countBetween: (from, to) => [...requested.values()].filter((at) => at >= from && at <= to).length,
  };
}
