import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import { toNetwork } from '@guildhall/server-kit';
import { shareLimit, type SharedState } from '@guildhall/shared-state';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { Config } from '../../config/config.ts';

/** IP addresses that each counter remembers: about 10 MB, and too many for anyone to evict others. */
const maxTrackedAddresses = 50_000;

/** Factor for a /48, which one customer of a provider may have, over the limit of one /64. */
const networkLimitFactor = 8;

/** Concurrent reads of one visitor, and of one /48; further reads wait. */
const maxConcurrentReads = { visitor: 4, network: 8 };

/**
 * Reads an uncached page for a visitor, or refuses to. A page that `isKnown` is read although the visitor is over the limit:
 * it is cached, and only renewed.
 */
export type ReadLimit = <Page>(
  request: FastifyRequest,
  read: () => Promise<Page>,
  refuse: () => Promise<Page>,
  isKnown?: () => Promise<boolean>,
) => Promise<Page>;

/**
 * Computes the uncached reads that one address may cause in a minute: pages without those of the shop, products, and
 * searches. A page costs less than a call of the api, the others more.
 */
export function computeReadsPerMinute({
  RATE_LIMIT_PER_MINUTE: calls,
}: Pick<Config, 'RATE_LIMIT_PER_MINUTE'>) {
  return { pages: calls * 2, products: Math.ceil(calls / 2), searches: Math.ceil(calls / 4) };
}

export interface ReadLimitOptions {
  /** Names the reads that are counted together. */
  name: string;
  perMinute: number;
  onRefused: () => void;
  /** @default each process counts for itself */
  state?: Pick<SharedState, 'counts' | 'slots'> | undefined;
}

/**
 * Limits reads per minute for one IP address (one /64 of IPv6), and to eight times as many for its /48. Only a few run
 * at once: visitors who request many pages wait for their own, not others for them.
 */
export async function createReadLimit(
  app: FastifyInstance,
  { name, perMinute, onRefused, state }: ReadLimitOptions,
): Promise<ReadLimit> {
  if (!app.hasDecorator('createRateLimit'))
    await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const address = { max: perMinute, cache: maxTrackedAddresses };
  const network = { max: perMinute * networkLimitFactor, ipv6Subnet: 48, cache: maxTrackedAddresses };
  const share = (kind: string, limit: ReturnType<FastifyInstance['createRateLimit']>) =>
    shareLimit(`${name}, ${kind}`, limit, state?.counts);
  const addressLimit = share('address', app.createRateLimit(address));
  const networkLimit = share('network', app.createRateLimit(network));
  const canRead = async (request: FastifyRequest): Promise<boolean> => {
    for (const limit of isIPv6(request.ip) ? [addressLimit, networkLimit] : [addressLimit]) {
      const result = await limit(request);
      if (!result.isAllowed && result.isExceeded) return false;
    }
    return true;
  };
  const limitVisitor = createSharedConcurrencyLimit(`${name}, visitor`, maxConcurrentReads.visitor, state);
  const limitNetwork = createSharedConcurrencyLimit(`${name}, network`, maxConcurrentReads.network, state);
  return async (request, read, refuse, isKnown) => {
    const { ip } = request;
    if ((await canRead(request)) || (await isKnown?.()) === true)
      return limitVisitor(toNetwork(ip, 64), () =>
        isIPv6(ip) ? limitNetwork(toNetwork(ip, 48), read) : read(),
      );
    onRefused();
    return refuse();
  };
}

/** The limit of this process, and that of all processes within it. */
function createSharedConcurrencyLimit(
  limit: string,
  max: number,
  state: ReadLimitOptions['state'],
): ReturnType<typeof createConcurrencyLimit> {
  const limitHere = createConcurrencyLimit(max);
  if (!state) return limitHere;
  return (owner, work) => limitHere(owner, () => state.slots.run({ limit, owner, max }, work));
}
