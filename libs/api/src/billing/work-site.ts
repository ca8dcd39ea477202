import type { Claims } from '@guildhall/server-kit/storage';
import { computeSupplierDeadline, type BillingConnection, type Vendor } from '@guildhall/suppliers';
import type { UpstreamEvent } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { notifyOfChanges } from './account-changes.ts';
import type { AttemptStore } from './attempt-store.ts';
import { createCallBudget, type CallBudget } from './call-budget.ts';
import { createCheckout } from './checkout.ts';
import type { Hashes } from './hashes.ts';
import { createPlanPrices } from './plan-prices.ts';
import { createSettlement } from './settlement.ts';

interface WorkSiteOptions {
  config: Config;
  log: FastifyBaseLogger;
  overrides: {
    connect?: (site: BillingConnection, budget: CallBudget) => Vendor;
    /** Lifetime of a page's status that browsers read, ms. */
    statusMs?: number;
  };
  store: AttemptStore;
  hashes: Hashes;
  claims: Claims;
  now: () => number;
  signal: AbortSignal;
  /** Called when the api itself has changed something at the vendor. */
  onAccountChanged: () => void;
}

/** Browsers that wait for a payment ask several times a second. */
const defaultStatusMs = 3_000;

/** Opens one of the vendor's sites, with what sells memberships there. */
export function openWorkSite(
  site: BillingConnection,
  { config, log, overrides, signal, onAccountChanged, ...shared }: WorkSiteOptions,
) {
  const onEvent = (event: UpstreamEvent) => log.warn({ supplier: event }, 'supplier event');
  const { BILLING_CALLS_PER_MINUTE: perMinute } = config;
  const { statusMs: maxAgeMs = defaultStatusMs } = overrides;
  const onSpent = (caller: string) =>
    log.warn({ billing: { site: site.name, caller } }, 'the share of calls to the billing vendor is used up');
  const budget = createCallBudget({ perMinute, signal, onSpent });
  const connected =
    overrides.connect?.(site, budget) ??
    site.connect({ deadlineMs: computeSupplierDeadline(config), onEvent, budget });
  const vendor = notifyOfChanges(connected, onAccountChanged);
  const settlement = createSettlement({ ...shared, site, vendor, maxAgeMs });
  const checkout = createCheckout({
    ...{ ...shared, site, vendor, settlement, siteOrigin: config.SITE_ORIGIN },
    onProblem: (trouble) => log.warn({ billing: trouble }, 'the billing vendor created no checkout page'),
  });
  const planPrices = createPlanPrices({ ...shared, site, vendor });
  return { site, vendor, settlement, checkout, planPrices, budget };
}
