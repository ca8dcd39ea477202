import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from '../../engine/page-cache/page-cache.ts';
import { createStoredPage } from '../../engine/page-cache/stored-page.ts';
import type { PageBuilder } from '../../engine/page-builder.ts';
import { readPagePath } from '../../engine/page-path.ts';
import type { ReadLimit } from '../../engine/limits/read-limit.ts';
import { sendPage } from '../../engine/send-page.ts';
import type { SiteSearchModel } from './search-model.ts';
import { maxResultPages, type SiteSearch } from './site-search.ts';

export interface SearchHandlerOptions {
  /** Path of the page. */
  path: string;
  search: SiteSearch;
  builder: Pick<PageBuilder, 'build' | 'getPlainPage'>;
  cache: Pick<PageCache, 'get'>;
  /** Limits the searches of one visitor. */
  limitSearches: ReadLimit;
}

/**
 * Creates the handler of the search page. Results are computed for every request and stored nowhere, like the query;
 * the page without a query, and the refusal, are the same for everyone.
 */
export function createSearchHandler({ path, search, builder, cache, limitSearches }: SearchHandlerOptions) {
  const build = (results: SiteSearchModel) =>
    builder.build({ model: toModel(results), fullyRead: true }, { path });
  const getStartPage = () =>
    cache.get('search', async () => ({
      outcome: 'found',
      page: await build({ state: 'start', text: '' }),
    }));
  const getRefusal = () =>
    cache.get('search 429', async () => {
      const refused = await build({ state: 'refused', text: '' });
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
    const results = await limitSearches(request, async () => build(await search(typed, page)), getRefusal);
    return sendPage(request, reply, results);
  };
}

const toModel = (search: SiteSearchModel) => ({ kind: 'site-search', ...search });

function parsePageNumber(written: string | null): number {
  return written !== null && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 1;
}
