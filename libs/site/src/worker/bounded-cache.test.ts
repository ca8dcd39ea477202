import { expect, it } from 'vitest';
import { createBoundedCache, readIndex, trim } from './bounded-cache.ts';
import { createMemoryCaches } from './cache-storage.fixture.ts';

const name = 'guildhall-pages';

function open(limits = { maxCount: 3, maxBytes: 100 }) {
  const storage = createMemoryCaches();
  const cache = createBoundedCache(storage, name, limits);
  const put = (path: string, bytes = 1) =>
    cache.put(path, new Response('x'.repeat(bytes)), `Title of ${path}`);
  return { storage, cache, put };
}

it('leaves out the first entries until count and bytes are within the limits', () => {
  const entries = ['a', 'b', 'c'].map((path) => ({ path, bytes: 40 }));
  const trimmed = (maxCount: number, maxBytes: number) =>
    trim(entries, { maxCount, maxBytes })
      .map(({ path }) => path)
      .join('');
  expect([trimmed(3, 120), trimmed(2, 120), trimmed(3, 119), trimmed(3, 40), trimmed(3, 39)]).toEqual([
    ...['abc', 'bc', 'bc', 'c', ''],
  ]);
});

it('removes the entry that was not used for longest when another one needs its place [7.10.4]', async () => {
  const { storage, cache, put } = open();
  for (const path of ['/a', '/b', '/c']) await put(path);
  expect(await cache.touch('/a')).toBe(true);
  await put('/d');
  expect(storage.list(name).sort()).toEqual(['/_index', '/a', '/c', '/d']);
  expect(await cache.touch('/b')).toBe(false);
});

it('lists its entries with their titles and bytes, the one used last at the end', async () => {
  const { storage, put } = open();
  await put('/a', 5);
  await put('/b', 7);
  await put('/a', 6);
  expect(await readIndex(await storage.open(name))).toEqual([
    { path: '/b', bytes: 7, title: 'Title of /b' },
    { path: '/a', bytes: 6, title: 'Title of /a' },
  ]);
});

it('does not store what would take all of its space [7.10.4]', async () => {
  const { storage, put } = open();
  await put('/a');
  await put('/large', 101);
  expect(storage.list(name).sort()).toEqual(['/_index', '/a']);
});

it('forgets an entry', async () => {
  const { storage, cache, put } = open();
  await put('/a');
  await cache.remove('/a');
  expect(storage.list(name)).toEqual(['/_index']);
  expect(await readIndex(await storage.open(name))).toEqual([]);
});
