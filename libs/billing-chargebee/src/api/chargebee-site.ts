import { listSecrets } from '@guildhall/server-kit';
import type { BillingSite } from '@guildhall/suppliers';
import type { ChargebeeConfig } from './chargebee-config.ts';

/** One site of the vendor, as configured. */
export interface ChargebeeSite extends BillingSite {
  apiKey: string;
  catalogue: '1' | '2';
  cprField: string | undefined;
  /** IDs of memberships that are no longer sold. */
  formerPlans?: ReadonlySet<string>;
  /** Any of these may be sent with an event. */
  webhookPasswords: readonly string[];
}

/** The configured sites; none where memberships are not sold. The variables have been checked together before. */
export function toChargebeeSites(config: ChargebeeConfig): ChargebeeSite[] {
  const { BILLING_CATALOGUE: catalogue, BILLING_CPR_FIELD: cprField } = config;
  const formerPlans = new Set(config.BILLING_FORMER_PLANS);
  const sites: ChargebeeSite[] = [];
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
      formerPlans,
      isFormerPlan: (id) => formerPlans.has(id),
      webhookPasswords: listSecrets(
        config.BILLING_WEBHOOK_PASSWORD,
        config.BILLING_WEBHOOK_PASSWORD_PREVIOUS,
      ),
    });
  if (config.BILLING_TEST_ORIGIN !== undefined)
    sites.push({
      ...{ name: 'test', origin: config.BILLING_TEST_ORIGIN, apiKey: config.BILLING_TEST_API_KEY ?? '' },
      ...{ catalogue, cprField, plans: config.BILLING_PLANS ?? {} },
      webhookPasswords: listSecrets(
        config.BILLING_TEST_WEBHOOK_PASSWORD,
        config.BILLING_TEST_WEBHOOK_PASSWORD_PREVIOUS,
      ),
    });
  return sites;
}
