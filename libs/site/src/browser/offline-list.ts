import { readIndex } from '../worker/bounded-cache.ts';
import { pagesCache } from '../worker/worker-storage.ts';

/** Lists the pages that were stored on the offline page, the last one first, and shows their section. */
export async function listStoredPages(section: HTMLElement, storage: CacheStorage): Promise<void> {
  const entries = await readIndex(await storage.open(pagesCache));
  if (entries.length === 0) return;
  const items = entries.reverse().map(({ path, title = path }) => {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), { href: path, textContent: title }));
    return item;
  });
  section.querySelector('ul')?.replaceChildren(...items);
  section.hidden = false;
}

const section = document.querySelector<HTMLElement>('[data-offline-pages]');
// Without storage the page only says that the visitor is offline.
if (section) listStoredPages(section, caches).catch(() => undefined);
