import {
  addMetrics,
  createResponseOptions,
  responses,
  createConnectionOptions,
  connections,
  loadShedding,
  type ConnectionLimits,
  type LoadLimits,
  createLogOptions,
  createRequestIds,
  describeProcess,
  type HstsScope,
  type LogDestination,
} from '@guildhall/server-kit';
import { upstreamMeasure } from '@guildhall/upstream';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { busyText } from '../../chrome/busy-text.ts';
import { responseTexts, type ResponseTexts } from '../../texts/response-texts.ts';
import type { Config } from '../../config/config.ts';
import { addOneLocalName } from './one-local-name.ts';
import { pageMeasures } from '../page-measures.ts';
import { requestLog } from './request-log.ts';
import { createResponseDefaults } from './response-headers.ts';
import { vitalsMeasures } from '../vitals-measures.ts';

export interface HttpOptions extends Pick<FastifyServerOptions, 'serverFactory'> {
  /** @default standard output */
  logDestination?: LogDestination;
  /**
   * Response to requests that the overloaded site refuses.
   * @default English
   */
  busyText?: string | undefined;
  /** @default responseTexts */
  texts?: ResponseTexts;
  /** @default 'host' */
  hsts?: HstsScope;
  /** @default an average delay of one second */
  loadLimits?: LoadLimits;
  connectionLimits?: Partial<ConnectionLimits>;
}

const defaultLoadLimits: LoadLimits = { maxDelayMs: 1_000 };

/** Creates a server without routes: its limits, log and load shedding. */
export async function createHttpServer(
  config: Config,
  {
    logDestination,
    busyText: text = busyText,
    texts = responseTexts,
    hsts = 'host',
    loadLimits = defaultLoadLimits,
    connectionLimits,
    ...options
  }: HttpOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...options,
    logger: createLogOptions('site', config, logDestination),
    genReqId: createRequestIds(config.TRUSTED_PROXIES),
    // Most requests hit the cache: a logger for each would cost more than the page.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: 256 * 1024,
    ...createConnectionOptions(config, connectionLimits),
    // Requests on open connections are still served while the site closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    ...createResponseOptions(createResponseDefaults(config, { hsts, texts })),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 512 },
  });
  addOneLocalName(app, config);
  await app.register(connections, { ...config, limits: connectionLimits });
  await app.register(responses, createResponseDefaults(config, { hsts, texts }));
  await app.register(requestLog, config);
  await addMetrics(app, {
    ...{ port: config.SITE_METRICS_PORT, host: config.METRICS_HOST ?? config.HOST },
    ...{ variable: 'SITE_METRICS_PORT', facts: describeProcess('site', config) },
    measures: [upstreamMeasure, ...pageMeasures, ...vitalsMeasures],
    readCache: ({ cacheOutcome }) => cacheOutcome,
  });
  await app.register(loadShedding, {
    ...loadLimits,
    refuse: (request, reply) => {
      if (isNeverShed(request.url)) return;
      void reply.code(503).header('retry-after', '10').type('text/plain; charset=utf-8').send(text);
    },
  });
  return app;
}

/** Health checks and files: refusing them saves little, and a page without its files is worse than a slow one. */
function isNeverShed(url: string): boolean {
  return url === '/healthz' || url === '/readyz' || url.startsWith('/assets/') || icon.test(url);
}

/** A site's icon: the names are its own. */
const icon = /^\/[\w.-]+\.(?:svg|png|ico)(?:\?|$)/;
