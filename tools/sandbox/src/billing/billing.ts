import { randomUUID } from 'node:crypto';
import { createBillingClock } from './state/billing-clock.ts';
import { createBillingSite, type BillingSite, type SiteName } from './state/billing-site.ts';

export const siteNames: readonly SiteName[] = ['live', 'test'];

/** The keys that the sites accept. */
export const apiKeys: Readonly<Record<SiteName, string>> = {
  live: 'sandbox-billing-key',
  test: 'sandbox-billing-test-key',
};

/** Where sites and script listen. */
export interface BillingOrigins extends Record<SiteName, string> {
  script: string;
}

/** How the script brings its styles: as a file, as an element in the page, or both. */
export const scriptStyles = ['both', 'element', 'link'] as const;

export interface ScriptSwitches {
  /** Each of the two is enough. Default both. */
  styles: (typeof scriptStyles)[number];
}

/** The vendor's two sites, before they listen. */
export function createBilling({ now }: { now: () => Date }) {
  const origins: BillingOrigins = { live: '', test: '', script: '' };
  const clock = createBillingClock(now);
  const randomText = () => randomUUID().replaceAll('-', '').slice(0, 24);
  const site = (name: SiteName): BillingSite =>
    createBillingSite({ name, apiKey: apiKeys[name], origin: () => origins[name], clock, randomText });
  const script: ScriptSwitches = { styles: 'both' };
  return { origins, clock, script, sites: { live: site('live'), test: site('test') } };
}

export type Billing = ReturnType<typeof createBilling>;
