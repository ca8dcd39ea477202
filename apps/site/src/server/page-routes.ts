import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Loaded, PageCache } from './page-cache/page-cache.ts';
import type { PageMaker } from './page-maker.ts';
import { readPagePath } from './page-path.ts';
import { routes, type PageKind } from './routes.ts';
import { sendPage } from './send-page.ts';

/** Answers every page of the route table from the page cache. */
export function registerPages(
  app: FastifyInstance,
  { cache, maker }: { cache: PageCache; maker: PageMaker },
): void {
  const notFound = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(
      request,
      reply,
      await cache.get('404', async () => ({ outcome: 'found', page: await maker.plain('not-found', '') })),
    );

  const pageBy =
    (make: (path: string) => Promise<Loaded>) => (request: FastifyRequest, reply: FastifyReply) => {
      const read = readPagePath(request.raw.url ?? '/');
      if (read.kind === 'moved') return reply.redirect(read.to, 301);
      if (read.kind === 'none') return notFound(request, reply);
      const load = () => make(read.path);
      const page = cache.peek(read.path, load);
      // No promise on the way of a page that is kept.
      return page
        ? sendPage(request, reply, page)
        : cache.get(read.path, load).then((made) => sendPage(request, reply, made));
    };

  const answers: Record<PageKind, RouteHandlerMethod> = {
    entry: pageBy(maker.entry),
    product: pageBy(maker.product),
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
