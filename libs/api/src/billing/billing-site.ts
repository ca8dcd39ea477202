import type { BillingConfig, BillingPlans } from './billing-config.ts';

/** The vendor's two sites: on the test site nothing costs money, and nobody becomes a member. */
export type SiteName = 'live' | 'test';

/** One site of the vendor, as configured. */
export interface BillingSite {
  name: SiteName;
  origin: string;
  apiKey: string;
  catalogue: '1' | '2';
  plans: BillingPlans;
  cprField: string | undefined;
  webhook: { user: string; password: string };
}

/** The configured sites; none where memberships are not sold. The variables have been checked together before. */
export function toBillingSites(config: BillingConfig): BillingSite[] {
  const { BILLING_CATALOGUE: catalogue, BILLING_CPR_FIELD: cprField } = config;
  const sites: BillingSite[] = [];
  if (config.BILLING_ORIGIN !== undefined)
    sites.push({
      ...{
        name: 'live',
        origin: config.BILLING_ORIGIN,
        apiKey: config.BILLING_API_KEY ?? '',
        catalogue,
        cprField,
      },
      plans: config.BILLING_PLANS ?? {},
      webhook: { user: config.BILLING_WEBHOOK_USER ?? '', password: config.BILLING_WEBHOOK_PASSWORD ?? '' },
    });
  if (config.BILLING_TEST_ORIGIN !== undefined)
    sites.push({
      ...{ name: 'test', origin: config.BILLING_TEST_ORIGIN, apiKey: config.BILLING_TEST_API_KEY ?? '' },
      ...{ catalogue, cprField, plans: config.BILLING_TEST_PLANS ?? {} },
      webhook: {
        user: config.BILLING_TEST_WEBHOOK_USER ?? '',
        password: config.BILLING_TEST_WEBHOOK_PASSWORD ?? '',
      },
    });
  return sites;
}

/** The organisation's plan with one of these ids of the vendor; `undefined` when all are other plans. */
export function findPlanId({ plans }: BillingSite, vendorIds: readonly string[]): string | undefined {
  return Object.entries(plans).find(([, id]) => vendorIds.includes(id))?.[0];
}
