/** Method by which an event reached the tagging host. */
export type HitKind = 'fetch' | 'beacon' | 'pixel';

interface Hit {
  kind: HitKind;
  /** Name of the event. */
  event: string;
  /** The page's consent when it was sent, such as `analytics_storage`. */
  granted: string[];
}

export interface TagLog {
  add(hit: Hit): void;
  all(): readonly Hit[];
  clear(): void;
}

/** Keeps the events that arrived at the tagging host, the oldest first. */
export function createTagLog(): TagLog {
  const hits: Hit[] = [];
  return {
    add: (hit) => void hits.push(hit),
    all: () => hits,
    clear: () => void hits.splice(0),
  };
}
