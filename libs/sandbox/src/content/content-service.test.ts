import { expect, it } from 'vitest';
import { toEntryUrl, origin, createSandboxUnderTest } from '../sandbox.fixture.ts';

const get = (url: string, headers: Record<string, string> = {}) =>
  createSandboxUnderTest().app.inject({ url, headers });

it('returns the main data under its key', async () => {
  const response = await get('/wp-json/maindata/api');
  expect(response.headers['content-type']).toBe('application/json; charset=UTF-8');
  expect(response.json()._en_maindata.shopData.soldOutLabel).toBe('Sold out');
});

it('returns an entry in the raw format, with links to its own origin', async () => {
  const entry = (await get(toEntryUrl('/news/the-last-night-shift'))).json();
  expect(entry).toMatchObject({
    title: 'The last night shift',
    permalink: `${origin}/news/the-last-night-shift`,
    postType: 'news',
    postStatus: 'publish',
    hasAccess: true,
  });
  expect(entry.content[0]).toMatchObject({ blockName: 'acf/page-title', attrs: [] });
});

it('replaces every origin placeholder of the seed files', async () => {
  expect((await get(toEntryUrl('/'))).body).not.toContain('content.invalid');
});

it.each(['/no/such/page', '/news/', '/news/a-february-without-tomatoes'])(
  'returns {} for %s',
  async (path) => {
    const response = await get(toEntryUrl(path), { 'x-content-key': 'a-key' });
    expect([response.statusCode, response.body]).toEqual([200, '{}']);
  },
);

it('returns a private entry without its content', async () => {
  const entry = (await get(toEntryUrl('/members/reading-room'))).json();
  expect(entry).toMatchObject({
    title: 'The reading room',
    postStatus: 'private',
    hasAccess: false,
    content: [],
  });
});

it('returns a private entry’s content for the key, with no-store', async () => {
  const response = await get(toEntryUrl('/members/reading-room'), { 'x-content-key': 'a-key' });
  expect(response.json().hasAccess).toBe(true);
  expect(response.json().content.length).toBeGreaterThan(3);
  expect(response.headers['cache-control']).toBe('private, no-store');
});

it('treats a wrong key as missing', async () => {
  expect(
    (await get(toEntryUrl('/members/reading-room'), { 'x-content-key': 'another' })).json().content,
  ).toEqual([]);
});

it('responds with 304 when the client has the current version', async () => {
  const { app } = createSandboxUnderTest();
  const { etag } = (await app.inject(toEntryUrl('/about'))).headers;
  const again = await app.inject({ url: toEntryUrl('/about'), headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('responds to HEAD without a body', async () => {
  const response = await createSandboxUnderTest().app.inject({ method: 'HEAD', url: toEntryUrl('/about') });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

it.each([
  ['/wp-json/entry/api', 'rest_missing_callback_param'],
  ['/wp-json/entry/api?path=about', 'rest_invalid_param'],
  ['/wp-json/entry/api?path=/a&path=/b', 'rest_invalid_param'],
  ['/wp-json/cards/api/news?per_page=0', 'rest_invalid_param'],
  ['/wp-json/cards/api/news?per_page=101', 'rest_invalid_param'],
])('refuses %s with 400, in WordPress’s words', async (url, code) => {
  const response = await get(url);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code, data: { status: 400 } });
});

it.each(['/wp-json/nothing', '/wp-json/cards/api/recipes', '/wp-json/filters/api/recipes'])(
  'responds with 404 to %s, in WordPress’s words',
  async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('rest_no_route');
  },
);

it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s with 405', async (method) => {
  const { app } = createSandboxUnderTest();
  for (const url of [toEntryUrl('/'), '/wp-json/maindata/api', '/wp-json/cards/api/news']) {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET']);
  }
});

it('returns a draft by its ID for the preview key, with no-store', async () => {
  const response = await get('/wp-json/entry/api?id=40', { 'x-preview-key': 'a-preview-key' });
  expect(response.json()).toMatchObject({
    title: 'A February without tomatoes',
    postStatus: 'draft',
    permalink: `${origin}/?p=40`,
  });
  expect(response.headers['cache-control']).toBe('private, no-store');
});

it.each([[{}], [{ 'x-preview-key': 'another' }], [{ 'x-content-key': 'a-key' }]])(
  'returns no draft by its ID for %j',
  async (headers: Record<string, string>) => {
    const response = await get('/wp-json/entry/api?id=40', headers);
    expect([response.statusCode, response.json().code]).toEqual([401, 'rest_forbidden']);
  },
);

it.each(['9999999', 'x', '-1'])('has no entry with the ID %s', async (id) => {
  const response = await get(`/wp-json/entry/api?id=${id}`, { 'x-preview-key': 'a-preview-key' });
  expect([response.statusCode, response.json().code]).toEqual([404, 'rest_post_invalid_id']);
});

it('can be in a folder behind a password, with the folder in its links', async () => {
  const { app } = createSandboxUnderTest({ contentDoorway: { folder: '/cms', login: 'editor:word' } });
  const authorization = `Basic ${btoa('editor:word')}`;
  const entry = await app.inject({ url: `/cms${toEntryUrl('/about')}`, headers: { authorization } });
  expect(entry.json().permalink).toBe(`${origin}/cms/about`);
  expect((await app.inject({ url: toEntryUrl('/about'), headers: { authorization } })).statusCode).toBe(404);
  const refused = await app.inject(`/cms${toEntryUrl('/about')}`);
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Basic realm="Editors"']);
});

it.each([
  ['/?p=9', undefined],
  ['/2026/06/11/the-last-night-shift', '/news/the-last-night-shift'],
  ['/index.php/2026/06/the-last-night-shift', '/news/the-last-night-shift'],
  ['/2019/06/11/the-last-night-shift', undefined],
  ['/2026/06/11/never', undefined],
])('leads from %s, an address of another structure of permalinks, to %s', async (path, to) => {
  const { app } = createSandboxUnderTest();
  const redirect = async (wanted: string) => (await app.inject(toEntryUrl(wanted))).json().redirect;
  expect(await redirect(path)).toBe(to && origin + to);
  const { id } = (await app.inject(toEntryUrl('/about'))).json();
  for (const number of [`/?p=${id}`, `/?page_id=${id}`, `/archives/${id}`])
    expect(await redirect(number)).toBe(`${origin}/about`);
});
