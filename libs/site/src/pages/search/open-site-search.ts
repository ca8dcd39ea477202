import type { BlockDefinition, CmsClient } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import type { CatalogueClient } from '@guildhall/shop-client';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import { createUrlPolicy } from '../../content/content-origin.ts';
import type { ContentIndex } from '../../content/content-index/content-index.ts';
import type { FindReplacement } from '../../engine/page-kind.ts';
import { findPageKind, type PageRoute } from '../../engine/routes.ts';
import { createSearchIndexer, type SearchIndexer } from './text-index/search-indexer.ts';
import { openSearchIndex } from './text-index/search-index.ts';
import { createSiteSearch, type SiteSearch } from './site-search.ts';

interface SearchOptions {
  organisation: Pick<Organisation, 'language' | 'switches'>;
  routes: readonly PageRoute[];
  blocks: readonly BlockDefinition[];
  /** Reads entries for the index, apart from those for visitors. */
  cms: Pick<CmsClient, 'readEntry'>;
  shop: CatalogueClient;
  contentIndex: Pick<ContentIndex, 'subscribe' | 'start' | 'isMissing'>;
  findReplacement: FindReplacement;
  /** Folder of the index's file. @default in memory */
  folder: string | undefined;
  log: FastifyBaseLogger;
  now: () => number;
}

/** The search of a site, and what keeps it up to date. */
export interface OpenSearch {
  search: SiteSearch;
  refresh: SearchIndexer['refresh'];
  close(): void;
}

/** Opens the search, and starts to read the texts of all entries in the background. Queries are not logged. */
export function openSiteSearch(config: Config, options: SearchOptions): OpenSearch {
  const { organisation, routes, blocks, cms, shop, contentIndex, findReplacement, folder, log, now } =
    options;
  const onError = (err: unknown) => log.error({ err }, 'search index');
  const index = openSearchIndex({
    languageTag: organisation.language,
    folder,
    onMemory: (err) => log.error({ err }, 'the search index cannot be a file: it is kept in memory'),
    onReplaced(err) {
      log.error({ err }, 'the file of the search index was broken: it is made again');
      void indexer.sync();
    },
  });
  const indexer = createSearchIndexer({
    index,
    readEntry: (path) => cms.readEntry(path),
    subscribe: contentIndex.subscribe,
    blocks,
    hasOwnPage: async (path) =>
      findPageKind(routes, path) !== 'entry' || (await findReplacement(path)) !== undefined,
    onError,
    now,
  });
  contentIndex.start();
  const search = createSiteSearch({
    index,
    indexer,
    hasPages: () => !contentIndex.isMissing(),
    ...(organisation.switches.shop && { shop }),
    policy: createUrlPolicy(config),
    onError,
  });
  return {
    search,
    refresh: indexer.refresh,
    close() {
      indexer.stop();
      index.close();
    },
  };
}
