import { parseResponse } from '@guildhall/api-contract/responses';
import { plansResponseSchema, type PlanPrice } from '@guildhall/api-contract/signup';
import { createUpstream } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import { planPricesCaching } from '../../config/caching.ts';
import type { Config } from '../../config/config.ts';
import { createRefresher, type Refresher } from '../refresher.ts';

/**
 * Refreshes membership prices from the api. Empty before the first read and on sites without sign-up. After a failure,
 * the last prices stay.
 */
export function createPlanPricesRefresher(
  config: Config,
  log: FastifyBaseLogger,
  onChange: () => void,
): Refresher<readonly PlanPrice[]> {
  if (!config.billing?.checkout) return { current: () => [], stop: () => undefined };
  const upstream = createUpstream({
    name: 'api',
    origin: config.API_ORIGIN,
    deadlineMs: 5_000,
    onEvent: (event) => log.warn({ upstream: event }, 'membership prices'),
  });
  const read = async () =>
    parseResponse(plansResponseSchema, await upstream.readJson('/api/v1/plans'))?.plans;
  return createRefresher<readonly PlanPrice[]>({ read, initial: [], ...planPricesCaching, onChange });
}
