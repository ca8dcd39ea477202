import { LRUCache } from 'lru-cache';

interface EventTurnsOptions {
  /** @default 0 */
  reloadMs?: number;
  now: () => number;
}

/** The turns of pages that are loaded because of events: each no more often than once in `reloadMs`. */
export interface EventTurns {
  /** An event has said that the page has changed. */
  announce(key: string): void;
  /** The time that the page's next load has to wait, ms. */
  waitMs(key: string): number;
  /** The page is being loaded. */
  begin(key: string): void;
}

interface Turn {
  isAnnounced: boolean;
  reloadedAt: number;
}

export function createEventTurns({ reloadMs = 0, now }: EventTurnsOptions): EventTurns {
  const turns = new LRUCache<string, Turn>({ max: 10_000 });
  return {
    announce(key) {
      turns.set(key, { reloadedAt: turns.get(key)?.reloadedAt ?? -Infinity, isAnnounced: true });
    },
    waitMs(key) {
      const turn = turns.get(key);
      return turn?.isAnnounced ? Math.max(0, turn.reloadedAt + reloadMs - now()) : 0;
    },
    begin(key) {
      if (turns.get(key)?.isAnnounced) turns.set(key, { reloadedAt: now(), isAnnounced: false });
    },
  };
}
