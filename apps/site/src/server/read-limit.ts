import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How many addresses each count remembers: about 10 MB, and too many for anybody to push another out. */
const cache = 50_000;

/** What all the networks of one /48, which one customer of a provider may have, may ask together, of what one may. */
const networkLimitFactor = 8;

/** Counts a read that a visitor makes the site do, and says whether it may be done. */
export type ReadLimit = (request: FastifyRequest) => Promise<boolean>;

/** So many reads a minute for one address (one /64 of IPv6); eight times as many for its /48. */
export async function limitReads(
  app: FastifyInstance,
  perMinute: number,
  onRefused: () => void,
): Promise<ReadLimit> {
  if (!app.hasDecorator('createRateLimit'))
    await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const address = { max: perMinute, cache };
  const network = { max: perMinute * networkLimitFactor, ipv6Subnet: 48, cache };
  const ofAddress = app.createRateLimit(address);
  const ofNetwork = app.createRateLimit(network);
  return async (request) => {
    for (const limit of isIPv6(request.ip) ? [ofAddress, ofNetwork] : [ofAddress]) {
      const counted = await limit(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      onRefused();
      return false;
    }
    return true;
  };
}
