import { randomUUID } from 'node:crypto';
import { createBillingClock } from './state/billing-clock.ts';
import { createWebhooks, postEvent, type PostEvent, type Webhooks } from './webhooks/webhooks.ts';
import { createBillingSeed } from '../sandbox-content.ts';
import { defaultSeed } from '../default-seed.ts';
import type { BillingSeed } from './state/plans.ts';
import { createBillingSite } from './state/billing-site.ts';
import type { BillingSite, SiteName } from './state/site-state.ts';

export const siteNames: readonly SiteName[] = ['live', 'test'];

export const apiKeys: Readonly<Record<SiteName, string>> = {
  live: 'sandbox-billing-key',
  test: 'sandbox-billing-test-key',
};

/** The origins at which the sites and the script listen. */
interface BillingOrigins extends Record<SiteName, string> {
  script: string;
}

/** The script adds its styles as a file, as an element in the page, or both. */
export const scriptStyles = ['both', 'element', 'link'] as const;

export interface ScriptSwitches {
  /** Either is enough. Default both. */
  styles: (typeof scriptStyles)[number];
}

/** Credentials that authenticate the webhooks of each site. */
const webhookLogins: Readonly<Record<SiteName, { user: string; password: string }>> = {
  live: { user: 'billing', password: 'sandbox-billing-events' },
  test: { user: 'billing-test', password: 'sandbox-billing-test-events' },
};

export interface BillingOptions {
  now: () => Date;
  /** Default: that of the first organisation. */
  seed?: BillingSeed;
  /** Waits before a delayed or repeated event; without it nothing waits. */
  wait?: (ms: number) => Promise<void>;
  /** URL for the events of both sites; without it they send none. */
  eventsTo?: string | undefined;
  /** Sends an event; by default over the network. */
  post?: PostEvent;
}

/** The vendor's two sites, before they listen. */
export function createBilling({
  now,
  seed = createBillingSeed(defaultSeed),
  wait = async () => undefined,
  eventsTo,
  post = postEvent,
}: BillingOptions) {
  const origins: BillingOrigins = { live: '', test: '', script: '' };
  const clock = createBillingClock(now);
  const createRandomText = () => randomUUID().replaceAll('-', '').slice(0, 24);
  const createSite = (name: SiteName): BillingSite =>
    createBillingSite({
      name,
      apiKey: apiKeys[name],
      seed,
      origin: () => origins[name],
      clock,
      randomText: createRandomText,
    });
  const sites = { live: createSite('live'), test: createSite('test') };
  const createSiteWebhooks = (name: SiteName): Webhooks => {
    const webhooks = createWebhooks({ first: { to: eventsTo ?? '', ...webhookLogins[name] }, wait, post });
    sites[name].onEvent((event) => webhooks.add(event));
    return webhooks;
  };
  const script: ScriptSwitches = { styles: 'both' };
  const webhooks = { live: createSiteWebhooks('live'), test: createSiteWebhooks('test') };
  return {
    seed,
    origins,
    clock,
    script,
    sites,
    webhooks,
    /** Restores the seed's members, the default switches and the real time. */
    reset() {
      clock.setAhead(0);
      script.styles = 'both';
      for (const name of siteNames) {
        sites[name].reset();
        webhooks[name].reset();
      }
    },
    stop() {
      for (const name of siteNames) webhooks[name].stop();
    },
  };
}

export type Billing = ReturnType<typeof createBilling>;
