import fp from 'fastify-plugin';
import type { Readiness } from './readiness.ts';

export interface HealthOptions {
  readiness: Readiness;
  /** What else `/readyz` shows to the operator. */
  state?: () => Record<string, unknown>;
}

/**
 * For the process manager: `/healthz` says whether the process runs (if not, restart it), `/readyz` whether calls may
 * be sent to it (if not, send none, and do not restart it): 503 while it stops.
 */
export const health = fp<HealthOptions>(
  (app, { readiness, state }, done) => {
    app.get('/healthz', { config: { quiet: true } }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { alive: true };
    });
    app.get('/readyz', { config: { quiet: true } }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!readiness.ready) reply.code(503).header('retry-after', '5');
      return { ready: readiness.ready, ...state?.() };
    });
    done();
  },
  { name: 'health', fastify: '5.x' },
);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether calls of this route are left out of the log. */
    quiet?: boolean;
  }
}
