import fp from 'fastify-plugin';
import type { Readiness } from './readiness.ts';

export interface HealthOptions {
  /** Shared with `stopOnSignals`, which sets `ready` to false. */
  readiness: Readiness;
  /**
   * Returns true if the server has what it needs to serve requests. It must not become false in an outage.
   * @default always
   */
  canServe?: () => boolean;
  /** Further state that `/readyz` shows to the operator. */
  state?: () => Record<string, unknown>;
}

/**
 * For the process manager: `/healthz` reports if the process runs (if not, restart it), `/readyz` if calls may be sent
 * to it (if not, send none, and do not restart it): 503 until it has something to serve, and while it stops. While it
 * stops, each response ends its connection, so that none is open when the server closes.
 */
export const health = fp<HealthOptions>(
  (app, { readiness, canServe = () => true, state }, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      if (!readiness.ready) reply.raw.shouldKeepAlive = false;
      next();
    });
    app.get('/healthz', { config: { quiet: true } }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { alive: true };
    });
    app.get('/readyz', { config: { quiet: true } }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const ready = readiness.ready && canServe();
      if (!ready) reply.code(503).header('retry-after', '5');
      return { ready, ...state?.() };
    });
    done();
  },
  { name: 'health', fastify: '5.x' },
);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Excludes requests to this route from the log. */
    quiet?: boolean;
  }
}
