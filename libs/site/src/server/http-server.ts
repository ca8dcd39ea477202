import {
  createResponseOptions,
  responses,
  createConnectionOptions,
  connections,
  loadShedding,
  createLogOptions,
  type LogDestination,
} from '@guildhall/server-kit';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import { busyText } from '../chrome/busy-text.ts';
import type { Config } from './config.ts';
import { createResponseDefaults } from './response-headers.ts';

export interface HttpOptions extends Pick<FastifyServerOptions, 'serverFactory'> {
  /** @default standard output */
  logDestination?: LogDestination;
  /**
   * Response to requests that the overloaded site refuses.
   * @default English
   */
  busyText?: string | undefined;
}

/** Creates a server without routes: its limits, log and load shedding. */
export async function createHttpServer(
  config: Config,
  { logDestination, busyText: text = busyText, ...options }: HttpOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...options,
    logger: createLogOptions(config.LOG_LEVEL, logDestination),
    // Most requests hit the cache: logging each, or a logger per request, would cost more than the page.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: 256 * 1024,
    ...createConnectionOptions(config),
    // Requests on open connections are still served while the site closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    ...createResponseOptions(createResponseDefaults(config)),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 512 },
  });
  await app.register(connections, config);
  await app.register(responses, createResponseDefaults(config));
  await app.register(slowOrFailedLog);
  await app.register(loadShedding, {
    maxDelayMs: 1_000,
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

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of a page's route, for the log. */
    routeName?: string;
  }
}

/** Logs responses that failed or took over a second. */
const slowOrFailedLog = fp(
  (app, _options, done) => {
    app.addHook('onResponse', (request, reply, next) => {
      const { statusCode } = reply.raw;
      if (statusCode >= 500 || reply.elapsedTime > 1_000) {
        const path = request.raw.url?.split('?')[0];
        app.log.warn(
          {
            ...{ method: request.method, path, route: request.routeOptions.config.routeName },
            ...{ statusCode, ms: Math.round(reply.elapsedTime) },
          },
          'slow or failed response',
        );
      }
      next();
    });
    done();
  },
  { name: 'slow-or-failed-log', fastify: '5.x' },
);
