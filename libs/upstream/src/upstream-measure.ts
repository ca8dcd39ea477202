import type { BreakerState } from './breaker/breaker.ts';
import { upstreamCallChannel, type UpstreamCall } from './upstream-calls.ts';

const breakerValues: Record<BreakerState, number> = { closed: 0, 'half-open': 0.5, open: 1 };

/**
 * Metrics of calls to suppliers, as `addMetrics` of `@guildhall/server-kit` takes them.
 *
 * @example
 * import { addMetrics, describeProcess } from '@guildhall/server-kit';
 * import { fastify } from 'fastify';
 *
 * const options = { port: 9_464, host: '127.0.0.1', variable: 'METRICS_PORT', facts: describeProcess('api', {}) };
 * await addMetrics(fastify(), { ...options, measures: [upstreamMeasure] });
 */
export const upstreamMeasure = {
  channel: upstreamCallChannel,
  name: 'guildhall_upstream_call_duration_seconds',
  help: 'Calls of suppliers, retries included, by outcome',
  labels: ['upstream', 'outcome'],
  readLabels: ({ upstream, outcome }: UpstreamCall) => ({ upstream, outcome }),
  readValue: ({ durationMs }: UpstreamCall) => durationMs / 1_000,
  gauge: {
    name: 'guildhall_upstream_breaker_open',
    help: '1 while a supplier is not called because too many calls have failed, 0.5 while one call is tried',
    labels: ['upstream'],
    read: ({ breaker }: UpstreamCall) => breakerValues[breaker],
  },
};
