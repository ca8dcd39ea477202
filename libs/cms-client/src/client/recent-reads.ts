/** Parsed results, kept while their responses are in memory. */
export interface RecentReads {
  find<Outcome>(json: unknown, what: string): Outcome | undefined;
  keep(json: unknown, what: string, outcome: object): void;
}

/**
 * Caches parsed results by response object: `readJson` may resolve to the same object for the same text (see
 * `rememberedBytes` of @guildhall/upstream).
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
      const readsByWhere = reads.get(key) ?? new Map<string, object>();
      reads.set(key, readsByWhere.set(what, outcome));
    },
  };
}
