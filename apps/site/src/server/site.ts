import { join } from 'node:path';
import { safeLink } from '@guildhall/safe-content';
import { countSecurityEvents, health, type Readiness } from '@guildhall/server-kit';
import type { FastifyInstance } from 'fastify';
import { registerApiForward } from './api-forward.ts';
import type { Assets } from './assets/assets.ts';
import { registerCards } from './cards-route.ts';
import type { Config } from './config.ts';
import { addressPolicy } from './content/content-address.ts';
import { registerContentEvents } from './content-events.ts';
import { registerCspReports } from './csp-reports.ts';
import { registerErrorPages } from './error-pages.ts';
import { createHttpServer, type HttpOptions } from './http-server.ts';
import { createCachedPages } from './cached-pages.ts';
import { pageKeyOf } from './page-path.ts';
import { registerPages } from './page-routes.ts';
import { limitReads } from './read-limit.ts';
import { registerPreview } from './preview/preview-route.ts';
import type { Renderer } from './renderer.ts';
import { registerSpeculationRules } from './speculation-rules.ts';
import { registerStaticFiles } from './static-files.ts';

const siteDirectory = join(import.meta.dirname, '../..');

export interface SiteParts {
  renderer: () => Renderer | Promise<Renderer>;
  assets: Assets;
  /** Serves scripts, styles and files; by default those of the build. */
  files?: (app: FastifyInstance) => Promise<void>;
  http?: HttpOptions;
  readiness?: Readiness;
  now?: () => number;
}

/** The whole site as one server, not yet listening. */
export async function createSite(config: Config, parts: SiteParts): Promise<FastifyInstance> {
  const { renderer, assets, now = Date.now, files = builtFiles(config) } = parts;
  const readiness = parts.readiness ?? { ready: true };
  const app = await createHttpServer(config, parts.http);
  const countSecurityEvent = countSecurityEvents(app.log, now);
  const pages = await createCachedPages(config, { renderer, assets, log: app.log, now });
  const { maker, mainData, rates } = pages;

  registerErrorPages(app, maker);
  await app.register(health, { readiness, state: () => ({ mainData: mainData.isLoaded() }) });
  await files(app);
  registerSpeculationRules(app);
  registerCspReports(app);
  registerCards(app, { ...pages, renderer, now });
  if (config.CONTENT_WEBHOOK_SECRET) {
    const policy = addressPolicy(config);
    const keyOf = (address: string) => pageKeyOf(safeLink(address, policy) ?? '');
    const secret = config.CONTENT_WEBHOOK_SECRET;
    registerContentEvents(app, { ...pages, keyOf, secret, now, countSecurityEvent });
  }
  const { CONTENT_PREVIEW_KEY: previewKey, PREVIEW_SECRET } = config;
  if (previewKey && PREVIEW_SECRET) registerPreview(app, { maker, previewKey, secret: PREVIEW_SECRET, now });
  await registerApiForward(app, config.API_ORIGIN);
  const limitProductReads = await limitReads(app, config.PRODUCT_READS_PER_MINUTE, () =>
    countSecurityEvent('product reads'),
  );
  registerPages(app, { ...pages, limitProductReads });

  app.addHook('onClose', async () => {
    mainData.stop();
    rates.stop();
  });
  return app;
}

function builtFiles({ CACHE_DIR }: Config) {
  return (app: FastifyInstance) =>
    registerStaticFiles(app, {
      dist: join(siteDirectory, 'dist'),
      publicDirectory: join(siteDirectory, 'public'),
      ...(CACHE_DIR ? { earlierAssets: join(CACHE_DIR, 'site-assets') } : {}),
    });
}
