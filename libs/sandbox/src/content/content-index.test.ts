import { expect, it } from 'vitest';
import { entries } from '../example-content/entries.ts';
import { createSandboxUnderTest, origin } from '../sandbox.fixture.ts';
import type { RawIndexItem } from './store/to-index-item.ts';

type App = ReturnType<typeof createSandboxUnderTest>['app'];

async function readAll(app: App): Promise<RawIndexItem[]> {
  const items: RawIndexItem[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = (await app.inject(`/wp-json/index/api?page=${page}`)).json();
    items.push(...response.items);
    pages = response.pages;
  }
  return items;
}

const put = (app: App, path: string, entry: unknown) =>
  app.inject({ method: 'PUT', url: '/_sandbox/entries', payload: { path, entry } });

it('lists every published entry with a page of its own, the newest first', async () => {
  const all = await readAll(createSandboxUnderTest().app);
  const published = entries.filter(({ postStatus, content }) => !postStatus && content.length > 0);
  expect(all.map(({ permalink }) => permalink).sort()).toEqual(
    published.map(({ path }) => origin + path).sort(),
  );
  const dates = all.map(({ postDate }) => postDate);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('lists neither drafts nor members’ entries, also those that a test has put there', async () => {
  const { app } = createSandboxUnderTest();
  const raw = { title: 'A', permalink: `${origin}/a`, postDate: '20990101', content: [{}] };
  await put(app, '/a', { ...raw, postStatus: 'draft' });
  await put(app, '/about', {});
  const paths = (await readAll(app)).map(({ permalink }) => permalink.replace(origin, ''));
  expect(paths).not.toContain('/a');
  expect(paths).not.toContain('/about');
  expect(paths).not.toContain('/members/reading-room');
  expect(paths).not.toContain('/news/a-february-without-tomatoes');
  await put(app, '/a', raw);
  expect((await readAll(app))[0]?.permalink).toBe(`${origin}/a`);
});

it('has the time of the last change, a picture and a description', async () => {
  const all = await readAll(createSandboxUnderTest().app);
  const island = all.find(({ permalink }) => permalink.endsWith('decided-to-be-an-island'));
  expect(island).toMatchObject({
    ...{ postType: 'news', postDate: '20261112', modified: '2026-11-18T14:20:00+01:00' },
    image: { width: 1920, height: 1280 },
    description: expect.stringMatching(/\w/),
  });
});

it.each([
  ['0', 'rest_invalid_param'],
  ['x', 'rest_invalid_param'],
  ['99', 'rest_post_invalid_page_number'],
])('refuses the page %s in WordPress’s words', async (page, code) => {
  const response = await createSandboxUnderTest().app.inject(`/wp-json/index/api?page=${page}`);
  expect([response.statusCode, response.json().code]).toEqual([400, code]);
});

it('is written as WordPress writes it', async () => {
  const all = await readAll(createSandboxUnderTest({ responses: 'natural' }).app);
  expect(all.every(({ permalink }) => /^http:\/\/wordpress\.internal\/(.+\/)?$/.test(permalink))).toBe(true);
  expect(JSON.stringify(all)).not.toContain('content.invalid');
});

it('has the fields of entries that search engines need', async () => {
  const { app } = createSandboxUnderTest();
  const get = async (path: string) => (await app.inject(`/wp-json/entry/api?path=${path}`)).json();
  expect(await get('/blog/what-children-ask')).toMatchObject({ author: 'Amara Osei-Lund' });
  expect(await get('/about')).not.toHaveProperty('author');
  expect((await get('/calendar/what-the-tide-tables-knew')).calendarData).toMatchObject({
    startsAt: '2026-12-03T19:30:00+01:00',
    venue: 'The Old Customs House',
  });
  expect((await get('/calendar/school-of-long-sight')).calendarData).not.toHaveProperty('startsAt');
});
