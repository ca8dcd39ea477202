import type { HostedCheckout } from '@guildhall/signup';
import type { Config } from './config.ts';

/** Returns the hosted checkout for memberships; `undefined` if none is configured. */
export function findHostedCheckout({
  BILLING_SCRIPT_URL: scriptUrl,
  BILLING_SITE_ORIGIN: siteOrigin,
  BILLING_TEST_SITE_ORIGIN: testSiteOrigin,
}: Pick<Config, 'BILLING_SCRIPT_URL' | 'BILLING_SITE_ORIGIN' | 'BILLING_TEST_SITE_ORIGIN'>):
  HostedCheckout | undefined {
  if (!scriptUrl || !siteOrigin) return undefined;
  return { scriptUrl, siteOrigin, ...(testSiteOrigin && { testSiteOrigin }) };
}
