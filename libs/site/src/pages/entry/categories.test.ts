import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { entryWithNews, siteUnderTest } from '../../host/site-on-sandbox.fixture.ts';
import { temporaryFolder } from '../../host/temporary-folder.fixture.ts';

const MINUTE = 60_000;
const cards = '/_cards?page=%2Fnews&list=cat&cat=oceans';

it('a chosen category shows its last good cards if the current ones cannot be read [8.2.5]', async () => {
  const { sandbox, visit, notify, pass } = await siteUnderTest();
  const before = [await visit(cards), await visit('/news?cat=oceans')];
  expect(before.map(({ status }) => status)).toEqual([200, 200]);
  await sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
  await notify({ all: true });
  pass(MINUTE);
  const after = [await visit(cards), await visit('/news?cat=oceans')];
  expect(after).toEqual(before);
});

it('a page still shows when the cards of a category are unavailable [4.1.3]', async () => {
  const { sandbox, visit } = await siteUnderTest();
  await sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
  expect((await visit(cards)).status).toBe(503);
  const { status, html } = await visit('/news?cat=oceans');
  expect(status).toBe(200);
  expect(html).toContain('Oceans');
});

it('a page with a chosen category is new with the first response after an event [8.2.4]', async () => {
  const { sandbox, visit, notify } = await siteUnderTest();
  const filters = { cats: { route: '/wp-json/filters/api/news' }, displayByCat: '1' };
  const put = (title: string) => {
    const entry = entryWithNews(title) as { content: object[] };
    return sandbox.putEntry('/tried', {
      ...entry,
      content: entry.content.map((block, index) => (index === 1 ? { ...block, ...filters } : block)),
    });
  };
  await put('Before');
  expect((await visit('/tried?cat=oceans')).html).toContain('Before');
  await put('After');
  await notify({ paths: ['/tried'] });
  expect((await visit('/tried?cat=oceans')).html).toContain('After');
});

it('a chosen category and its cards leave no copies on disk [8.2.8]', async () => {
  const CACHE_DIR = await temporaryFolder();
  const { visit } = await siteUnderTest({ CACHE_DIR });
  const paths = ['/news?cat=oceans', cards, '/about'];
  for (const path of paths) expect((await visit(path)).status).toBe(200);
  const copies = async () =>
    (await readdir(CACHE_DIR, { recursive: true })).filter((name) => name.endsWith('.page'));
  // Copies of /news, with the list, and of /about, requested last.
  await expect.poll(copies).toHaveLength(2);
});

it('a list of more than a page has pages with URLs of their own, without a script [7.13.23]', async () => {
  const { sandbox, origin, visit } = await siteUnderTest();
  const route = '/wp-json/cards/api/news';
  const put = (at: string, title: string, following?: number) =>
    fetch(`${origin}/_sandbox/cards`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ route: at, cards: [{ id: 1, title, permalink: `/news/${title}`, following }] }),
    });
  await sandbox.putEntry('/tried', entryWithNews('Tried'));
  await put(route, 'newest', 2);
  await put(`${route}?page=2`, 'older', 1);
  await put(`${route}?page=3`, 'oldest');
  const first = await visit('/tried');
  expect(first.html).toMatch(/newest[^]*href="\/tried\?page=2" rel="next"/);
  const second = await visit('/tried?page=2');
  expect(second.html).toMatch(/older[^]*href="\/tried" rel="prev"[^]*href="\/tried\?page=3" rel="next"/);
  expect(second.html).toMatch(/<link rel="canonical" href="[^"]*\/tried\?page=2"/);
  expect(second.html).not.toContain('newest');
  expect((await visit('/tried?page=3')).html).toContain('oldest');
  // There is no fourth page: the URL shows the first.
  expect((await visit('/tried?page=4')).html).toBe(first.html);
});
