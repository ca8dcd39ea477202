import type { BlockDefinition } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import type { SharedState } from '@guildhall/shared-state';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { OwnTexts } from '../../texts/site-texts.ts';
import type { CachedPages } from '../../host/cached-pages.ts';
import type { Config } from '../../config/config.ts';
import { connectContentService } from '../../content/content-service.ts';
import { computeReadsPerMinute, createReadLimit } from '../../engine/limits/read-limit.ts';
import type { Renderer } from '../../engine/renderer.ts';
import { openSiteSearch } from './open-site-search.ts';
import { createSearchHandler } from './search-handler.ts';

interface AddSearchOptions extends Pick<
  CachedPages,
  'builder' | 'cache' | 'contentIndex' | 'entryPages' | 'folder' | 'shop'
> {
  organisation: Organisation;
  blocks: readonly BlockDefinition[];
  texts?: OwnTexts;
  renderer: () => Renderer | Promise<Renderer>;
  now: () => number;
  countSecurityEvent: (kind: string) => void;
  /** @default each process counts for itself */
  state?: Pick<SharedState, 'counts' | 'slots'> | undefined;
}

/** Handler of the search page, and the pages that events expire; without a search, there is no handler. */
interface AddedSearch {
  entryPages: CachedPages['entryPages'];
  sendSearch?: RouteHandlerMethod;
}

/** Opens the search of a site, if it has one, until the server closes. */
export async function addSearch(
  app: FastifyInstance,
  config: Config,
  { entryPages, countSecurityEvent, state, ...options }: AddSearchOptions,
): Promise<AddedSearch> {
  if (!options.organisation.search) return { entryPages };
  const { organisation, blocks, texts } = options;
  // Reads for the index share no breaker and no memory with those for visitors.
  const cms = connectContentService(config, app.log, {
    ...organisation,
    blocks,
    texts,
    reportsProblems: false,
  });
  const { search, refresh, close } = openSiteSearch(config, { ...options, cms, log: app.log });
  app.addHook('onClose', async () => close());
  const limitSearches = await createReadLimit(app, {
    ...{ name: 'searches', perMinute: computeReadsPerMinute(config).searches, state },
    onRefused: () => countSecurityEvent('searches'),
  });
  return {
    entryPages: {
      expire(keys) {
        entryPages.expire(keys);
        void refresh(keys);
      },
    },
    sendSearch: createSearchHandler({ ...options, search, limitSearches }),
  };
}
