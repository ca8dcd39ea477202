/** The last body that came from one place. */
export interface RecentBody {
  /** What it was read as, when it had the same bytes. */
  find(bytes: Buffer): { json: unknown } | undefined;
  keep(bytes: Buffer, json: unknown): void;
}

interface Known {
  bytes: Buffer;
  json: unknown;
}

/** No body takes more than this share of the room. */
const largestShare = 1 / 8;

/** Remembers bodies by where they came from; those that were wanted longest ago are dropped for new ones. */
export function createRecentBodies(maxBytes: number): (place: string) => RecentBody {
  const bodies = new Map<string, Known>();
  let total = 0;

  function forget(place: string): void {
    const known = bodies.get(place);
    if (known && bodies.delete(place)) total -= known.bytes.length;
  }

  return (place) => ({
    find(bytes) {
      const known = bodies.get(place);
      if (!known?.bytes.equals(bytes)) return undefined;
      bodies.delete(place);
      bodies.set(place, known);
      return known;
    },
    keep(bytes, json) {
      forget(place);
      if (bytes.length > maxBytes * largestShare) return;
      bodies.set(place, { bytes, json });
      total += bytes.length;
      for (const oldest of bodies.keys()) {
        if (total <= maxBytes) break;
        forget(oldest);
      }
    },
  });
}
