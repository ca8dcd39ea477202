import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors/api-error.ts';
import { toCustomerNetwork } from './customer-network.ts';

/** Maximum calls of all addresses together in a minute. */
export interface TotalPerMinute {
  /** Share of addresses without a call in the last hour. */
  first: number;
  /** Share of all others, so that a few addresses cannot use up everybody's calls. */
  further: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const maxNetworks = 50_000;

/** Counts a call, and refuses it with 429 when too many were made. */
export type CountInTotal = (request: FastifyRequest, reply: FastifyReply) => void;

/** A limit over all callers. Counts the calls that are passed to it: a call without effect need not be counted. */
export function createTotalLimit(perMinute: TotalPerMinute, now = Date.now): CountInTotal {
  // `max` would allocate memory for all entries at once.
  const lastCall = new LRUCache<string, number>({ maxSize: maxNetworks, sizeCalculation: () => 1 });
  let endsAt = -Infinity;
  let left = { ...perMinute };
  return ({ ip }, reply) => {
    const at = now();
    if (at >= endsAt || at < endsAt - minuteMs) {
      endsAt = at + minuteMs;
      left = { ...perMinute };
    }
    const network = toCustomerNetwork(ip);
    const kind = at - (lastCall.get(network) ?? -Infinity) < hourMs ? 'further' : 'first';
    if (left[kind] <= 0) {
      void reply.header('retry-after', String(Math.ceil((endsAt - at) / 1000)));
      throw new ApiError('API_RATE_LIMITED');
    }
    left[kind] -= 1;
    lastCall.set(network, at);
  };
}
