/** A cache storage in memory, for the origin `https://site.example`. It has what the worker uses. */
export function createMemoryCaches(): CacheStorage & { list(name: string): string[] } {
  const caches = new Map<string, Map<string, Response>>();
  const toPath = (key: RequestInfo | URL) => {
    const { origin, pathname, href } = new URL(
      typeof key === 'object' && 'url' in key ? key.url : key,
      'https://site.example',
    );
    return origin === 'https://site.example' ? pathname : href;
  };
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      match: async (key: RequestInfo) => entries.get(toPath(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => void entries.set(toPath(key), response),
      delete: async (key: RequestInfo) => entries.delete(toPath(key)),
      keys: async () =>
        [...entries.keys()].map((path) => ({ url: new URL(path, 'https://site.example').href })),
    } as unknown as Cache;
  };
  return {
    open,
    async match(key: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) {
      for (const name of cacheName === undefined ? caches.keys() : [cacheName]) {
        const found = await (await open(name)).match(key);
        if (found) return found;
      }
      return undefined;
    },
    list: (name: string) => [...(caches.get(name)?.keys() ?? [])],
  } as unknown as ReturnType<typeof createMemoryCaches>;
}
