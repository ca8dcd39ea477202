import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Loaded, PageCache } from './page-cache/page-cache.ts';
import { storePage } from './page-cache/stored-page.ts';
import type { PageMaker } from './page-maker.ts';
import { readPagePath } from './page-path.ts';
import type { ReadLimit } from './read-limit.ts';
import { routes, type PageKind } from './routes.ts';
import { sendPage } from './send-page.ts';

interface PageRoutesParts {
  cache: PageCache;
  maker: PageMaker;
  limitProductReads: ReadLimit;
}

/** Answers every page of the route table from the page cache. */
export function registerPages(
  app: FastifyInstance,
  { cache, maker, limitProductReads }: PageRoutesParts,
): void {
  const notFound = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(
      request,
      reply,
      await cache.get('404', async () => ({ outcome: 'found', page: await maker.plain('not-found', '') })),
    );

  // Finished once: whoever is refused often must not be expensive either.
  const wait = () =>
    cache.get('429', async () => {
      const { html, headers } = await maker.plain('unavailable', '');
      const page = {
        status: 429,
        html: [{ bytes: html, hash: '429' }],
        headers: { ...headers, 'retry-after': '60' },
      };
      return { outcome: 'found', page: storePage({ ...page, whole: true, renderedAt: 0 }) };
    });

  const pageBy =
    (make: (path: string) => Promise<Loaded>, limitReads?: ReadLimit) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      const read = readPagePath(request.raw.url ?? '/');
      if (read.kind === 'moved') return reply.redirect(read.to, 301);
      if (read.kind === 'none') return notFound(request, reply);
      const load = () => make(read.path);
      const page = cache.peek(read.path, load);
      // No promise on the way of a page that is kept.
      if (page) return sendPage(request, reply, page);
      const get = () => cache.get(read.path, load);
      const made = limitReads ? limitReads(request).then((mayRead) => (mayRead ? get() : wait())) : get();
      return made.then((page) => sendPage(request, reply, page));
    };

  const answers: Record<PageKind, RouteHandlerMethod> = {
    entry: pageBy(maker.entry),
    product: pageBy(maker.product, limitProductReads),
    reserved: notFound,
  };
  for (const route of routes) app.get(route.path, answers[route.page]);
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
    const read = readPagePath(request.raw.url ?? '/');
    return read.kind === 'moved' ? reply.redirect(read.to, 301) : notFound(request, reply);
  });
}
