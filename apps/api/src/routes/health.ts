import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../stop/readiness.ts';

/** For whoever runs the process: is it alive (else start it anew), and may it be sent calls (else leave it in peace). */
export function openHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', { config: { quiet: true } }, async () => ({ alive: true }));
  app.get('/readyz', { config: { quiet: true } }, async (_request, reply) => {
    if (!readiness.ready) reply.code(503).header('retry-after', '5');
    return { ready: readiness.ready };
  });
}
