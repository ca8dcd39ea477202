import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../answers/api-error.ts';

/**
 * So many calls a minute from one address (one /64 of IPv6), addresses that lead nowhere included; then 429 with
 * Retry-After. A route may be stricter: `config: { rateLimit: … }`. Counted in memory, by each process for itself.
 */
export async function limitRate(api: FastifyInstance, perMinute: number): Promise<void> {
  await api.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new ApiError('API_RATE_LIMITED'),
  });
}
