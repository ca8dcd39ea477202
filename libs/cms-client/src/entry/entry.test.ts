import { describe, expect, it } from 'vitest';
import { answering, rawEntry } from '../client/answering.fixture.ts';
import { entryView } from './entry-view.ts';

const block = { blockName: 'acf/block-title', idd: 'a', title: 'A' };
const parsedBlock = { ...block, name: 'block-title', classNames: [] };

async function read(answer: unknown, path = '/about') {
  const { cms, problems } = answering(answer);
  return { result: await cms.readEntry(path), problems };
}

describe('an entry that is found', () => {
  it('comes with everything its page shows', async () => {
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

  it('needs only a title, a status and content', async () => {
    const { result } = await read({ title: 'A', postStatus: 'publish', content: { '0': block, '3': block } });
    expect(result).toMatchObject({
      outcome: 'found',
      entry: { id: 0, permalink: '/about', postType: 'page', postDate: '', hasAccess: false, seo: {} },
    });
    expect(result.entry.content).toHaveLength(2);
  });

  it('leaves out search texts and pictures that are none', async () => {
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
  it('is a gate without access, and nothing of its content comes along [4.2.2]', async () => {
    for (const hasAccess of [false, '0', '', null, 0, 1, 'yes', 'true', {}, undefined]) {
      const { result } = await read(rawEntry([block], { postStatus: 'private', hasAccess }));
      expect(result).toMatchObject({ outcome: 'found', entry: { hasAccess: false, content: [] } });
      expect(entryView(result.entry as never)).toBe('gate');
    }
  });

  it('is a page with access [4.2.2]', async () => {
    for (const hasAccess of [true, '1']) {
      const { result } = await read(rawEntry([block], { postStatus: 'private', hasAccess }));
      expect(result).toMatchObject({ outcome: 'found', entry: { hasAccess: true, content: [parsedBlock] } });
    }
  });

  it('is asked for with the content key, and only then', async () => {
    const { cms, readJson } = answering({});
    await cms.readEntry('/members');
    await cms.readEntry('/members', { contentKey: 'secret' });
    expect(readJson.mock.calls).toEqual([
      ['/wp-json/entry/api?path=%2Fmembers', undefined],
      ['/wp-json/entry/api?path=%2Fmembers', { headers: { 'x-content-key': 'secret' } }],
    ]);
  });
});

describe('an entry that is empty', () => {
  it.each([[{}], [[]], [null], [''], ['  '], [false], [undefined]])('is %j [7.1.2]', async (answer) => {
    const { result, problems } = await read(answer);
    expect(result).toEqual({ outcome: 'empty', entry: {} });
    expect(problems).toEqual([]);
  });

  it.each([[[]], [{}], [null], [''], [false]])('has %j for content', async (content) => {
    expect((await read(rawEntry(content))).result).toEqual({ outcome: 'empty', entry: {} });
    const withAccess = rawEntry(content, { postStatus: 'private', hasAccess: true });
    expect((await read(withAccess)).result).toEqual({ outcome: 'empty', entry: {} });
  });

  it.each([rawEntry([block], { postStatus: 'draft' }), { postStatus: 'draft' }])(
    'is a draft, whatever comes with it [4.2.1]',
    async (draft) => {
      expect((await read(draft)).result).toEqual({ outcome: 'empty', entry: {} });
    },
  );

  it.each(['trash', 'pending', 'PUBLISH', '', null, 5])(
    'has a status that nobody knows: %j',
    async (postStatus) => {
      expect((await read(rawEntry([block], { postStatus }))).result).toEqual({ outcome: 'empty', entry: {} });
    },
  );
});

describe('a read that failed', () => {
  it.each([
    ['<!doctype html><p>Error'],
    [5],
    [true],
    [[1]],
    [[{}]],
    [{ code: 'rest_no_route', message: 'x' }],
    [{ content: [block] }],
  ])('is an answer that is no entry: %j [7.1.2]', async (answer) => {
    const { result, problems } = await read(answer);
    expect(result).toMatchObject({ outcome: 'failed', entry: {} });
    expect(problems).toMatchObject([{ where: 'entry /about' }]);
  });

  it.each(['a text', 5, true])('is an entry whose content is %j', async (content) => {
    expect((await read(rawEntry(content))).result).toMatchObject({
      outcome: 'failed',
      reason: /content: expected a list/,
    });
  });

  it('is told of each time, with its reason [8.2.3]', async () => {
    const { cms, problems } = answering(new Error('connection refused'));
    const first = await cms.readEntry('/about');
    await cms.readEntry('/about');
    expect(first).toEqual({ outcome: 'failed', entry: {}, reason: 'Error: connection refused' });
    expect(problems).toEqual(Array(2).fill({ where: 'entry /about', message: 'Error: connection refused' }));
  });

  it('says nothing of the body that was not JSON', async () => {
    const { result } = await read(new SyntaxError('Unexpected token "<", "<p>secret" is not valid JSON'));
    expect(result).toMatchObject({ outcome: 'failed', reason: 'the answer is not JSON' });
  });
});

describe('the path of an entry', () => {
  it.each(['/', '/a', '/a/b', '/a/b/c', '/køb', '/a-b_c.d~e'])('is asked for: %j', async (path) => {
    const { cms, readJson } = answering({});
    await cms.readEntry(path);
    expect(readJson).toHaveBeenCalledExactlyOnceWith(
      `/wp-json/entry/api?path=${encodeURIComponent(path)}`,
      undefined,
    );
  });

  it.each([
    '',
    'a',
    '/a/',
    '//',
    '//a',
    '/a//b',
    '/a/b/c/d',
    '/a?b',
    '/a#b',
    '/..',
    '/a/../b',
    '/.',
    '/a\\b',
    '/a%2fb',
    '/a b',
    '/a\n',
    `/${'a'.repeat(512)}`,
  ])('is none, and not asked for: %j', async (path) => {
    const { cms, readJson } = answering(rawEntry([block]));
    expect(await cms.readEntry(path)).toEqual({ outcome: 'empty', entry: {} });
    expect(readJson).not.toHaveBeenCalled();
  });
});

describe('what a visitor sees of an entry', () => {
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
    expect(entryView({ postStatus, hasAccess, content: [...blocks] })).toBe(view);
  });
});
