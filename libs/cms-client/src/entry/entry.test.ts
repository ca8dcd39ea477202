import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import type { Entry } from './entry.ts';
import { getEntryView } from './get-entry-view.ts';

const block = { blockName: 'acf/block-title', idd: 'a', title: 'A' };
const parsedBlock = { ...block, name: 'block-title', classNames: [] };

async function read(response: unknown, path = '/about') {
  const { cms, problems } = createTestClient(response);
  return { result: await cms.readEntry(path), problems };
}

describe('an entry that is found', () => {
  it('has everything that its page shows', async () => {
    const seo = { title: 'About', description: 'Who we are', image: 'https://media.example/a.jpg' };
    const { result, problems } = await read(rawEntry([block], { seo, extra: 1 }));
    expect(result).toEqual({
      outcome: 'found',
      entry: {
        ...{ id: 7, title: 'About us', permalink: '/about', postType: 'page', postDate: '20260305' },
        ...{ postStatus: 'publish', hasAccess: true, seo, content: [parsedBlock] },
      },
    });
    expect(problems).toEqual([]);
  });

  it('needs only a title and content: without a status it counts as published, which is reported once', async () => {
    const { cms, problems } = createTestClient({ title: 'A', content: { '0': block, '3': block } });
    const result = await cms.readEntry('/about');
    await cms.readEntry('/news');
    expect(result).toMatchObject({
      outcome: 'found',
      entry: { id: 0, permalink: '/about', postType: 'page', postDate: '', postStatus: 'publish', seo: {} },
    });
    expect(result.entry?.content).toHaveLength(2);
    expect(problems).toEqual([
      { where: 'entry /about', message: 'postStatus is missing: treated as published' },
    ]);
  });

  it('has the size and description of its picture for shared links, if the service states them', async () => {
    const image = { url: 'https://media.example/a.jpg', width: 1200, height: '630', alt: 'A &amp; B' };
    expect((await read(rawEntry([block], { seo: { image } }))).result.entry).toMatchObject({
      seo: { image: image.url, imageAlt: 'A & B', imageWidth: 1200, imageHeight: 630 },
    });
    const wrong = { ...image, width: 0, alt: '' };
    const { result } = await read(rawEntry([block], { seo: { image: wrong } }));
    expect((result.entry as Entry).seo).toEqual({ image: image.url });
    const { result: evil } = await read(rawEntry([block], { seo: { image: { url: 'javascript:x' } } }));
    expect((evil.entry as Entry).seo).toEqual({});
  });

  it('has its author, its last change and the time and place of an event', async () => {
    const event = {
      startsAt: '2026-12-03T19:30:00+01:00',
      endsAt: 'later',
      venue: 'Caf&eacute;',
      address: 'Quay 1',
    };
    const more = { author: 'Ada &amp; Co', modified: '2026-03-06T10:00:00', calendarData: event };
    const { result } = await read(rawEntry([block], more));
    expect(result.entry).toMatchObject({
      author: 'Ada & Co',
      modified: '2026-03-06',
      calendarData: { startsAt: event.startsAt, venue: 'Café', address: 'Quay 1' },
    });
    expect((result.entry as Entry).calendarData).not.toHaveProperty('endsAt');
  });

  it.each([
    [{ title: ['x'] }, 'title: expected text, found a list'],
    [{ author: { a: 1 } }, 'author: expected text, found an object'],
    [{ id: 'x' }, 'id: expected a number, found text'],
    [{ permalink: 5 }, 'permalink: this URL is not allowed'],
    [{ postType: ['x'] }, 'postType: expected text, found a list'],
    [{ postDate: ['x'] }, 'postDate: expected a date (YYYYMMDD or YYYY-MM-DD), found a list'],
    [{ calendarData: 'x' }, 'calendarData: expected an object, found text'],
    [{ seo: 'x' }, 'seo: expected an object, found text'],
    [{ seo: { title: ['x'] } }, 'seo: title: expected text, found a list'],
    [{ seo: { description: { a: 1 } } }, 'seo: description: expected text, found an object'],
  ])('is a page even if it has %j, which is reported [3.1.2] [3.1.5]', async (wrong, message) => {
    const { result, problems } = await read(rawEntry([block], wrong));
    expect(result).toMatchObject({
      outcome: 'found',
      entry: { permalink: '/about', content: [parsedBlock] },
    });
    expect(problems).toEqual([{ where: 'entry /about', message }]);
  });

  it.each([
    [{ title: 'For search engines' }, 'For search engines'],
    [{}, 'Untitled'],
  ])('has a title even if its editor wrote none: %j', async (seo, title) => {
    const { result } = await read(rawEntry([block], { title: '', seo }));
    expect(result.entry?.title).toBe(title);
  });

  it('leaves out invalid search texts and pictures', async () => {
    const seo = { title: '', description: 5, image: 'https://evil.example/a.jpg' };
    const { result } = await read(
      rawEntry([block], { seo, permalink: 'javascript:x', postDate: 'today', id: '12' }),
    );
    expect(result.entry).toMatchObject({
      id: 12,
      permalink: '/about',
      postDate: '',
      seo: { description: '5' },
    });
  });
});

describe('a private entry', () => {
  it('is a gate without access, without any of its content [4.2.2]', async () => {
    for (const hasAccess of [false, '0', '', null, 0, 1, 'yes', 'true', {}, undefined]) {
      const { result } = await read(rawEntry([block], { postStatus: 'private', hasAccess }));
      expect(result).toMatchObject({ outcome: 'found', entry: { hasAccess: false, content: [] } });
      expect(getEntryView(result.entry as never)).toBe('gate');
    }
  });

  it('is a gate if the service sends no status but denies access [4.2.2]', async () => {
    const { postStatus: _unknown, ...raw } = rawEntry([block], { hasAccess: false });
    expect((await read(raw)).result).toMatchObject({
      outcome: 'found',
      entry: { postStatus: 'private', content: [] },
    });
  });

  it('is a page with access [4.2.2]', async () => {
    for (const hasAccess of [true, '1']) {
      const { result } = await read(rawEntry([block], { postStatus: 'private', hasAccess }));
      expect(result).toMatchObject({ outcome: 'found', entry: { hasAccess: true, content: [parsedBlock] } });
    }
  });

  it('is requested with the content key, and only in that case', async () => {
    const { cms, readJson } = createTestClient({});
    await cms.readEntry('/members');
    await cms.readEntry('/members', { contentKey: 'secret' });
    expect(readJson.mock.calls).toEqual([
      ['/wp-json/entry/api?path=%2Fmembers', undefined],
      ['/wp-json/entry/api?path=%2Fmembers', { headers: { 'x-content-key': 'secret' } }],
    ]);
  });
});

describe('an entry that has moved', () => {
  it.each([
    ['/about-us', '/about-us'],
    ['https://content.example/about-us/', '/about-us'],
    ['https://www.example/about-us?x=1#team', '/about-us?x=1#team'],
  ])('to %j has the new path %j [2.1.12]', async (redirect, to) => {
    expect((await read({ redirect })).result).toEqual({ outcome: 'moved', to });
    expect((await read(rawEntry([block], { redirect }))).result).toMatchObject({ outcome: 'moved', to });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:x',
    'mailto:a@b.example',
    '#x',
    '?x',
    5,
    {},
  ])('has no new path if its redirect is %j [2.1.12]', async (redirect) => {
    expect((await read(rawEntry([block], { redirect }))).result).toMatchObject({ outcome: 'found' });
  });

  it('has no new path while it is a draft', async () => {
    const draft = rawEntry([block], { postStatus: 'draft', redirect: '/about-us' });
    expect((await read(draft)).result.outcome).toBe('missing');
  });
});

describe('an entry for an editor', () => {
  const preview = async (raw: unknown) => createTestClient(raw).cms.readPreview(9, { previewKey: 'secret' });

  it('is requested by its id with the preview key', async () => {
    const { cms, readJson } = createTestClient(rawEntry([block]));
    await cms.readPreview(9, { previewKey: 'secret' });
    expect(readJson.mock.calls).toEqual([
      ['/wp-json/entry/api?id=9', { headers: { 'x-preview-key': 'secret' } }],
    ]);
  });

  it.each(['draft', 'pending', 'future', 'auto-draft', 'private', 'publish', undefined])(
    'is shown with the status %j [2.1.13]',
    async (postStatus) => {
      const permalink = 'https://content.example/?p=9';
      const result = await preview(rawEntry([block], { postStatus, permalink, hasAccess: false }));
      expect(result).toMatchObject({ outcome: 'found', entry: { permalink: '/', content: [parsedBlock] } });
    },
  );

  it('may have no content yet [2.1.13]', async () => {
    expect(await preview(rawEntry([]))).toMatchObject({ outcome: 'found', entry: { content: [] } });
  });
});

describe('an entry that is empty', () => {
  it.each([[{}], [[]], [null], [''], ['  '], [false], [undefined]])('is %j [7.1.2]', async (response) => {
    const { result, problems } = await read(response);
    expect(result).toEqual({ outcome: 'missing' });
    expect(problems).toEqual([]);
  });

  it.each([[[]], [{}], [null], [''], [false]])('has the content %j [7.1.6]', async (content) => {
    expect((await read(rawEntry(content))).result).toEqual({ outcome: 'missing' });
    const withAccess = rawEntry(content, { postStatus: 'private', hasAccess: true });
    expect((await read(withAccess)).result).toEqual({ outcome: 'missing' });
  });

  it.each([rawEntry([block], { postStatus: 'draft' }), { postStatus: 'draft' }])(
    'is a draft, whatever else it contains [4.2.1]',
    async (draft) => {
      expect((await read(draft)).result).toEqual({ outcome: 'missing' });
    },
  );

  it.each(['trash', 'pending', 'PUBLISH', '', null, 5])('has an unknown status: %j', async (postStatus) => {
    expect((await read(rawEntry([block], { postStatus }))).result).toEqual({ outcome: 'missing' });
  });
});

describe('a 404 or 410', () => {
  const refused = (status: number, bodyCode?: string) =>
    Object.assign(new Error('content answered with status'), {
      status,
      ...(bodyCode !== undefined && { bodyCode }),
    });

  it.each([
    [404, 'rest_post_invalid_id'],
    [404, ''],
    [410, ''],
  ])('(%d) with the service’s own body %j is a missing entry [7.1.2]', async (status, bodyCode) => {
    const { cms, problems } = createTestClient(refused(status, bodyCode));
    expect(await cms.readEntry('/about')).toEqual({
      outcome: 'missing',
      ...(status === 410 && { state: 'removed' }),
    });
    expect(await cms.readCards('/wp-json/cards/api/news')).toEqual({ outcome: 'missing' });
    expect(await cms.readFilters('/wp-json/filters/api/news')).toEqual({ outcome: 'missing' });
    expect(problems).toEqual([]);
  });

  it('of a service without such a route is a failure, reported once for all entries [7.1.2] [8.2.3]', async () => {
    const { cms, problems } = createTestClient(refused(404, 'rest_no_route'));
    expect(await cms.readEntry('/about')).toMatchObject({ outcome: 'failed' });
    expect(await cms.readEntry('/news')).toMatchObject({ outcome: 'failed' });
    const message = 'the content service does not have this route: is its plugin active?';
    expect(await cms.readCards('/wp-json/cards/api/news')).toEqual({ outcome: 'failed', reason: message });
    expect(problems).toEqual([
      { where: 'entries', message },
      { where: 'cards /wp-json/cards/api/news', message },
    ]);
  });

  it('from a proxy in front of the service is a failure [7.1.2]', async () => {
    expect(await createTestClient(refused(404)).cms.readEntry('/about')).toMatchObject({ outcome: 'failed' });
  });

  it('is not assumed for any other status', async () => {
    expect(await createTestClient(refused(403, 'rest_forbidden')).cms.readEntry('/a')).toMatchObject({
      outcome: 'failed',
    });
  });
});

describe('a failed read', () => {
  it.each([
    ['<!doctype html><p>Error'],
    [5],
    [true],
    [[1]],
    [[{}]],
    [{ code: 'rest_no_route', message: 'x' }],
    [{ content: [block] }],
  ])('is a response that is not an entry: %j [7.1.2]', async (response) => {
    const { result, problems } = await read(response);
    expect(result).toMatchObject({ outcome: 'failed' });
    expect(problems).toMatchObject([{ where: 'entry /about' }]);
  });

  it.each(['a text', 5, true])('is an entry with the content %j', async (content) => {
    expect((await read(rawEntry(content))).result).toMatchObject({
      outcome: 'failed',
      reason: /content: expected a list/,
    });
  });

  it('is reported each time, with its reason [8.2.3]', async () => {
    const { cms, problems } = createTestClient(new Error('connection refused'));
    const first = await cms.readEntry('/about');
    await cms.readEntry('/about');
    expect(first).toEqual({ outcome: 'failed', reason: 'Error: connection refused' });
    expect(problems).toEqual(Array(2).fill({ where: 'entry /about', message: 'Error: connection refused' }));
  });

  it('reveals nothing of a body that was not JSON', async () => {
    const { result } = await read(new SyntaxError('Unexpected token "<", "<p>secret" is not valid JSON'));
    expect(result).toMatchObject({ outcome: 'failed', reason: 'the response is not JSON' });
  });
});

describe('the path of an entry', () => {
  it.each(['/', '/a', '/a/b', '/a/b/c', '/køb', '/a-b_c.d~e', '/हिन्दी', '/क्‍ष', '/👩‍🚒-🔥'])(
    'is requested: %j',
    async (path) => {
      const { cms, readJson } = createTestClient({});
      await cms.readEntry(path);
      expect(readJson).toHaveBeenCalledExactlyOnceWith(
        `/wp-json/entry/api?path=${encodeURIComponent(path)}`,
        undefined,
      );
    },
  );

  it.each([
    '',
    'a',
    '/a/',
    '//',
    '//a',
    '/a//b',
    '/a/b/c/d/e/f/g/h/i',
    '/a?b',
    '/a#b',
    '/..',
    '/a/../b',
    '/.',
    '/a\\b',
    '/a%2fb',
    '/a b',
    '/a\n',
    '/\ud800',
    '/a\u202eb',
    `/${'a'.repeat(512)}`,
  ])('is invalid, and not requested: %j', async (path) => {
    const { cms, readJson } = createTestClient(rawEntry([block]));
    expect(await cms.readEntry(path)).toEqual({ outcome: 'missing' });
    expect(readJson).not.toHaveBeenCalled();
  });
});

describe('a visitor’s view of an entry', () => {
  const content = [parsedBlock] as never;

  it.each([
    ['publish', false, content, 'page'],
    ['publish', false, [], 'not-found'],
    ['private', true, content, 'page'],
    ['private', true, [], 'not-found'],
    ['private', false, content, 'gate'],
    ['private', false, [], 'gate'],
    ['draft', true, content, 'not-found'],
    ['draft', false, [], 'not-found'],
  ] as const)('with status %s, access %s: %#', (postStatus, hasAccess, blocks, view) => {
    expect(getEntryView({ postStatus, hasAccess, content: [...blocks] })).toBe(view);
  });
});
