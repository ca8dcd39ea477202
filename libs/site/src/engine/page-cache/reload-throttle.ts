import { LRUCache } from 'lru-cache';

interface ReloadThrottleOptions {
  /** @default 0 */
  reloadMs?: number;
  now: () => number;
}

/** Limits loads that content events cause to one per page and `reloadMs`. */
export interface ReloadThrottle {
  markChanged(key: string): void;
  /** Returns the time that the next load has to wait, ms. */
  getWaitMs(key: string): number;
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
