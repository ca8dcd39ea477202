import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../answers/api-error.ts';
import { isCallOfProxy } from './call-of-proxy.ts';

/**
 * How many addresses each limit remembers: about 10 MB, and more than anybody can use to make it forget another one.
 */
const cache = 50_000;

const minuteMs = 60_000;

/**
 * A customer of a provider may have a whole /48: all its networks together may make this many times the calls of one.
 */
const networkLimitFactor = 8;

export interface RateLimitsOptions {
  perMinute: number;
  /** Addresses and CIDR ranges. */
  trustedProxies: readonly string[];
}

/**
 * Limits calls per minute from one address (one /64 of IPv6; eight times as many from its /48), whether they succeed or
 * not; further calls get 429 with Retry-After. Counted in memory, by each process for itself. The own calls of a
 * trusted proxy are not counted: those of the site, which reads for all its visitors.
 */
export const rateLimits = fp<RateLimitsOptions>(
  async (api, { perMinute, trustedProxies }) => {
    const isOwn = isCallOfProxy(trustedProxies);
    await api.register(rateLimit, {
      global: false,
      timeWindow: minuteMs,
      allowList: (request) => isOwn(request.raw),
    });
    for (const limit of limitsOf(api, { perMinute }))
      api.addHook('onRequest', async function (request, reply) {
        if (!request.routeOptions.config?.calledBySupplier) await limit.call(this, request, reply);
      });
  },
  { name: 'rate-limits', fastify: '5.x' },
);

/** The further limits of a route: from one address, and from everybody together. */
export interface Limits {
  perMinute?: number | undefined;
  perQuarterHour?: number | undefined;
  totalPerMinute?: number | undefined;
}

/** Hooks that count calls and refuse those over a limit. Each has its own count. */
export function limitsOf(
  api: FastifyInstance,
  { perMinute, perQuarterHour, totalPerMinute }: Limits,
): onRequestAsyncHookHandler[] {
  const hooks: onRequestAsyncHookHandler[] = [];
  const ofOne = (max: number | undefined, timeWindow: number) => {
    if (max === undefined) return;
    const address = { max, timeWindow, cache };
    const ofAddress = api.createRateLimit(address);
    const network = { max: max * networkLimitFactor, timeWindow, ipv6Subnet: 48, cache };
    const ofNetwork = api.createRateLimit(network);
    hooks.push(async (request, reply) => {
      await count(ofAddress, request, reply);
      if (isIPv6(request.ip)) await count(ofNetwork, request, reply);
    });
  };
  ofOne(perMinute, minuteMs);
  ofOne(perQuarterHour, 15 * minuteMs);
  if (totalPerMinute !== undefined) {
    const ofEverybody = api.createRateLimit({ max: totalPerMinute, keyGenerator: () => 'everybody' });
    hooks.push((request, reply) => count(ofEverybody, request, reply));
  }
  return hooks;
}

async function count(
  limit: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const counted = await limit(request);
  if (counted.isAllowed || !counted.isExceeded) return;
  void reply.header('retry-after', String(counted.ttlInSeconds));
  throw new ApiError('API_RATE_LIMITED');
}
