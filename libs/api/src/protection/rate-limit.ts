import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import { shareLimit, type CallLimit, type SharedCounts } from '@guildhall/shared-state';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';
import { createProxyCallCheck } from './proxy-calls.ts';

/** Maximum addresses that each limit remembers: about 10 MB, and too many for anyone to push another address out. */
const cache = 50_000;

const minuteMs = 60_000;

/** Factor for the limit of a whole /48, which one customer of a provider may have. */
const networkLimitFactor = 8;

/**
 * Factor for the limit of an address in routes that identify callers: many people may share it, as in a meeting or an
 * office.
 */
const crowdFactor = 12;

export interface RateLimitsOptions {
  perMinute: number;
  /** Addresses and CIDR ranges. */
  trustedProxies: readonly string[];
  /** @default each process counts for itself */
  counts?: SharedCounts | undefined;
}

/**
 * Limits calls per minute from one address (one /64 of IPv6; eight times as many from its /48), whether they succeed or
 * not; further calls get 429 with Retry-After. The own calls of a trusted proxy are not counted: those of the site,
 * which reads for all its visitors.
 */
export const rateLimits = fp<RateLimitsOptions>(
  async (api, { perMinute, trustedProxies, counts }) => {
    const isProxyCall = createProxyCallCheck(trustedProxies);
    await api.register(rateLimit, {
      global: false,
      timeWindow: minuteMs,
      allowList: (request) => isProxyCall(request.raw),
    });
    for (const limit of createLimitHooks(api, { perMinute, name: 'all calls', counts }).ofAddress)
      api.addHook('onRequest', async function (request, reply) {
        if (!request.routeOptions.config?.hasOwnLimits) await limit.call(this, request, reply);
      });
  },
  { name: 'rate-limits', fastify: '5.x' },
);

/** Identifies one of the people at an address; `undefined` if the request does not. Never trusted across addresses. */
export type IdentifyPerson = (request: FastifyRequest) => string | undefined;

/** The further limits of a route. */
interface Limits {
  perMinute?: number | undefined;
  perQuarterHour?: number | undefined;
  /**
   * With these, the limits are those of each person at an address, and the address has twelve times as many. A request
   * that identifies nobody is counted for its address alone. The body was parsed, but not validated.
   */
  people?: readonly IdentifyPerson[] | undefined;
}

interface LimitHooksOptions extends Limits {
  /** Names the calls that are counted together. */
  name: string;
  /** @default each process counts for itself */
  counts?: SharedCounts | undefined;
}

/** Hooks that count calls and refuse those over a limit. Each has its own count. */
export interface LimitHooks {
  /** Runs before the body is read. */
  ofAddress: onRequestAsyncHookHandler[];
  /** Runs after the body was read. */
  ofPeople: onRequestAsyncHookHandler[];
}

export function createLimitHooks(
  api: FastifyInstance,
  { name, counts, perMinute, perQuarterHour, people = [] }: LimitHooksOptions,
): LimitHooks {
  const hooks: LimitHooks = { ofAddress: [], ofPeople: [] };
  const add = (max: number | undefined, timeWindow: number) => {
    if (max === undefined) return;
    const limit = { name: `${name}, ${timeWindow} ms`, counts, max, timeWindow };
    hooks.ofAddress.push(
      createAddressLimit(api, { ...limit, max: people.length > 0 ? max * crowdFactor : max }),
    );
    for (const [at, identifyPerson] of people.entries())
      hooks.ofPeople.push(createPersonLimit(api, { ...limit, name: `${limit.name}, ${at}` }, identifyPerson));
  };
  add(perMinute, minuteMs);
  add(perQuarterHour, 15 * minuteMs);
  return hooks;
}

interface Limit extends Pick<LimitHooksOptions, 'name' | 'counts'> {
  max: number;
  timeWindow: number;
}

function createAddressLimit(
  api: FastifyInstance,
  { name, counts, max, timeWindow }: Limit,
): onRequestAsyncHookHandler {
  const address = { max, timeWindow, cache };
  const ofAddress = shareLimit(`${name}, address`, api.createRateLimit(address), counts);
  const network = { max: max * networkLimitFactor, timeWindow, ipv6Subnet: 48, cache };
  const ofNetwork = shareLimit(`${name}, network`, api.createRateLimit(network), counts);
  return async (request, reply) => {
    await count(ofAddress, request, reply);
    if (isIPv6(request.ip)) await count(ofNetwork, request, reply);
  };
}

function createPersonLimit(
  api: FastifyInstance,
  { name, counts, ...limit }: Limit,
  identifyPerson: IdentifyPerson,
): onRequestAsyncHookHandler {
  const keyGenerator = (request: FastifyRequest) =>
    // Hashed, so that no address and no secret stays in memory.
    createHash('sha256')
      .update(JSON.stringify([request.ip, identifyPerson(request)]))
      .digest('base64');
  const person = { ...limit, cache, keyGenerator };
  const ofPerson = shareLimit(`${name}, person`, api.createRateLimit(person), counts);
  return async (request, reply) => {
    if (identifyPerson(request) !== undefined) await count(ofPerson, request, reply);
  };
}

async function count(
  limit: CallLimit<FastifyRequest>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const counted = await limit(request);
  if (counted.isAllowed || !counted.isExceeded) return;
  void reply.header('retry-after', String(counted.ttlInSeconds));
  throw new ApiError('API_RATE_LIMITED');
}
