import type { LogConfig } from '@guildhall/server-kit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of a page's route, for log and metrics; other routes have their pattern. */
    routeName?: string;
    /** True if the path is a secret: the log has the route's pattern instead. */
    isPathSecret?: boolean;
  }
  interface FastifyRequest {
    /** `hit` for a page from memory, `miss` for one that its visitor waited for; `undefined` for other responses. */
    cacheOutcome: 'hit' | 'miss' | undefined;
  }
}

const slowMs = 1_000;
const detailedLevels: readonly string[] = ['info', 'debug', 'trace'];

/** Returns the path of a request for the log: without its query, and as a pattern if it is a secret. */
export function getLoggedPath({ raw, routeOptions: { config, url } }: FastifyRequest): string | undefined {
  return config.isPathSecret ? url : raw.url?.split('?')[0];
}

/**
 * Logs one line per response, without anything that its visitor sent: at level `info`, or `warn` with its path if it failed
 * or took over a second.
 */
export const requestLog = fp<Pick<LogConfig, 'LOG_LEVEL'>>(
  (app, { LOG_LEVEL: level }, done) => {
    // Known at the start: most requests hit the cache, and preparing a line that is not written would cost as much as the page.
    const hasEveryLine = detailedLevels.includes(level);
    app.decorateRequest('cacheOutcome', undefined);
    app.addHook('onResponse', (request, reply, next) => {
      const { statusCode } = reply.raw;
      const isNotable = statusCode >= 500 || reply.elapsedTime > slowMs;
      if (!hasEveryLine && !isNotable) return next();
      const { config, url } = request.routeOptions;
      const facts = {
        ...{ reqId: request.id, method: request.method, route: config.routeName ?? url },
        ...{ status: statusCode, ms: Math.round(reply.elapsedTime), cache: request.cacheOutcome },
      };
      if (isNotable) {
        app.log.warn({ ...facts, path: getLoggedPath(request) }, 'slow or failed response');
      } else app.log[config.quiet ? 'debug' : 'info'](facts, 'answered');
      next();
    });
    done();
  },
  { name: 'request-log', fastify: '5.x' },
);
