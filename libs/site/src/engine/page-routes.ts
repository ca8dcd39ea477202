import { runWithRequestId } from '@guildhall/upstream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import fp from 'fastify-plugin';
import { noStore } from './caching.ts';
import { hasCategoryQuery, findCategoryChoice } from '../pages/entry/chosen-categories.ts';
import type { PageLoadResult, PageCache } from './page-cache/page-cache.ts';
import { createStoredPage, type StoredPage } from './page-cache/stored-page.ts';
import type { PageBuilder } from './page-builder.ts';
import type { FormerAddresses } from '../content/former-address.ts';
import { isFilePath } from './files/file-path.ts';
import { readPagePath, toPageKey } from './page-path.ts';
import type { ReadLimit } from './limits/read-limit.ts';
import { createRoutes, findPageKind, type PageKind, type RoutedFacts } from '../pages/routes.ts';
import { removeReference } from './send-error-page.ts';
import { sendPage } from './send-page.ts';
import { findChosenVariant } from '../pages/shop/chosen-variant.ts';
import { readShopPageRequest } from '../pages/shop/shop-page-request.ts';

export interface PageRoutesOptions {
  organisation: RoutedFacts;
  cache: PageCache;
  searches: PageCache;
  choices: PageCache;
  builder: PageBuilder;
  formerAddresses: FormerAddresses;
  limitPageReads: ReadLimit;
  limitProductReads: ReadLimit;
  hasMembers?: boolean;
  /** Shows the search page. Missing without a search. */
  sendSearch?: RouteHandlerMethod;
}

interface PageRequest {
  pages: PageCache;
  key: string;
  load: () => Promise<PageLoadResult>;
  /** Finds what the URL chooses on the page, which then is another page. */
  findChoice?: (url: string, page: StoredPage) => PageChoice | undefined;
}

interface PageReader {
  readRequest: (path: string, query: string) => PageRequest | undefined;
  limitReads: ReadLimit;
}

interface PageChoice {
  /** Equal for all spellings of one choice. */
  query: string;
  load: PageRequest['load'];
}

/** Serves every page of the route table from the page cache. */
export const pageRoutes = fp<PageRoutesOptions>(
  (app, options, done) => {
    const sendNotFound = createNotFoundSender(options);
    const createHandler = createHandlerFactory(options, sendNotFound);
    const handlers: Record<PageKind, RouteHandlerMethod> = {
      entry: createHandler('entry'),
      shop: createHandler('shop'),
      search: options.sendSearch ?? sendNotFound,
      members: options.hasMembers ? createHandler('members') : sendNotFound,
    };
    addRoutes(app, options.organisation, handlers);
    app.setNotFoundHandler((request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return reply.code(405).header('allow', 'GET, HEAD').send();
      const read = readPagePath(request.raw.url ?? '/');
      return read.kind === 'moved' ? reply.redirect(read.to, 301) : sendNotFound(request, reply);
    });
    done();
  },
  { name: 'page-routes', fastify: '5.x' },
);

type SendNotFound = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Creates the function that sends the 404 page, an empty 404 for a file, or the redirect to the feed or the sitemap. */
function createNotFoundSender({
  builder,
  formerAddresses,
}: Pick<PageRoutesOptions, 'builder' | 'formerAddresses'>): SendNotFound {
  return async (request, reply) => {
    const url = request.raw.url ?? '/';
    if (!isFilePath(url)) return sendPage(request, reply, await builder.getPlainPage('not-found'));
    const to = formerAddresses.findDocument(url);
    return to === undefined
      ? reply.code(404).header('cache-control', noStore).send()
      : reply.redirect(to, 301);
  };
}

/** Creates handlers of pages. A cached page is sent without a promise. */
function createHandlerFactory(options: PageRoutesOptions, sendNotFound: SendNotFound) {
  const { cache, choices, builder, formerAddresses } = options;
  const readers = createPageReaders(options);
  const routes = createRoutes(options.organisation);
  // Another spelling of a path may match the route of another kind of page. Only these kinds have former URLs.
  const findReader = (kind: PageKind | undefined) =>
    kind === 'entry' || kind === 'shop' ? readers[kind] : undefined;
  // Built once, so that refusals stay cheap however many there are.
  const getTooManyRequestsPage = () => cache.get('429', () => createTooManyRequestsPage(builder));
  const findFormer = (url: string) =>
    formerAddresses.findUpload(url) ??
    (/^\/(?:index\.php)?\?/.test(url) ? formerAddresses.findDocument(url) : undefined);

  return (kind: keyof typeof readers) => (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.raw.url ?? '/';
    const former = findFormer(url);
    if (former !== undefined) return reply.redirect(former, 301);
    if (isFilePath(url)) return sendNotFound(request, reply);
    const read = readPagePath(url);
    const path = read.kind === 'moved' ? toPageKey(read.to) : 'path' in read ? read.path : undefined;
    const reader = read.kind === 'moved' ? findReader(findPageKind(routes, path ?? '/')) : readers[kind];
    const pageRequest = path === undefined ? undefined : reader?.readRequest(path, url.split('?')[1] ?? '');
    if (!reader || !pageRequest)
      return read.kind === 'moved' ? reply.redirect(read.to, 301) : sendNotFound(request, reply);
    const getPage = (wanted: PageRequest) =>
      findPage(request, wanted, (load) =>
        reader.limitReads(request, load, getTooManyRequestsPage, () => wanted.pages.hasPage(wanted.key)),
      );
    const send = (page: StoredPage) => {
      const keepsQuery = read.kind === 'moved' || (read.kind === 'page' && url.includes('?'));
      const to = keepsQuery ? findLocation(page, url) : undefined;
      if (to !== undefined) return reply.headers({ ...page.headers }).redirect(to, page.status);
      // Otherwise only the spelling differs.
      return read.kind === 'moved' ? reply.redirect(read.to, 301) : sendPage(request, reply, page);
    };
    const sendChosen = (page: StoredPage) => {
      const choice = read.kind === 'moved' ? undefined : pageRequest.findChoice?.(url, page);
      if (!choice) return send(page);
      const { query, load } = choice;
      // Without that choice the page itself is sent.
      return when(getPage({ pages: choices, key: `${pageRequest.key}?${query}`, load }), (chosen) =>
        send(chosen.status === 200 || chosen.status === 429 ? chosen : page),
      );
    };
    return when(getPage(pageRequest), sendChosen);
  };
}

/** Calls `next` at once if there is nothing to wait for. */
function when<Value, Outcome>(
  value: Value | Promise<Value>,
  next: (value: Value) => Outcome,
): Outcome | Promise<Awaited<Outcome>> {
  return value instanceof Promise ? (value.then(next) as Promise<Awaited<Outcome>>) : next(value);
}

/** Returns where a redirect leads, with the query of the request: campaigns count by it. `undefined` for a page. */
function findLocation({ status, headers: { location } }: StoredPage, url: string): string | undefined {
  if (status !== 301 || location === undefined) return undefined;
  const [, query = ''] = /\?([^#]+)/.exec(url) ?? [];
  return query === '' || !location.startsWith('/') || /[?#]/.test(location)
    ? location
    : `${location}?${query}`;
}

/** Creates the functions that find the page of a path in the caches, and how it is built; with the limit of their reads. */
function createPageReaders({
  cache,
  searches,
  builder,
  limitPageReads,
  limitProductReads,
}: PageRoutesOptions): Record<Exclude<PageKind, 'search'>, PageReader> {
  const fromCache = (key: string, load: PageRequest['load']): PageRequest => ({ pages: cache, key, load });
  const requestEntry = (path: string): PageRequest => ({
    ...fromCache(path, () => builder.buildEntry(path)),
    findChoice(url, page) {
      const choice = hasCategoryQuery(url) ? findCategoryChoice(url, page) : undefined;
      return choice && { query: choice.key, load: () => builder.buildEntry(path, choice.chosen) };
    },
  });
  const requestMembersPage = (path: string) => fromCache(path, () => builder.buildMembersPage(path));
  const requestShopPage = (path: string, query: string): PageRequest | undefined => {
    const request = readShopPageRequest(path, query);
    if (request.kind === 'none') return undefined;
    const pages = request.kind === 'search' ? searches : cache;
    const page = { pages, key: request.key, load: () => builder.buildShopPage(request, path) };
    if (request.kind !== 'product') return page;
    return {
      ...page,
      findChoice(url, { variants }) {
        const variant = findChosenVariant(url, variants);
        return variant === undefined
          ? undefined
          : { query: variant, load: () => builder.buildShopPage({ ...request, variant }, path) };
      },
    };
  };
  return {
    entry: { readRequest: requestEntry, limitReads: limitPageReads },
    shop: { readRequest: requestShopPage, limitReads: limitProductReads },
    members: { readRequest: requestMembersPage, limitReads: limitPageReads },
  };
}

/** Returns a cached page without a promise, which would cost more than the page; any other is read for this request. */
function findPage(
  request: FastifyRequest,
  { pages, key, load }: PageRequest,
  limit: (read: () => Promise<StoredPage>) => Promise<StoredPage>,
): StoredPage | Promise<StoredPage> {
  const cached = pages.peek(key, load);
  request.cacheOutcome = cached ? 'hit' : 'miss';
  return cached ?? runWithRequestId(request.id, () => limit(() => pages.get(key, load)));
}

/** Adds the routes of all pages, with their names for the log. */
function addRoutes(
  app: FastifyInstance,
  organisation: RoutedFacts,
  handlers: Record<PageKind, RouteHandlerMethod>,
): void {
  for (const { name, path, page } of createRoutes(organisation))
    app.get(path, { config: { routeName: name } }, handlers[page]);
}

async function createTooManyRequestsPage(
  builder: Pick<PageBuilder, 'getPlainPage'>,
): Promise<PageLoadResult> {
  const unavailable = await builder.getPlainPage('unavailable');
  const page = {
    status: 429,
    html: removeReference(unavailable.joinHtml().toString()),
    headers: { ...unavailable.headers, 'retry-after': '60' },
  };
  return { outcome: 'found', page: createStoredPage({ ...page, fullyRead: true, renderedAt: 0 }) };
}
