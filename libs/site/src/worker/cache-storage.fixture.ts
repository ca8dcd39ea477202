/** A cache storage in memory, for the origin `https://site.example`. It has what the worker uses. */
export function createMemoryCaches(): CacheStorage & { list(name: string): string[] } {
  const caches = new Map<string, Map<string, Response>>();
  const toPath = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : key, 'https://site.example').pathname;
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      match: async (key: RequestInfo) => entries.get(toPath(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => void entries.set(toPath(key), response),
      delete: async (key: RequestInfo) => entries.delete(toPath(key)),
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://site.example${path}` })),
    } as unknown as Cache;
  };
  return {
    open,
    match: async (key: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) =>
      (await open(cacheName ?? '')).match(key),
    list: (name: string) => [...(caches.get(name)?.keys() ?? [])],
  } as unknown as ReturnType<typeof createMemoryCaches>;
}
