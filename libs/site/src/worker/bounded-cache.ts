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
  /** The index is written before anything is deleted: it never names what is missing. */
  async function change(edit: (entries: StoredEntry[]) => StoredEntry[]): Promise<void> {
    const cache = await storage.open(name);
    const before = await readIndex(cache);
    const after = trim(edit(before), limits);
    await cache.put(indexPath, new Response(JSON.stringify(after)));
    const paths = new Set(after.map(({ path }) => path));
    for (const { path } of before) if (!paths.has(path)) await cache.delete(path);
  }

  return {
    async put(path, response, title) {
      const bytes = (await response.clone().arrayBuffer()).byteLength;
      const entry = { path, bytes, ...(title !== undefined && { title }) };
      if (trim([entry], limits).length === 0) return;
      const cache = await storage.open(name);
      await cache.put(path, response);
      await change((entries) => [...entries.filter((one) => one.path !== path), entry]);
    },
    async touch(path) {
      const cache = await storage.open(name);
      const entry = (await readIndex(cache)).find((one) => one.path === path);
      if (!entry) return false;
      await change((entries) => [...entries.filter((one) => one.path !== path), entry]);
      return true;
    },
    remove: (path) => change((entries) => entries.filter((one) => one.path !== path)),
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
