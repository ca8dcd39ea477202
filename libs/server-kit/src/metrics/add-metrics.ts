import type { FastifyInstance } from 'fastify';
import type { MetricsOptions } from './metrics-options.ts';

/**
 * Serves the metrics of a server at `/metrics` on a port of their own, for Prometheus: responses by route, status and cache,
 * refusals for security, the process itself, and what the server adds. Register it before the routes.
 *
 * @throws Error when the server becomes ready and the port is taken
 * @example
 * import { fastify } from 'fastify';
 *
 * const facts = describeProcess('api', { RELEASE: '1.4.0' });
 * await addMetrics(fastify(), { port: 9_464, host: '127.0.0.1', variable: 'METRICS_PORT', facts });
 */
export async function addMetrics(app: FastifyInstance, options: MetricsOptions): Promise<void> {
  const { port } = options;
  if (port === undefined) return;
  const { metrics } = await import('./metrics.ts');
  await app.register(metrics, { ...options, port });
}
