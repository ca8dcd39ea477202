import { join } from 'node:path';
import { builtInBlocks, type BlockDefinition } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import { toSafeLink } from '@guildhall/safe-content';
import {
  countSecurityEvents,
  health,
  listSecrets,
  requireFolder,
  type Readiness,
} from '@guildhall/server-kit';
import { openSharedState } from '@guildhall/shared-state';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { apiForward } from './api-forward.ts';
import type { Assets } from './assets/assets.ts';
import { cardsRoute } from './cards-route.ts';
import type { Config } from './config.ts';
import { createUrlPolicy } from './content/content-origin.ts';
import { consentRoute } from './consent/consent-route.ts';
import { createContentChanges } from './content-changes.ts';
import { contentEvents } from './content-events.ts';
import { cspReports } from './csp-reports.ts';
import { discovery } from './discovery/discovery.ts';
import { earlierAssetsName } from './earlier-assets.ts';
import { errorPages } from './error-pages.ts';
import { createCaching } from './caching.ts';
import { createHttpServer, type HttpOptions } from './http-server.ts';
import { createCachedPages, type CachedPages } from './cached-pages.ts';
import { memberRoutes } from './members/member-routes.ts';
import { findMembersArea } from './members-area.ts';
import { toPageKey } from './page-path.ts';
import { pageRoutes } from './page-routes.ts';
import { paymentRoute } from './payment/payment-route.ts';
import { createReadLimit } from './read-limit.ts';
import { previewRoute } from './preview/preview-route.ts';
import type { Renderer } from './renderer.ts';
import { completeResponseTexts } from '../texts/response-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { serviceWorkerRoute } from './service-worker-route.ts';
import { findServiceWorker } from './service-worker/worker-switch.ts';
import { addSearch } from './search/add-search.ts';
import { speculationRules } from './speculation-rules.ts';
import { staticFiles } from './static-files.ts';
import { supplierForwards } from './suppliers/supplier-forwards.ts';
import { omitSwitchedOffBlocks, omitSwitchedOffSettings } from './switched-parts.ts';
import { vitalsRoute } from './vitals/vitals-route.ts';

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
  const config = omitSwitchedOffSettings(given, organisation);
  const blocks = omitSwitchedOffBlocks(options.blocks ?? builtInBlocks, organisation.switches);
  const readiness = options.readiness ?? { ready: true };
  if (config.CACHE_DIR !== undefined) await requireFolder('CACHE_DIR', config.CACHE_DIR);
  const ownTexts = completeResponseTexts(texts?.responses);
  const http = { busyText: texts?.chrome?.busy, texts: ownTexts, ...options.http };
  const app = await createHttpServer(config, http);
  const countSecurityEvent = countSecurityEvents(app.log, now);
  const pages = await createCachedPages(config, {
    ...{ organisation, blocks, renderer, assets, log: app.log, now },
    ...(texts && { texts }),
    ...(pause && { pause }),
  });
  const { builder, mainData } = pages;
  const own = { organisation, blocks, renderer, now, ...(texts && { texts }) };
  const state = await openSharedState(config, app.log);
  app.addHook('onClose', async () => state?.close());
  const counts = state?.counts;
  const search = await addSearch(app, config, { ...pages, ...own, countSecurityEvent, state });
  const limitReads = (name: string, perMinute: number) =>
    createReadLimit(app, { name, perMinute, state, onRefused: () => countSecurityEvent(name) });
  const limitPageReads = await limitReads('page reads', config.PAGE_READS_PER_MINUTE);

  await app.register(errorPages, { organisation, builder, mainData, texts: ownTexts });
  await app.register(health, { readiness, canServe: mainData.isLoaded });
  await app.register(files);
  await app.register(discovery, { ...pages, config, organisation, renderer, now });
  await app.register(speculationRules, { paths: organisation.paths });
  await app.register(serviceWorkerRoute, { ...pages, code: findServiceWorker(config, assets) });
  await app.register(cspReports, { counts });
  await app.register(cardsRoute, { ...pages, ...own, limitPageReads, counts });
  const { events, previewKeys, tickets } = listSiteSecrets(config);
  if (events.length > 0) {
    const policy = createUrlPolicy(config);
    const toKey = (address: string) => toPageKey(toSafeLink(address, policy) ?? '');
    const { entryPages: cache } = search;
    const { announcements } = state ?? {};
    const onChange = createContentChanges({ ...pages, cache, toKey, log: app.log, announcements });
    await app.register(contentEvents, { onChange, secrets: events, now, countSecurityEvent });
  }
  const shown = { ...pages, now, texts: ownTexts };
  if (tickets.length > 0) await app.register(previewRoute, { ...shown, previewKeys, secrets: tickets });
  await app.register(consentRoute, { ...shown, config, organisation, counts });
  await app.register(vitalsRoute, { config, organisation, counts });
  await app.register(supplierForwards, { forwards: config.billing?.forwards ?? [] });
  if (config.billing?.hasTransfers) await app.register(paymentRoute, { config, builder, limitPageReads });
  await app.register(apiForward, { apiOrigin: config.API_ORIGIN, texts: ownTexts });
  if (findMembersArea(config)) {
    await app.register(memberRoutes, { ...pages, ...own, config, assets, counts });
  }
  const limitProductReads = await limitReads('product reads', config.PRODUCT_READS_PER_MINUTE);
  await app.register(pageRoutes, {
    ...{ ...pages, ...search, organisation, limitPageReads, limitProductReads },
    hasMembers: findMembersArea(config) !== undefined,
  });

  app.addHook('onClose', () => closePages(pages));
  return app;
}

/** Lists the secrets that others sign with or accept; each has two values while it is changed. */
const listSiteSecrets = (config: Config) => ({
  events: listSecrets(config.CONTENT_WEBHOOK_SECRET, config.CONTENT_WEBHOOK_SECRET_PREVIOUS),
  previewKeys: listSecrets(config.CONTENT_PREVIEW_KEY, config.CONTENT_PREVIEW_KEY_PREVIOUS),
  tickets: listSecrets(config.PREVIEW_SECRET, config.PREVIEW_SECRET_PREVIOUS),
});

async function closePages({ mainData, contentIndex, rates, planPrices, formerPages }: CachedPages) {
  for (const refresher of [mainData, contentIndex, rates, planPrices]) refresher.stop();
  await formerPages.finish();
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
        earlierAssets: { folder: join(CACHE_DIR, earlierAssetsName), maxAgeMs: earlierAssetsMs },
      }),
    });
  };
}
