import { expect, it } from 'vitest';
import { createBoundedCache } from '../worker/bounded-cache.ts';
import { createMemoryCaches } from '../worker/cache-storage.fixture.ts';
import { pagesCache } from '../worker/worker-storage.ts';
import { listStoredPages } from './offline-list.ts';

async function list(pages: Record<string, string>) {
  const storage = createMemoryCaches();
  const cache = createBoundedCache(storage, pagesCache, { maxCount: 9, maxBytes: 99 });
  for (const [path, title] of Object.entries(pages)) await cache.put(path, new Response(), title);
  const section = document.createElement('section');
  section.hidden = true;
  section.append(document.createElement('ul'));
  await listStoredPages(section, storage);
  const links = [...section.querySelectorAll('a')].map((link) => [link.textContent, link.pathname]);
  return { section, links };
}

it('lists the stored pages, the last one first, with their titles as text [7.10.1]', async () => {
  const { section, links } = await list({ '/': 'House', '/news': '<b>News</b> & more' });
  expect(links).toEqual([
    ['<b>News</b> & more', '/news'],
    ['House', '/'],
  ]);
  expect(section.hidden).toBe(false);
});

it('stays hidden if nothing is stored', async () => {
  expect((await list({})).section.hidden).toBe(true);
});
