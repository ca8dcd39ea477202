/** What was made of answers, for as long as these are in memory. */
export interface RecentReads {
  find<Outcome>(json: unknown, what: string): Outcome | undefined;
  keep(json: unknown, what: string, outcome: object): void;
}

/**
 * Remembers what was made of an answer by the answer itself: `readJson` may resolve to the same object for the same
 * text (see `rememberedBytes` of @guildhall/upstream), which is parsed once then.
 */
export function createRecentReads(): RecentReads {
  const reads = new WeakMap<object, Map<string, object>>();
  const toKey = (json: unknown) => (typeof json === 'object' && json !== null ? json : undefined);
  return {
    find<Outcome>(json: unknown, what: string) {
      const key = toKey(json);
      return key && (reads.get(key)?.get(what) as Outcome | undefined);
    },
    keep(json, what, outcome) {
      const key = toKey(json);
      if (!key) return;
      const known = reads.get(key) ?? new Map<string, object>();
      reads.set(key, known.set(what, outcome));
    },
  };
}
