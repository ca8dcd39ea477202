import { indexPath, type StoredEntry } from './worker-storage.ts';

export interface CacheLimits {
  maxCount: number;
  maxBytes: number;
}

/** A cache with an index, from which the entries that were not used for longest are removed first. */
export interface BoundedCache {
  /** Stores a response in place of an earlier one. */
  put(path: string, response: Response, title?: string): Promise<void>;
  /** Marks an entry as used. Returns false if there is none. */
  touch(path: string): Promise<boolean>;
  remove(path: string): Promise<void>;
}

export function createBoundedCache(storage: CacheStorage, name: string, limits: CacheLimits): BoundedCache {
  /**
   * Puts an entry at the end of the index, or removes it. The index is written before anything is deleted: it never
   * names what is missing.
   */
  async function change(path: string, entry?: StoredEntry): Promise<void> {
    const cache = await storage.open(name);
    const before = await readIndex(cache);
    const others = before.filter((one) => one.path !== path);
    const after = trim(entry ? [...others, entry] : others, limits);
    await cache.put(indexPath, new Response(JSON.stringify(after)));
    for (const one of before) if (!after.some(({ path }) => path === one.path)) await cache.delete(one.path);
  }

  return {
    async put(path, response, title) {
      const bytes = (await response.clone().arrayBuffer()).byteLength;
      if (bytes > limits.maxBytes) return;
      await (await storage.open(name)).put(path, response);
      // JSON leaves out a title that is undefined.
      await change(path, { path, bytes, title } as StoredEntry);
    },
    async touch(path) {
      const entry = (await readIndex(await storage.open(name))).find((one) => one.path === path);
      if (entry) await change(path, entry);
      return !!entry;
    },
    remove: (path) => change(path),
  };
}

export async function readIndex(cache: Pick<Cache, 'match'>): Promise<StoredEntry[]> {
  const index = await cache.match(indexPath);
  return index ? ((await index.json()) as StoredEntry[]) : [];
}

/** Leaves out the first entries until the others are within the limits. */
export function trim(entries: readonly StoredEntry[], { maxCount, maxBytes }: CacheLimits): StoredEntry[] {
  const kept = entries.slice(-maxCount);
  let bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0);
  while (bytes > maxBytes) bytes -= kept.shift()?.bytes ?? 0;
  return kept;
}
