import { organisation } from '@guildhall/website-organisation';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PageCache, type PageLoadResult } from './page-cache/page-cache.ts';
import { createStoredPage } from './page-cache/stored-page.ts';
import { createEntryRequestReader as readEntries } from '../pages/entry/entry-pages.ts';
import { createRoutes } from '../pages/routes.ts';
import { createShopRequestReader as readShop } from '../pages/shop/shop-pages.ts';
import { pageRoutes } from './page-routes.ts';
import type { ReadLimit } from './limits/read-limit.ts';

const unlimited: ReadLimit = (_request, read) => read();

const page = (status: number, html: string) =>
  createStoredPage({ status, html, headers: {}, fullyRead: true, renderedAt: 0 });

/** Routes over a builder that finds a page at every path. */
function start() {
  const app = Fastify();
  onTestFinished(() => app.close());
  const cache = () =>
    new PageCache({
      ...{ freshMs: 60_000, staleWhileRenewingMs: 0, staleIfFailedMs: 0, retryMs: 0, emptyMs: 0 },
      ...{ maxBytes: 1_000_000, onProblem: () => undefined, now: () => 0 },
    });
  const builder = {
    buildEntry: vi.fn(async (path: string): Promise<PageLoadResult> => ({
      outcome: 'found',
      page: page(200, path),
    })),
    buildShopPage: vi.fn(async (_address: unknown, path: string): Promise<PageLoadResult> => {
      return { outcome: 'found', page: page(200, `shop ${path}`) };
    }),
    getPlainPage: vi.fn(async (kind: string) => page(kind === 'not-found' ? 404 : 503, kind)),
    buildPreview: vi.fn(),
  };
  const [pages, searches, choices] = [cache(), cache(), cache()];
  void app.register(pageRoutes, {
    routes: createRoutes(organisation),
    kinds: new Map(
      Object.entries({
        entry: readEntries(pages, builder.buildEntry),
        shop: readShop({ cache: pages, searches }, builder.buildShopPage),
      }).map(([name, readRequest]) => [
        name,
        { reader: { readRequest, limitReads: unlimited, hasFormerUrls: true } },
      ]),
    ),
    ...{ cache: pages, choices, builder },
    formerAddresses: { findUpload: () => undefined, findDocument: () => undefined },
  });
  return { app, builder };
}

it.each([
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/a//b/?x=1', '/a/b?x=1'],
  ['/a/b/c/d/', '/a/b/c/d'],
])('%s redirects to %s, whether or not a page exists', async (url, location) => {
  const { statusCode, headers } = await start().app.inject(url);
  expect([statusCode, headers.location]).toEqual([301, location]);
});

it.each(['/login', '/%E0%A4', '/..%2fetc'])(
  '%s is a 404, and the content service is not called',
  async (url) => {
    const { app, builder } = start();
    expect((await app.inject(url)).statusCode).not.toBe(200);
    expect(builder.buildEntry).not.toHaveBeenCalled();
  },
);

it('another spelling of a path is looked up as the page that it is, and redirects once if that has moved', async () => {
  const { app, builder } = start();
  const location = (to: string): PageLoadResult => ({
    outcome: 'found',
    page: createStoredPage({
      status: 301,
      html: '',
      headers: { location: to },
      fullyRead: true,
      renderedAt: 0,
    }),
  });
  builder.buildShopPage.mockImplementation(async () => location('/p/new'));
  builder.buildEntry.mockImplementation(async () => location('/new'));
  for (const [url, to] of [
    ['/p/old/', '/p/new'],
    ['/p//old', '/p/new'],
    ['/p/collections/old/', '/p/new'],
    ['/a/b/c/old/', '/new'],
    ['/old/?utm_source=x', '/new?utm_source=x'],
  ])
    expect([url, (await app.inject(url ?? '')).headers.location]).toEqual([url, to]);
  expect(builder.buildEntry).toHaveBeenCalledTimes(2);
});

it('search results have their own cache, and queries of an entry share one page', async () => {
  const { app, builder } = start();
  expect((await app.inject('/p?q=tides')).body).toBe('shop /p');
  expect((await app.inject('/p')).body).toBe('shop /p');
  expect(builder.buildShopPage).toHaveBeenCalledTimes(2);
  await app.inject('/about?x=1');
  await app.inject('/about?x=2');
  expect(builder.buildEntry).toHaveBeenCalledTimes(1);
});

it('only GET and HEAD are allowed, HEAD without a body', async () => {
  const { app } = start();
  const head = await app.inject({ method: 'HEAD', url: '/about' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '6']);
  const post = await app.inject({ method: 'POST', url: '/about' });
  expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});
