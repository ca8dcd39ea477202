/** URLs of the hosted checkout, which the site sends with each form; from its configuration, never from content. */
export type HostedCheckout = {
  /** Whole URL of the vendor's browser script. */
  scriptUrl: string;
  /** The origin of the vendor's site, such as `https://house.chargebee.com`. */
  siteOrigin: string;
  /** The origin of its test site; without it there is none. */
  testSiteOrigin?: string;
};
