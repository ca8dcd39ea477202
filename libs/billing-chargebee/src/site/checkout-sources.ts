import type { PageSources } from '@guildhall/suppliers/site';
import type { HostedCheckout } from '../checkout-data/hosted-checkout.ts';

/** Hosts of scripts, styles and frames, as the vendor documents them. Its script inserts frames and styles as strings. */
export function getCheckoutSources({ scriptUrl, siteOrigin, testSiteOrigin }: HostedCheckout): PageSources {
  const script = new URL(scriptUrl).origin;
  const sites = [siteOrigin, ...(testSiteOrigin ? [testSiteOrigin] : [])];
  return {
    scripts: [script],
    styles: [script, ...sites.map((site) => `${site}/assets/hp_v3/iframe_views/`)],
    frames: [script, ...sites],
    payments: sites,
    insertsStrings: true,
  };
}
