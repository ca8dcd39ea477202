import { checkScript, listField } from '@guildhall/server-kit';
import {
  defineSiteSupplier,
  publicOrigin,
  publicUrl,
  type SiteBilling,
  type SiteSupplier,
} from '@guildhall/suppliers/site';
import * as v from 'valibot';
import type { HostedCheckout } from '../checkout-data/hosted-checkout.ts';
import { getCheckoutSources } from './checkout-sources.ts';

const variables = {
  /** Whole URL of the vendor's browser script. Unset: no sign-up forms. */
  BILLING_SCRIPT_URL: v.optional(publicUrl),
  /** Origins of the vendor's site and its optional test site, which host the checkout. */
  BILLING_ORIGIN: v.optional(publicOrigin),
  BILLING_TEST_ORIGIN: v.optional(publicOrigin),
  /** @default BILLING_ORIGIN */
  PORTAL_ORIGINS: v.optional(v.pipe(listField, v.array(publicOrigin)), ''),
};

/**
 * The site's part: what pages load for the hosted checkout and frame for the portal.
 *
 * @example
 * import { runSite } from '@guildhall/site/server';
 *
 * await runSite({ organisation, folder, billing: chargebeePages });
 */
export const chargebeePages: SiteSupplier<SiteBilling> = defineSiteSupplier({
  name: 'Chargebee',
  variables,
  required: ['BILLING_SCRIPT_URL', 'BILLING_ORIGIN'],
  rules: [
    {
      variables: ['BILLING_ORIGIN', 'BILLING_SCRIPT_URL'],
      isValid: ({ BILLING_SCRIPT_URL: script, BILLING_ORIGIN: site }) =>
        (script === undefined) === (site === undefined),
      problem: 'must be set together with BILLING_SCRIPT_URL: set both, or neither',
    },
    {
      variables: ['BILLING_TEST_ORIGIN', 'BILLING_ORIGIN'],
      isValid: ({ BILLING_TEST_ORIGIN: test, BILLING_ORIGIN: site }) =>
        test === undefined || (site !== undefined && site !== test),
      problem: 'needs BILLING_ORIGIN, and must differ from it',
    },
  ],
  connect({
    BILLING_SCRIPT_URL: scriptUrl,
    BILLING_ORIGIN: siteOrigin,
    BILLING_TEST_ORIGIN: testSiteOrigin,
    PORTAL_ORIGINS: portalOrigins,
  }): SiteBilling | undefined {
    if (scriptUrl === undefined || siteOrigin === undefined)
      return portalOrigins.length > 0 ? { portalOrigins } : undefined;
    const checkout: HostedCheckout = { scriptUrl, siteOrigin, ...(testSiteOrigin && { testSiteOrigin }) };
    return {
      checkout,
      portalOrigins: portalOrigins.length > 0 ? portalOrigins : [siteOrigin],
      sources: getCheckoutSources(checkout),
      check: async () => [await checkScript('checkout', 'BILLING_SCRIPT_URL', scriptUrl)],
    };
  },
});
