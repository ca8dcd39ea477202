import { describe, expect, it } from 'vitest';
import { contentBudgets } from '../budgets/content-budgets.ts';
import { createTestClient } from '../client/test-client.fixture.ts';

const raw = (other: Record<string, unknown> = {}) => ({
  permalink: 'https://content.example/news/a/',
  title: 'Fish &#038; chips',
  postType: 'news',
  postDate: '20260305',
  modified: '2026-03-06T10:00:00+01:00',
  ...other,
});

async function read(response: unknown, page = 1) {
  const { cms, problems, readJson } = createTestClient(response);
  return { result: await cms.readIndexPage(page), problems, readJson };
}

describe('a page of the index', () => {
  it('lists entries with their paths on this site', async () => {
    const image = { url: 'https://media.example/a.jpg', width: 1600, height: 900, alt: 'A' };
    const { result, problems, readJson } = await read({ items: [raw({ image })], pages: '3' }, 2);
    expect(readJson.mock.calls).toEqual([['/wp-json/index/api?page=2', undefined]]);
    expect(result).toMatchObject({
      outcome: 'found',
      pages: 3,
      items: [
        {
          ...{ permalink: '/news/a', title: 'Fish & chips', postType: 'news', postDate: '20260305' },
          ...{ modified: '2026-03-06T10:00:00+01:00', image: { width: 1600, alt: 'A' } },
        },
      ],
    });
    expect(problems).toEqual([]);
  });

  it.each([
    'https://evil.example/news/a',
    '//evil.example/news',
    'javascript:alert(1)',
    'mailto:a@b.example',
    '/news/a?page=2',
    '/news/a#part',
    '/?p=9',
    '/a/b/c/d/e/f/g/h/i',
    '/wp-content/uploads/report.pdf',
    '/a%2fb',
    '',
    7,
  ])('leaves out an entry with the permalink %j, and reports it', async (permalink) => {
    const { result, problems } = await read({ items: [raw({ permalink }), raw()], pages: 1 });
    expect(result.items?.map((item) => item.permalink)).toEqual(['/news/a']);
    expect(problems.at(-1)?.where).toBe('index, page 1, item 1');
    expect(problems.at(-1)?.message).toContain('left out');
  });

  it('keeps an entry whose other values are invalid, without them', async () => {
    const { result } = await read({
      items: [raw({ modified: 'today', postDate: 'x', image: 'https://evil.example/a.jpg', postType: [] })],
    });
    expect(result).toEqual({
      outcome: 'found',
      pages: 1,
      items: [{ permalink: '/news/a', title: 'Fish & chips', postType: 'page' }],
    });
  });

  it('has a limited number of entries and pages', async () => {
    const items = Array.from({ length: contentBudgets.indexItems + 1 }, () => raw());
    const { result, problems } = await read({ items, pages: 1e9 });
    expect(result.items).toHaveLength(contentBudgets.indexItems);
    expect(result.pages).toBe(contentBudgets.indexPages);
    expect(problems[0]?.message).toContain('1 of 1001 left out');
  });

  it.each([['x'], [7], [[1]], [{ pages: 1 }], [{ items: 'x' }], [{ items: { a: 1 } }]])(
    'has failed if the response is %j',
    async (response) => {
      const { result, problems } = await read(response);
      expect(result).toEqual({ outcome: 'failed', reason: 'the response is not a page of the index' });
      expect(problems).toEqual([
        { where: 'index, page 1', message: 'the response is not a page of the index' },
      ]);
    },
  );
});

it.each(['rest_no_route', ''])(
  'reports nothing if the service has no index (404 with the code %j)',
  async (bodyCode) => {
    const { result, problems } = await read(Object.assign(new Error('Not found'), { status: 404, bodyCode }));
    expect(result.outcome).toBe('missing');
    expect(problems).toEqual([]);
  },
);

it.each([[null], [[]], [{}]])('reports nothing if the response is %j, PHP’s nothing', async (response) => {
  const { result, problems } = await read(response);
  expect(result.outcome).toBe('missing');
  expect(problems).toEqual([]);
});

it('has failed if a proxy sends a web page with status 404', async () => {
  const { result, problems } = await read(Object.assign(new Error('Not found'), { status: 404 }));
  expect(result.outcome).toBe('failed');
  expect(problems).toHaveLength(1);
});
