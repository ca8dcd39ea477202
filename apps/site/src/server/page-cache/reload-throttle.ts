import { LRUCache } from 'lru-cache';

interface ReloadThrottleOptions {
  /** @default 0 */
  reloadMs?: number;
  now: () => number;
}

/** The turns of pages that are loaded because of events: each no more often than once in `reloadMs`. */
export interface ReloadThrottle {
  /** An event has said that the page has changed. */
  markChanged(key: string): void;
  /** The time that the page's next load has to wait, ms. */
  getWaitMs(key: string): number;
  /** The page is being loaded. */
  begin(key: string): void;
}

interface ReloadState {
  isChanged: boolean;
  reloadedAt: number;
}

export function createReloadThrottle({ reloadMs = 0, now }: ReloadThrottleOptions): ReloadThrottle {
  const states = new LRUCache<string, ReloadState>({ max: 10_000 });
  return {
    markChanged(key) {
      states.set(key, { reloadedAt: states.get(key)?.reloadedAt ?? -Infinity, isChanged: true });
    },
    getWaitMs(key) {
      const turn = states.get(key);
      return turn?.isChanged ? Math.max(0, turn.reloadedAt + reloadMs - now()) : 0;
    },
    begin(key) {
      if (states.get(key)?.isChanged) states.set(key, { reloadedAt: now(), isChanged: false });
    },
  };
}
