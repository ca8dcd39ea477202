import { LRUCache } from 'lru-cache';

export interface AccessOptions {
  /** Resolves to the member's access; rejects if suppliers cannot be reached. */
  checkAccess: (uid: string) => Promise<boolean>;
  now: () => number;
}

/** Cache lifetime of granted access, ms. */
const freshMs = 60_000;
/** Time for which granted access is reused while suppliers fail, ms. */
const staleMs = 15 * 60_000;

/**
 * Checks access to private content. Granted access is cached for a minute, and for 15 while suppliers fail. Denied
 * access is not cached: members who have just paid get in at once.
 */
export function createAccess({ checkAccess, now }: AccessOptions): (uid: string) => Promise<boolean> {
  // `max` would allocate memory for all entries at once.
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
