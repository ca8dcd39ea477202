import { LRUCache } from 'lru-cache';

export interface AccessOptions {
  /** Whether the member's subscription gives access now; rejects when suppliers cannot be reached. */
  checkAccess: (uid: string) => Promise<boolean>;
  now: () => number;
}

/** How long a yes is cached. */
const freshMs = 60_000;
/** How long a yes is used while suppliers fail. */
const staleMs = 15 * 60_000;

/**
 * Whether members may read private content. A yes is cached for a minute, and for a quarter of an hour while suppliers
 * fail. A no is not cached, so that a member who has just paid has access at once.
 */
export function createAccess({ checkAccess, now }: AccessOptions): (uid: string) => Promise<boolean> {
  // With `max` it would take the room for all entries at once.
  const grantedAt = new LRUCache<string, number>({ maxSize: 50_000, sizeCalculation: () => 1 });
  return async (uid) => {
    const age = now() - (grantedAt.get(uid) ?? Number.NEGATIVE_INFINITY);
    if (age >= 0 && age < freshMs) return true;
    const startedAt = now();
    try {
      const mayRead = await checkAccess(uid);
      if (mayRead) grantedAt.set(uid, startedAt);
      else grantedAt.delete(uid);
      return mayRead;
    } catch (error) {
      if (age >= 0 && age < staleMs) return true;
      throw error;
    }
  };
}
