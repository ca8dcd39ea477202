import { organisation } from '@guildhall/website-organisation';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { CardGridProps, FilteredList } from '@guildhall/blocks';
import type { CmsClient } from '@guildhall/cms-client';
import type { CatalogueClient } from '@guildhall/shop-client';
import { cardsRoute } from './cards-route.ts';
import { createLists } from '../../content/last-good-lists.ts';
import { PageCache } from '../../engine/page-cache/page-cache.ts';
import { createStoredPage } from '../../engine/page-cache/stored-page.ts';
import { pageRoutes } from '../../engine/page-routes.ts';
import type { ReadLimit } from '../../engine/limits/read-limit.ts';

const unlimited: ReadLimit = (_request, read) => read();
import { createRoutes } from '../routes.ts';
import type { BuildEntry } from './build-entry.ts';
import { createEntryRequestReader } from './entry-pages.ts';
import type { Renderer } from '../../page/renderer.ts';

const news: FilteredList = {
  parameter: 'cat',
  pageParameter: 'page',
  grid: { cardType: 'news', headingLevel: 2 },
  choices: [
    { slug: '', name: '', route: '/wp-json/cards/api/news' },
    { slug: 'oceans', name: 'Oceans', route: '/wp-json/cards/api/news?category=12' },
    { slug: 'cities', name: 'Cities', route: '/wp-json/cards/api/news?category=13' },
  ],
};

/** Routes over a content service with one page, `/news`, which has one list. */
function start({ listsFail = false } = {}) {
  const app = Fastify();
  onTestFinished(() => app.close());
  const rules = {
    ...{
      freshMs: 60_000,
      staleWhileRenewingMs: 0,
      staleIfFailedMs: 600_000,
      retryMs: 5_000,
      emptyMs: 10_000,
      maxBytes: 1_000_000,
    },
    ...{ onProblem: () => undefined, now: () => 0 },
  };
  const cache = new PageCache(rules);
  const choices = new PageCache(rules);
  const buildEntry = vi.fn<BuildEntry>(async (path, chosen) => {
    const found = path === '/news';
    const html = JSON.stringify({ path, chosen });
    const page = createStoredPage({
      ...{ status: found ? 200 : 404, html, headers: {}, fullyRead: true, renderedAt: 0 },
      ...(found && { lists: [news] }),
    });
    return { outcome: found ? 'found' : 'missing', page };
  });
  const readCards = vi.fn(async (_route: string) =>
    listsFail ? { outcome: 'failed' as const, cards: [] } : { outcome: 'found' as const, cards: [] },
  );
  const renderer = () =>
    ({
      renderCards: async ({ cardType, cards }: CardGridProps) => ({
        html: `<ul class="${cardType}"></ul>`,
        shown: cards.length,
      }),
    }) as unknown as Renderer;
  const builder = {
    getPlainPage: async () =>
      createStoredPage({ status: 404, html: '', headers: {}, fullyRead: true, renderedAt: 0 }),
  };
  const cacheControl = {
    page: 'public',
    siteSearch: 'no-store',
    search: '',
    notFound: '',
    failed: 'no-store',
    ticket: '',
  };
  const lists = createLists({
    cms: { readCards } as unknown as CmsClient,
    shop: {} as CatalogueClient,
    staleIfFailedMs: 1_000,
    now: () => 0,
  });
  const routes = createRoutes(organisation);
  void app.register(cardsRoute, {
    organisation,
    cache,
    choices,
    lists,
    routes,
    buildEntry,
    limitPageReads: unlimited,
    renderer,
    now: () => 0,
    caching: { cacheControl },
    security: { headers: {} },
  });
  void app.register(pageRoutes, {
    routes,
    kinds: new Map([
      [
        'entry',
        {
          reader: {
            readRequest: createEntryRequestReader(cache, buildEntry),
            limitReads: unlimited,
            hasFormerUrls: true,
          },
        },
      ],
    ]),
    ...{ cache, choices, builder },
    formerAddresses: { findUpload: () => undefined, findDocument: () => undefined },
  });
  const cards = (query: Record<string, string>) => app.inject({ url: '/_cards', query });
  const read = () => readCards.mock.calls.map(([route]) => route);
  return { app, cards, buildEntry, read };
}

it('the cards of a category look like those of its list, and are read once [7.1.4]', async () => {
  const { cards, read } = start();
  for (const response of [
    await cards({ page: '/news', list: 'cat', cat: 'oceans' }),
    await cards({ page: '/news', list: 'cat', cat: 'oceans' }),
  ]) {
    expect([response.statusCode, response.body, response.headers['x-card-count']]).toEqual([
      ...[200, '<ul class="news"></ul>', '0'],
    ]);
  }
  expect(read()).toEqual(['/wp-json/cards/api/news?category=12']);
});

it('an uncached page is built for its lists, as after a restart [7.1.4]', async () => {
  const { cards, buildEntry } = start();
  await cards({ page: '/news', list: 'cat', cat: '' });
  expect(buildEntry.mock.calls).toEqual([['/news']]);
});

it.each([
  [{ route: '/wp-admin/admin-ajax.php', cardType: 'news' }, 400],
  [{ page: 'https://elsewhere.example/news', list: 'cat' }, 400],
  [{ page: '/p/print-tides', list: 'cat' }, 400],
  [{ page: '/login', list: 'cat' }, 400],
  [{ page: '/a/b/c/d/e/f/g/h/i', list: 'cat' }, 400],
  [{ page: '/../news', list: 'cat' }, 400],
  [{ page: '/nothing', list: 'cat' }, 404],
  [{ page: '/news', list: 'cat-2' }, 404],
  [{ page: '/news', list: 'cat', cat: '/xmlrpc.php' }, 404],
  [{ page: '/news', list: 'cat', cat: 'constructor' }, 404],
])('only lists of pages are read: %j gets status %i [7.1.4]', async (query, status) => {
  const { cards, read } = start();
  const response = await cards(query as Record<string, string>);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
  expect(read()).toEqual([]);
});

it('other query parameters share the cached response [7.1.4]', async () => {
  const { cards, read } = start();
  for (const more of [{ headingLevel: '4' }, { cardType: 'person' }, { enlargeFirst: '1' }])
    expect((await cards({ page: '/news', list: 'cat', cat: 'oceans', ...more })).body).toContain('news');
  expect(read()).toHaveLength(1);
});

it('cards that cannot be read give an uncached 503', async () => {
  const { cards } = start({ listsFail: true });
  const response = await cards({ page: '/news', list: 'cat', cat: 'oceans' });
  expect([response.statusCode, response.headers['cache-control'], response.headers['retry-after']]).toEqual([
    ...[503, 'no-store', '5'],
  ]);
});

it('a page is built once per category of its lists, whatever else its URL contains [4.1.4]', async () => {
  const { app, buildEntry } = start();
  const bodies = [];
  for (const query of [
    '',
    '?cat=oceans',
    '?utm=1&cat=oceans',
    '?cat=nonsense',
    '?cat=__proto__',
    '?cat=',
    '?cat-2=oceans',
  ])
    bodies.push((await app.inject(`/news${query}`)).body);
  const plain = JSON.stringify({ path: '/news' });
  const oceans = JSON.stringify({ path: '/news', chosen: { cat: 'oceans' } });
  expect(bodies).toEqual([plain, oceans, oceans, plain, plain, plain, plain]);
  expect(buildEntry).toHaveBeenCalledTimes(2);
});
