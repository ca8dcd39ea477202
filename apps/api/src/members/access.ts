import { LRUCache } from 'lru-cache';

export interface AccessParts {
  /** Whether the member's subscription gives access now; rejects when that could not be found out. */
  ask: (uid: string) => Promise<boolean>;
  now: () => number;
}

const freshMs = 60_000;
const staleMs = 15 * 60_000;

/**
 * Whether members may read what is for members only. A yes is believed for a minute, and for a quarter of an hour while
 * nobody can say otherwise. A no is asked for anew each time: who has just paid is in at once.
 */
export function createAccess({ ask, now }: AccessParts): (uid: string) => Promise<boolean> {
  const lastYes = new LRUCache<string, number>({ max: 50_000 });
  return async (uid) => {
    const age = now() - (lastYes.get(uid) ?? Number.NEGATIVE_INFINITY);
    if (age >= 0 && age < freshMs) return true;
    const askedAt = now();
    try {
      const mayRead = await ask(uid);
      if (mayRead) lastYes.set(uid, askedAt);
      else lastYes.delete(uid);
      return mayRead;
    } catch (error) {
      if (age >= 0 && age < staleMs) return true;
      throw error;
    }
  };
}
