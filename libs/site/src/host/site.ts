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
import { openSharedState, type SharedState } from '@guildhall/shared-state';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createCaching, type FixedDurations } from '../config/caching.ts';
import type { Config } from '../config/config.ts';
import { omitSwitchedOffBlocks, omitSwitchedOffSettings } from '../config/switched-parts.ts';
import { createUrlPolicy } from '../content/content-origin.ts';
import { apiForward } from '../endpoints/api-forward.ts';
import { createContentChanges, type ContentChangesOptions } from '../endpoints/content-changes.ts';
import { contentEvents, type ContentEventsOptions } from '../endpoints/content-events.ts';
import { cspReports } from '../endpoints/csp-reports.ts';
import { discovery } from '../endpoints/discovery/discovery.ts';
import { serviceWorkerRoute } from '../endpoints/service-worker-route.ts';
import { speculationRules } from '../endpoints/speculation-rules.ts';
import { supplierForwards } from '../endpoints/supplier-forwards.ts';
import { vitalsRoute } from '../endpoints/vitals/vitals-route.ts';
import type { Assets } from '../engine/assets/assets.ts';
import { findServiceWorker } from '../engine/assets/worker-switch.ts';
import { errorPages } from '../engine/error-pages.ts';
import { createHttpServer, type HttpOptions } from '../engine/http/http-server.ts';
import { computeReadsPerMinute, createReadLimit } from '../engine/limits/read-limit.ts';
import { createPageBuilder } from '../engine/page-builder.ts';
import { toPageKey } from '../engine/page-path.ts';
import { pageRoutes } from '../engine/page-routes.ts';
import { createContentSecurity } from '../engine/security/security-headers.ts';
import type { Renderer } from '../page/renderer.ts';
import type { OwnPages } from '../pages/own/define-pages.ts';
import { pageKinds as kitPageKinds } from '../pages/page-kinds.ts';
import type { PageKindOptions } from '../pages/page-kind-options.ts';
import { createRoutes } from '../pages/routes.ts';
import { completeResponseTexts } from '../texts/response-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { listContentSubscribers } from './content-subscribers.ts';
import { openCopiesFolder } from './open-caches.ts';
import { openContent } from './open-content.ts';
import { createSecretsHider, listModels, openPageKinds } from './open-page-kinds.ts';

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
  /**
   * Pages of the site's own code that have data. Each needs a view in `pages` of `defineSite`.
   * @default none
   */
  pages?: readonly OwnPages[];
  renderer: () => Renderer | Promise<Renderer>;
  assets: Assets;
  /** Serves scripts, styles and files. */
  files: FastifyPluginAsync;
  http?: HttpOptions;
  readiness?: Readiness;
  durations?: Partial<FixedDurations>;
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

/** Creates the server. Parts of the product that the organisation has switched off leave nothing behind. */
export async function createSite(environmentConfig: Config, options: SiteOptions): Promise<FastifyInstance> {
  const { organisation, texts, renderer, assets, now = Date.now } = options;
  const config = omitSwitchedOffSettings(environmentConfig, organisation);
  const blocks = omitSwitchedOffBlocks(options.blocks ?? builtInBlocks, organisation.switches);
  if (config.CACHE_DIR !== undefined) await requireFolder('CACHE_DIR', config.CACHE_DIR);
  const responseTexts = completeResponseTexts(texts?.responses);
  const http = { busyText: texts?.chrome?.busy, texts: responseTexts, hsts: organisation.hsts };
  const app = await createHttpServer(config, { ...http, ...options.http });
  const { log } = app;
  const countSecurityEvent = countSecurityEvents(log, now);

  const caching = createCaching(config, options.durations);
  const security = createSiteSecurity(config, organisation);
  const folder = await openCopiesFolder(config);
  const content = await openContent(config, {
    ...{ organisation, blocks, texts, renderer, caching, folder, log, now, pause: options.pause },
  });
  const { cms, shop, lists, gone, formerPages, formerAddresses, contentIndex, mainData, rates } = content;
  const { cache, searches, choices } = content.caches;

  const pageKinds = [...kitPageKinds, ...(options.pages ?? [])];
  const routes = createRoutes(organisation);
  const builder = createPageBuilder({
    ...{ config, organisation, caching, security, renderer, assets, mainData, routes, log, now },
    ...(texts && { texts }),
    models: listModels(pageKinds),
    rates: rates.current,
    planPrices: content.planPrices.current,
  });

  const state = await openSharedState(config, log);
  app.addHook('onClose', async () => state?.close());
  const counts = state?.counts;
  const limitReads = createReadLimits(app, state, countSecurityEvent);
  const parts = {
    ...{ config, organisation, blocks, texts, responseTexts, now, log },
    ...{ cms, shop, lists, gone, formerPages, formerAddresses, contentIndex, mainData, rates, folder },
    ...{ renderer, assets, caching, security, builder, routes },
    ...{ cache, searches, choices },
    limitPageReads: await limitReads('page reads', computeReadsPerMinute(config).pages),
    ...{ limitReads, counts },
  };
  const kinds = await openPageKinds(app, pageKinds, parts);

  await app.register(errorPages, { organisation, builder, mainData, texts: responseTexts });
  const { readiness = { ready: true } } = options;
  await app.register(health, { readiness, canServe: mainData.isLoaded });
  await app.register(options.files);
  await app.register(discovery, { config, organisation, renderer, contentIndex, shop, security, now });
  await app.register(speculationRules, { paths: organisation.paths });
  await app.register(serviceWorkerRoute, { builder, security, code: findServiceWorker(config, assets) });
  await app.register(cspReports, { counts, hideSecrets: createSecretsHider(pageKinds) });
  await addContentEvents(app, config, {
    ...{ now, countSecurityEvent, announcements: state?.announcements },
    subscribers: listContentSubscribers({ ...content, kinds: kinds.values() }),
  });
  await app.register(vitalsRoute, { config, organisation, routes, counts });
  await app.register(supplierForwards, { forwards: config.billing?.forwards ?? [] });
  await app.register(apiForward, { apiOrigin: config.API_ORIGIN, texts: responseTexts });
  for (const { plugin } of kinds.values()) if (plugin) await app.register(plugin);
  await app.register(pageRoutes, { routes, kinds, cache, choices, builder, formerAddresses });

  app.addHook('onClose', content.close);
  return app;
}

/** Creates the function that creates limits of reads, which all processes of the site share. */
function createReadLimits(
  app: FastifyInstance,
  state: SharedState | undefined,
  countSecurityEvent: (kind: string) => void,
): PageKindOptions['limitReads'] {
  return (name, perMinute) =>
    createReadLimit(app, { name, perMinute, state, onRefused: () => countSecurityEvent(name) });
}

/** Adds the route of content events. Without a secret, there is none. */
async function addContentEvents(
  app: FastifyInstance,
  config: Config,
  {
    announcements,
    subscribers,
    ...options
  }: Pick<ContentChangesOptions, 'announcements' | 'subscribers'> &
    Pick<ContentEventsOptions, 'now' | 'countSecurityEvent'>,
): Promise<void> {
  const secrets = listSecrets(config.CONTENT_WEBHOOK_SECRET, config.CONTENT_WEBHOOK_SECRET_PREVIOUS);
  if (secrets.length === 0) return;
  const policy = createUrlPolicy(config);
  const toKey = (address: string) => toPageKey(toSafeLink(address, policy) ?? '');
  const onChange = createContentChanges({ subscribers, toKey, log: app.log, announcements });
  await app.register(contentEvents, { onChange, secrets, ...options });
}

/**
 * Browsers fetch pictures from the public origin of the content service, which may differ from the one the site reads.
 */
function createSiteSecurity(config: Config, organisation: Organisation) {
  const reached = new URL(createUrlPolicy(config).contentOrigin).origin;
  return createContentSecurity({ ...config, CONTENT_ORIGIN: reached }, organisation);
}
