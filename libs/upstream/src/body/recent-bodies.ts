/** The last body that was read from one address. */
export interface RecentBody {
  /** The JSON of that body, if it had the same bytes. */
  find(bytes: Buffer): { json: unknown } | undefined;
  keep(bytes: Buffer, json: unknown): void;
}

interface Known {
  bytes: Buffer;
  json: unknown;
}

/** Maximum size of a remembered body, as a share of `maxBytes`. */
const largestShare = 1 / 8;

/** Remembers the last body of each address, up to `maxBytes`; those that were used longest ago are dropped first. */
export function createRecentBodies(maxBytes: number): (place: string) => RecentBody {
  const bodies = new Map<string, Known>();
  let total = 0;

  function forget(place: string): void {
    const rememberedBodies = bodies.get(place);
    if (rememberedBodies && bodies.delete(place)) total -= rememberedBodies.bytes.length;
  }

  return (place) => ({
    find(bytes) {
      const rememberedBodies = bodies.get(place);
      if (!rememberedBodies?.bytes.equals(bytes)) return undefined;
      bodies.delete(place);
      bodies.set(place, rememberedBodies);
      return rememberedBodies;
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
