import { createHash } from 'node:crypto';
import { join } from 'node:path';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { registerApiForward } from './api-forward.ts';
import type { Assets } from './assets/assets.ts';
import { registerCards } from './cards-route.ts';
import type { Config } from './config.ts';
import { registerContentEvents } from './content-events.ts';
import { connectContentService } from './content/content-service.ts';
import { keepMainData, type MainDataKeeper } from './content/main-data-keeper.ts';
import { registerErrorPages } from './error-pages.ts';
import { registerHealth } from './health.ts';
import { createDiskCopies } from './page-cache/disk-copies.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { createPageMaker } from './page-maker.ts';
import { registerPages } from './page-routes.ts';
import type { Renderer } from './renderer.ts';
import { createContentSecurity } from './security-headers.ts';
import { registerSpeculationRules } from './speculation-rules.ts';
import { registerStaticFiles } from './static-files.ts';

const DAY = 24 * 3_600_000;
const siteDirectory = join(import.meta.dirname, '../..');

export interface SiteParts {
  renderer: () => Renderer | Promise<Renderer>;
  assets: Assets;
  /** Development: Vite serves modules, styles and files. */
  beforeRoutes?: (app: FastifyInstance) => Promise<void>;
  http?: Pick<FastifyServerOptions, 'serverFactory'>;
  now?: () => number;
}

export interface Site {
  app: FastifyInstance;
  /** Answers what was asked, takes nothing new, closes. */
  stop(): Promise<void>;
}

/** The whole site as one server, not yet listening. */
export async function createSite(config: Config, parts: SiteParts): Promise<Site> {
  const now = parts.now ?? Date.now;
  let stopping = false;
  const app = Fastify({
    ...parts.http,
    logger: { level: config.LOG_LEVEL },
    // Pages are many and mostly kept: a line per request, and a logger per request, would cost more than the page.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 512 },
  });
  logTrouble(app);

  const cms = connectContentService(config, app.log);
  const cache = new PageCache({
    freshMs: config.PAGE_FRESH_MS,
    staleMs: DAY,
    retryMs: 5_000,
    emptyMs: 10_000,
    maxBytes: 64 * 1024 * 1024,
    ...(config.CACHE_DIR ? { disk: createDiskCopies(pagesFolder(config), { maxAgeMs: DAY, now }) } : {}),
    onProblem: (key, error) => app.log.error({ err: error, key }, 'page cache'),
    now,
  });
  let keeper: MainDataKeeper;
  const maker = createPageMaker({
    config,
    cms,
    mainData: () => keeper,
    renderer: parts.renderer,
    assets: parts.assets,
    security: createContentSecurity(config),
    log: app.log,
    now,
  });
  keeper = await keepMainData({
    cms,
    ...(config.CACHE_DIR ? { copy: join(pagesFolder(config), '../main-data.json') } : {}),
    refreshMs: config.PAGE_FRESH_MS,
    retryMs: 5_000,
    onChange: () => cache.expire(),
  });

  await app.register(underPressure, {
    maxEventLoopDelay: 1_000,
    retryAfter: 10,
    message: 'Too many visitors at once. Please try again in a moment.',
    pressureHandler: (request, reply, _type, _value) => {
      if (request.url === '/healthz' || request.url === '/readyz') return;
      void reply
        .code(503)
        .header('retry-after', '10')
        .type('text/plain; charset=utf-8')
        .send('Too many visitors at once. Please try again in a moment.');
    },
  });
  registerErrorPages(app, maker);
  registerHealth(app, () => ({ ready: !stopping, mainData: keeper.isLoaded() }));
  if (parts.beforeRoutes) await parts.beforeRoutes(app);
  else
    await registerStaticFiles(app, {
      dist: join(siteDirectory, 'dist'),
      publicDirectory: join(siteDirectory, 'public'),
      ...(config.CACHE_DIR ? { earlierAssets: join(config.CACHE_DIR, 'site-assets') } : {}),
    });
  registerSpeculationRules(app);
  registerCards(app, { cache, cms, renderer: parts.renderer, now });
  if (config.CONTENT_WEBHOOK_SECRET)
    registerContentEvents(app, { cache, secret: config.CONTENT_WEBHOOK_SECRET, now });
  await registerApiForward(app, config.API_ORIGIN);
  registerPages(app, { cache, maker });

  return {
    app,
    async stop() {
      stopping = true;
      keeper.stop();
      await app.close();
    },
  };
}

/** Copies of one content service's pages never stand in for another's. */
function pagesFolder(config: Config): string {
  const source = createHash('sha256')
    .update(`${config.CONTENT_ORIGIN} ${config.SITE_ORIGIN}`)
    .digest('hex')
    .slice(0, 12);
  return join(config.CACHE_DIR ?? '', `site-${source}`, 'pages');
}

function logTrouble(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply.raw;
    if (statusCode >= 500 || reply.elapsedTime > 1_000) {
      app.log.warn(
        {
          method: request.method,
          path: request.raw.url?.split('?')[0],
          statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'slow or failed',
      );
    }
    done();
  });
}
