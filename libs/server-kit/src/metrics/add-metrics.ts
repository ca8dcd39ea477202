import type { FastifyInstance } from 'fastify';
import type { MetricsOptions } from './metrics-options.ts';

/**
 * Serves the metrics of a server at `/metrics` on a port of their own, for Prometheus: responses by route, status and cache,
 * refusals for security, the process itself, and what the server adds. Register it before the routes.
 *
 * @throws Error when the server becomes ready and the port is taken
 */
export async function addMetrics(app: FastifyInstance, options: MetricsOptions): Promise<void> {
  const { port } = options;
  if (port === undefined) return;
  const { metrics } = await import('./metrics.ts');
  await app.register(metrics, { ...options, port });
}
