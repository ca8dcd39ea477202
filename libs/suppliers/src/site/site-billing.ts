import type { CheckoutData } from '@guildhall/browser-suppliers';
import type { SiteConnection } from './site-supplier.ts';

/** A billing supplier on the site. `sources` are those of pages with a sign-up form. */
export interface SiteBilling extends SiteConnection {
  /**
   * Data for the same supplier's checkout in browsers, sent with each form. Not secret.
   * @default there are no sign-up forms
   */
  checkout?: CheckoutData;
  /**
   * Origins of the portal for members, which pages with a members' area may frame.
   * @default none
   */
  portalOrigins?: readonly string[];
  /**
   * True if people pay by bank transfer: then the site has a page that says what to transfer.
   * @default false
   */
  hasTransfers?: boolean;
}
