import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../answers/api-error.ts';
import { isCallOfProxy } from './call-of-proxy.ts';

/**
 * So many calls a minute from one address (one /64 of IPv6), addresses that lead nowhere included; then 429 with
 * Retry-After. A route may be stricter: `config: { rateLimit: … }`. Counted in memory, by each process for itself. What
 * a trusted proxy asks of its own accord is not counted: the site, which reads for all its visitors at once.
 */
export async function limitRate(
  api: FastifyInstance,
  perMinute: number,
  trustedProxies: readonly string[],
): Promise<void> {
  const isOwn = isCallOfProxy(trustedProxies);
  await api.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    allowList: (request) => isOwn(request.raw),
    errorResponseBuilder: () => new ApiError('API_RATE_LIMITED'),
  });
}
