import { runWithRequestId } from '@guildhall/upstream';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import fp from 'fastify-plugin';
import { noStore } from '../config/caching.ts';
import { isFilePath } from './files/file-path.ts';
import type { PageCache, PageLoadResult } from './page-cache/page-cache.ts';
import { createStoredPage, type StoredPage } from './page-cache/stored-page.ts';
import type { PageBuilder } from './page-builder.ts';
import type { OpenPages, PageReader, PageRequest } from './page-kind.ts';
import { readPagePath, toPageKey } from './page-path.ts';
import { findPageKind, type PageRoute } from './routes.ts';
import { removeReference } from './send-error-page.ts';
import { sendPage } from './send-page.ts';

export interface PageRoutesOptions {
  routes: readonly PageRoute[];
  /** Readers and handlers of the routes, by the names of their kinds. */
  kinds: ReadonlyMap<string, Pick<OpenPages, 'reader' | 'handler'>>;
  cache: PageCache;
  choices: PageCache;
  builder: Pick<PageBuilder, 'getPlainPage'>;
  formerAddresses: FormerAddresses;
}

/** Finds where the addresses of other systems lead, such as those of WordPress. */
interface FormerAddresses {
  findUpload(url: string): string | undefined;
  findDocument(url: string): string | undefined;
}

/** Serves every page of the route table from the page cache. */
export const pageRoutes = fp<PageRoutesOptions>(
  (app, options, done) => {
    const { routes, kinds } = options;
    const sendNotFound = createNotFoundSender(options);
    const createHandler = createHandlerFactory(options, sendNotFound);
    const handlers = new Map(
      [...kinds].map(([name, { reader, handler }]) => [name, reader ? createHandler(reader) : handler]),
    );
    for (const { name, path, page } of routes)
      app.get(path, { config: { routeName: name } }, handlers.get(page) ?? sendNotFound);
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

/** Creates the function that sends the 404 page, an empty 404 for a file, or the redirect to the feed or the sitemap. */
function createNotFoundSender({
  builder,
  formerAddresses,
}: Pick<PageRoutesOptions, 'builder' | 'formerAddresses'>): (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown> {
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
function createHandlerFactory(
  { routes, kinds, cache, choices, builder, formerAddresses }: PageRoutesOptions,
  sendNotFound: ReturnType<typeof createNotFoundSender>,
) {
  // Another spelling of a path may match the route of another kind of page.
  const findReaderAt = (path: string): PageReader | undefined => {
    const reader = kinds.get(findPageKind(routes, path) ?? '')?.reader;
    return reader?.hasFormerUrls ? reader : undefined;
  };
  // Built once, so that refusals stay cheap however many there are.
  const getTooManyRequestsPage = () => cache.get('429', () => createTooManyRequestsPage(builder));
  const findFormer = (url: string) =>
    formerAddresses.findUpload(url) ??
    (/^\/(?:index\.php)?\?/.test(url) ? formerAddresses.findDocument(url) : undefined);

  return (ownReader: PageReader): RouteHandlerMethod =>
    (request, reply) => {
      const url = request.raw.url ?? '/';
      const former = findFormer(url);
      if (former !== undefined) return reply.redirect(former, 301);
      if (isFilePath(url)) return sendNotFound(request, reply);
      const read = readPagePath(url);
      const path = read.kind === 'moved' ? toPageKey(read.to) : 'path' in read ? read.path : undefined;
      const reader = read.kind === 'moved' ? findReaderAt(path ?? '/') : ownReader;
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
