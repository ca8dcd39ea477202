import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import { toNetwork } from '@guildhall/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** How many addresses each count remembers: about 10 MB, and too many for anybody to push another out. */
const cache = 50_000;

/** What all the networks of one /48, which one customer of a provider may have, may ask together, of what one may. */
const networkLimitFactor = 8;

/** The most reads of one visitor, and of one /48, at the same time; further ones wait for these. */
const maxConcurrentReads = { visitor: 4, network: 8 };

/** Makes a page for a visitor that is not kept, or refuses to. */
export type ReadLimit = <Page>(
  request: FastifyRequest,
  read: () => Promise<Page>,
  refuse: () => Promise<Page>,
) => Promise<Page>;

/**
 * So many reads a minute for one address (one /64 of IPv6), eight times as many for its /48. A few at the same time: a
 * visitor who asks for many pages waits for these, not the others for them.
 */
export async function createReadLimit(
  app: FastifyInstance,
  perMinute: number,
  onRefused: () => void,
): Promise<ReadLimit> {
  if (!app.hasDecorator('createRateLimit'))
    await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const address = { max: perMinute, cache };
  const network = { max: perMinute * networkLimitFactor, ipv6Subnet: 48, cache };
  const addressLimit = app.createRateLimit(address);
  const networkLimit = app.createRateLimit(network);
  const canRead = async (request: FastifyRequest): Promise<boolean> => {
    for (const limit of isIPv6(request.ip) ? [addressLimit, networkLimit] : [addressLimit]) {
      const counted = await limit(request);
      if (!counted.isAllowed && counted.isExceeded) return false;
    }
    return true;
  };
  const limitVisitor = createConcurrencyLimit(maxConcurrentReads.visitor);
  const limitNetwork = createConcurrencyLimit(maxConcurrentReads.network);
  return async (request, read, refuse) => {
    const { ip } = request;
    if (await canRead(request))
      return limitVisitor(toNetwork(ip, 64), () => limitNetwork(toNetwork(ip, 48), read));
    onRefused();
    return refuse();
  };
}
