import { retryAfter } from '../../config/caching.ts';
import { connectContentService } from '../../content/content-service.ts';
import { computeReadsPerMinute } from '../../engine/limits/read-limit.ts';
import { definePageKind, type PageTraits } from '../../engine/page-kind.ts';
import type { PageKindOptions } from '../page-kind-options.ts';
import { openSiteSearch } from './open-site-search.ts';
import { createSearchHandler } from './search-handler.ts';
import type { SiteSearchModel } from './search-model.ts';

type Options = Pick<
  PageKindOptions,
  | 'config'
  | 'organisation'
  | 'blocks'
  | 'texts'
  | 'builder'
  | 'cache'
  | 'contentIndex'
  | 'folder'
  | 'limitReads'
  | 'log'
  | 'now'
  | 'findReplacement'
  | 'routes'
  | 'shop'
>;

/** The page that searches the site. Its index is kept up to date while the site runs. */
export const searchPages = definePageKind({
  name: 'search',
  models: { 'site-search': getSearchTraits },
  listRoutes: ({ search }) => (search ? [{ name: 'search', path: search }] : []),
  async open({ config, limitReads, ...parts }: Options) {
    const { organisation, blocks, texts, builder, cache, log } = parts;
    if (!organisation.search) return undefined;
    // Reads for the index share no breaker and no memory with those for visitors.
    const cms = connectContentService(config, log, {
      ...organisation,
      blocks,
      texts,
      reportsProblems: false,
    });
    const { search, refresh, close } = openSiteSearch(config, { ...parts, cms });
    const limitSearches = await limitReads('searches', computeReadsPerMinute(config).searches);
    return {
      handler: createSearchHandler({ path: organisation.search, builder, cache, search, limitSearches }),
      onContentChange: (keys) => void refresh(keys),
      close,
    };
  },
});

/** Results are the visitor's own. A shop that cannot be searched matters only where nothing else can be. */
function getSearchTraits(search: SiteSearchModel): PageTraits {
  const { state } = search;
  const headers = { 'x-robots-tag': 'noindex' };
  if (state === 'start') return { headers };
  if (state === 'refused')
    return { status: 429, cacheControl: 'failed', headers: { ...headers, 'retry-after': '60' } };
  const isUnavailable =
    state === 'unavailable' || (state === 'without-pages' && search.products === 'failed');
  if (isUnavailable)
    return { status: 503, cacheControl: 'failed', headers: { ...headers, 'retry-after': retryAfter.page } };
  return { cacheControl: 'siteSearch', headers, isSentOnce: state === 'searched' };
}
