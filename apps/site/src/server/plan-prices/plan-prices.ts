import { plansResponseSchema, type PlanPrice } from '@guildhall/api-contract';
import { createUpstream } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { planPricesCaching } from '../caching.ts';
import type { Config } from '../config.ts';
import { findHostedCheckout } from '../hosted-checkout.ts';
import { createRefresher, type Refresher } from '../refresher.ts';

/**
 * What memberships cost at the billing vendor, as the api tells it: none until it has been read, and where the site has
 * no sign-up. While it cannot be read, the last prices hold.
 */
export function createPlanPricesRefresher(
  config: Config,
  log: FastifyBaseLogger,
  onChange: () => void,
): Refresher<readonly PlanPrice[]> {
  if (!findHostedCheckout(config)) return { current: () => [], stop: () => undefined };
  const upstream = createUpstream({
    name: 'api',
    origin: config.API_ORIGIN,
    deadlineMs: 5_000,
    onEvent: (event) => log.warn({ upstream: event }, 'the prices of memberships'),
  });
  const read = async () => {
    const answer = v.safeParse(plansResponseSchema, await upstream.readJson('/api/v1/plans'));
    return answer.success ? answer.output.plans : undefined;
  };
  return createRefresher<readonly PlanPrice[]>({ read, initial: [], ...planPricesCaching, onChange });
}
