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
import type { Config } from './config.ts';
import { createResponseDefaults } from './response-headers.ts';

const busyText = 'Too many visitors at once. Please try again in a moment.';

/** What tests and development replace. */
export interface HttpOptions extends Pick<FastifyServerOptions, 'serverFactory'> {
  /** Where log lines go; standard output by default. */
  logDestination?: LogDestination;
}

/** A server without routes: its limits, its log, and what it does when it cannot keep up. */
export async function createHttpServer(
  config: Config,
  { logDestination, ...options }: HttpOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...options,
    logger: createLogOptions(config.LOG_LEVEL, logDestination),
    // Pages are many and mostly cached: a line per request, and a logger per request, would cost more than the page.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: 256 * 1024,
    ...createConnectionOptions(config),
    // A request on an open connection while the site closes is still answered.
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
      void reply.code(503).header('retry-after', '10').type('text/plain; charset=utf-8').send(busyText);
    },
  });
  return app;
}

/** Files and health: refusing them saves little, and a page without its files is worse than a late one. */
function isNeverShed(url: string): boolean {
  return url === '/healthz' || url === '/readyz' || url === '/favicon.svg' || url.startsWith('/assets/');
}

/** A line for each answer that failed or came late; none for the many others. */
const slowOrFailedLog = fp(
  (app, _options, done) => {
    app.addHook('onResponse', (request, reply, next) => {
      const { statusCode } = reply.raw;
      if (statusCode >= 500 || reply.elapsedTime > 1_000) {
        const path = request.raw.url?.split('?')[0];
        app.log.warn(
          { method: request.method, path, statusCode, ms: Math.round(reply.elapsedTime) },
          'slow or failed',
        );
      }
      next();
    });
    done();
  },
  { name: 'trouble-log', fastify: '5.x' },
);
