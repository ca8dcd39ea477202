import { join } from 'node:path';
import { builtInBlocks, type BlockDefinition } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import { toSafeLink } from '@guildhall/safe-content';
import { countSecurityEvents, health, requireFolder, type Readiness } from '@guildhall/server-kit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { apiForward } from './api-forward.ts';
import type { Assets } from './assets/assets.ts';
import { cardsRoute } from './cards-route.ts';
import type { Config } from './config.ts';
import { createUrlPolicy } from './content/content-origin.ts';
import { consentRoute } from './consent/consent-route.ts';
import { contentEvents } from './content-events.ts';
import { cspReports } from './csp-reports.ts';
import { discovery } from './discovery/discovery.ts';
import { errorPages } from './error-pages.ts';
import { createCaching } from './caching.ts';
import { createHttpServer, type HttpOptions } from './http-server.ts';
import { createCachedPages } from './cached-pages.ts';
import { memberEntryRoute } from './members/member-entry-route.ts';
import { findMembersArea } from './members-area.ts';
import { membersForward } from './members/members-forward.ts';
import { toPageKey } from './page-path.ts';
import { pageRoutes } from './page-routes.ts';
import { createReadLimit } from './read-limit.ts';
import { previewRoute } from './preview/preview-route.ts';
import type { Renderer } from './renderer.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { serviceWorkerRoute } from './service-worker-route.ts';
import { findServiceWorker } from './service-worker/worker-switch.ts';
import { addSearch } from './search/add-search.ts';
import { speculationRules } from './speculation-rules.ts';
import { staticFiles } from './static-files.ts';
import { omitSwitchedOffBlocks, omitSwitchedOffSettings } from './switched-parts.ts';

export interface SiteOptions {
  organisation: Organisation;
  /**
   * Kinds of blocks that entries may contain.
   * @default builtInBlocks
   */
  blocks?: readonly BlockDefinition[];
  /**
   * Texts of the site that replace the English ones.
   * @default none
   */
  texts?: OwnTexts;
  renderer: () => Renderer | Promise<Renderer>;
  assets: Assets;
  /** Serves scripts, styles and files. */
  files: FastifyPluginAsync;
  http?: HttpOptions;
  readiness?: Readiness;
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

/** Creates the server. Parts of the product that the organisation has switched off leave nothing behind. */
export async function createSite(given: Config, options: SiteOptions): Promise<FastifyInstance> {
  const { organisation, texts, renderer, assets, now = Date.now, pause, files } = options;
  const config = omitSwitchedOffSettings(given, organisation.switches);
  const blocks = omitSwitchedOffBlocks(options.blocks ?? builtInBlocks, organisation.switches);
  const readiness = options.readiness ?? { ready: true };
  if (config.CACHE_DIR !== undefined) await requireFolder('CACHE_DIR', config.CACHE_DIR);
  const app = await createHttpServer(config, { busyText: texts?.chrome?.busy, ...options.http });
  const countSecurityEvent = countSecurityEvents(app.log, now);
  const pages = await createCachedPages(config, {
    ...{ organisation, blocks, renderer, assets, log: app.log, now },
    ...(texts && { texts }),
    ...(pause && { pause }),
  });
  const { builder, mainData, rates, planPrices } = pages;
  const own = { organisation, blocks, renderer, now, ...(texts && { texts }) };
  const search = await addSearch(app, config, { ...pages, ...own, countSecurityEvent });

  const limitPageReads = await createReadLimit(app, config.PAGE_READS_PER_MINUTE, () =>
    countSecurityEvent('page reads'),
  );

  await app.register(errorPages, { organisation, builder, mainData });
  await app.register(health, { readiness, canServe: mainData.isLoaded });
  await app.register(files);
  await app.register(discovery, { ...pages, config, organisation, renderer, now });
  await app.register(speculationRules, { paths: organisation.paths });
  await app.register(serviceWorkerRoute, { ...pages, code: findServiceWorker(config, assets) });
  await app.register(cspReports);
  await app.register(cardsRoute, {
    ...{ ...pages, ...own, limitPageReads },
  });
  if (config.CONTENT_WEBHOOK_SECRET) {
    const policy = createUrlPolicy(config);
    const toKey = (address: string) => toPageKey(toSafeLink(address, policy) ?? '');
    const secret = config.CONTENT_WEBHOOK_SECRET;
    const { entryPages: cache } = search;
    await app.register(contentEvents, { ...pages, cache, toKey, secret, now, countSecurityEvent });
  }
  const { CONTENT_PREVIEW_KEY: previewKey, PREVIEW_SECRET: secret } = config;
  if (previewKey && secret) await app.register(previewRoute, { ...pages, previewKey, secret, now });
  await app.register(consentRoute, { ...pages, config, organisation });
  await app.register(apiForward, { apiOrigin: config.API_ORIGIN });
  if (findMembersArea(config)) {
    const { IDENTITY_ORIGIN: identityOrigin, RECORDS_ORIGIN: recordsOrigin } = config;
    await app.register(membersForward, { identityOrigin, recordsOrigin });
    await app.register(memberEntryRoute, {
      ...{ ...pages, config, organisation, blocks, renderer, assets },
      ...(texts && { texts }),
    });
  }
  const limitProductReads = await createReadLimit(app, config.PRODUCT_READS_PER_MINUTE, () =>
    countSecurityEvent('product reads'),
  );
  await app.register(pageRoutes, {
    ...{ ...pages, ...search, organisation, limitPageReads, limitProductReads },
    hasMembers: findMembersArea(config) !== undefined,
  });

  app.addHook('onClose', async () => {
    for (const refresher of [mainData, pages.contentIndex, rates, planPrices]) refresher.stop();
  });
  return app;
}

interface SiteFolders {
  dist: string;
  publicDirectory: string;
}

/** Creates the plugin that serves the files of a build. */
export function createBuiltFiles(config: Config, folders: SiteFolders): FastifyPluginAsync {
  const { CACHE_DIR } = config;
  const { earlierAssetsMs } = createCaching(config);
  return async (app) => {
    await app.register(staticFiles, {
      ...folders,
      ...(CACHE_DIR && {
        earlierAssets: { folder: join(CACHE_DIR, 'site-assets'), maxAgeMs: earlierAssetsMs },
      }),
    });
  };
}
