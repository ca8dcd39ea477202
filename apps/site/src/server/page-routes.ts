import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import fp from 'fastify-plugin';
import { hasCategoryQuery, findCategoryChoice } from './chosen-categories.ts';
import type { PageLoadResult, PageCache } from './page-cache/page-cache.ts';
import { createStoredPage, type StoredPage } from './page-cache/stored-page.ts';
import type { PageBuilder } from './page-builder.ts';
import { readPagePath } from './page-path.ts';
import type { ReadLimit } from './read-limit.ts';
import { routes, type PageKind } from './routes.ts';
import { sendPage } from './send-page.ts';
import { readShopPageRequest } from './shop/shop-page-request.ts';

export interface PageRoutesOptions {
  cache: PageCache;
  /** What searches found, apart from the pages. */
  searches: PageCache;
  /** Of pages with a category chosen. */
  categories: PageCache;
  builder: PageBuilder;
  limitPageReads: ReadLimit;
  limitProductReads: ReadLimit;
  /** Whether there is a members' area. */
  hasMembers?: boolean;
}

/** A requested page: its cache, its key, and how it is made. */
interface PageRequest {
  pages: PageCache;
  key: string;
  load: () => Promise<PageLoadResult>;
}

/** Answers every page of the route table from the page cache. */
export const pageRoutes = fp<PageRoutesOptions>(
  (app, options, done) => {
    const { cache, searches, categories, builder, limitPageReads, limitProductReads } = options;
    const notFound = async (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(request, reply, await builder.getPlainPage('not-found'));

    // Made once, so that refusals stay cheap however many there are.
    const wait = () => cache.get('429', () => createTooManyRequestsPage(builder));

    const answer =
      (readAddress: (path: string, query: string) => PageRequest | undefined, limitReads: ReadLimit) =>
      (request: FastifyRequest, reply: FastifyReply) => {
        const url = request.raw.url ?? '/';
        const read = readPagePath(url);
        if (read.kind === 'moved') return reply.redirect(read.to, 301);
        const asked = read.kind === 'page' ? readAddress(read.path, url.split('?')[1] ?? '') : undefined;
        if (!asked) return notFound(request, reply);
        const send = (page: StoredPage) => sendPage(request, reply, page);
        // A cached page is sent without a promise, which would cost more than the page.
        const find = ({ pages, key, load }: PageRequest) =>
          pages.peek(key, load) ?? limitReads(request, () => pages.get(key, load), wait);
        const sendChosen = (page: StoredPage) => {
          const choice = hasCategoryQuery(url) ? findCategoryChoice(url, page) : undefined;
          if (!choice) return send(page);
          const chosen = {
            pages: categories,
            key: `${asked.key}?${choice.key}`,
            load: () => builder.buildEntry(asked.key, choice.chosen),
          };
          // A page whose choice cannot be shown is shown as it is.
          const show = (made: StoredPage) => send(made.status === 200 || made.status === 429 ? made : page);
          const found = find(chosen);
          return found instanceof Promise ? found.then(show) : show(found);
        };
        const found = find(asked);
        return found instanceof Promise ? found.then(sendChosen) : sendChosen(found);
      };

    const entry = (path: string): PageRequest => ({
      pages: cache,
      key: path,
      load: () => builder.buildEntry(path),
    });
    const shop = (path: string, query: string): PageRequest | undefined => {
      const address = readShopPageRequest(path, query);
      if (address.kind === 'none') return undefined;
      const pages = address.kind === 'search' ? searches : cache;
      return { pages, key: address.key, load: () => builder.buildShopPage(address, path) };
    };

    const members = (path: string): PageRequest => ({
      pages: cache,
      key: path,
      load: () => builder.buildMembersPage(path),
    });

    const answers: Record<PageKind, RouteHandlerMethod> = {
      entry: answer(entry, limitPageReads),
      shop: answer(shop, limitProductReads),
      members: options.hasMembers ? answer(members, limitPageReads) : notFound,
    };
    for (const route of routes) app.get(route.path, answers[route.page]);
    app.setNotFoundHandler((request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return reply.code(405).header('allow', 'GET, HEAD').send();
      const read = readPagePath(request.raw.url ?? '/');
      return read.kind === 'moved' ? reply.redirect(read.to, 301) : notFound(request, reply);
    });
    done();
  },
  { name: 'page-routes', fastify: '5.x' },
);

async function createTooManyRequestsPage(
  builder: Pick<PageBuilder, 'getPlainPage'>,
): Promise<PageLoadResult> {
  const { html, headers } = await builder.getPlainPage('unavailable');
  const page = {
    status: 429,
    html: [{ bytes: html, hash: '429' }],
    headers: { ...headers, 'retry-after': '60' },
  };
  return { outcome: 'found', page: createStoredPage({ ...page, fullyRead: true, renderedAt: 0 }) };
}
