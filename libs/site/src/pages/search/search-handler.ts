import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from '../../engine/page-cache/page-cache.ts';
import { createStoredPage } from '../../engine/page-cache/stored-page.ts';
import type { PageBuilder } from '../../engine/page-builder.ts';
import { readPagePath } from '../../engine/page-path.ts';
import type { ReadLimit } from '../../engine/limits/read-limit.ts';
import { sendPage } from '../../engine/send-page.ts';
import { maxResultPages, type SiteSearch } from './site-search.ts';

export interface SearchHandlerOptions {
  search: SiteSearch;
  builder: Pick<PageBuilder, 'buildSearchPage' | 'getPlainPage'>;
  cache: Pick<PageCache, 'get'>;
  /** Limits the searches of one visitor. */
  limitSearches: ReadLimit;
}

/**
 * Creates the handler of the search page. Results are computed for every request and stored nowhere, like the query;
 * the page without a query, and the refusal, are the same for everyone.
 */
export function createSearchHandler({ search, builder, cache, limitSearches }: SearchHandlerOptions) {
  const getStartPage = () =>
    cache.get('search', async () => ({
      outcome: 'found',
      page: await builder.buildSearchPage({ state: 'start', text: '' }),
    }));
  const getRefusal = () =>
    cache.get('search 429', async () => {
      const refused = await builder.buildSearchPage({ state: 'refused', text: '' });
      const page = {
        status: 429,
        html: [{ bytes: refused.joinHtml(), hash: '429' }],
        headers: refused.headers,
        fullyRead: true,
        renderedAt: 0,
      };
      return { outcome: 'found', page: createStoredPage(page) };
    });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.raw.url ?? '/';
    const read = readPagePath(url);
    if (read.kind === 'moved') return reply.redirect(read.to, 301);
    const parameters = new URLSearchParams(url.split('?')[1] ?? '');
    const typed = parameters.get('q') ?? '';
    const page = parsePageNumber(parameters.get('page'));
    if (page > maxResultPages) return sendPage(request, reply, await builder.getPlainPage('not-found'));
    if (typed.trim() === '') return sendPage(request, reply, await getStartPage());
    const results = await limitSearches(
      request,
      async () => builder.buildSearchPage(await search(typed, page)),
      getRefusal,
    );
    return sendPage(request, reply, results);
  };
}

function parsePageNumber(written: string | null): number {
  return written !== null && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 1;
}
