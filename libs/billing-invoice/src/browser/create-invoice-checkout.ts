import type { CreateCheckout } from '@guildhall/browser-suppliers';

/** URL of a page of the site that says what to transfer. Only its path counts: the page is on this site, whatever its origin is called. */
const pageUrl = /^https?:\/\/[^/?#]+(\/_payment\/[\w-]+)$/;

/**
 * Creates the checkout in browsers: after the form, this tab goes to the page that says what to transfer. There is nothing
 * to open over the page, and nothing to fetch.
 *
 * @example
 * // SignUp.tsx of a site
 * import { createSignUp } from '@guildhall/site/sign-up';
 *
 * export default createSignUp(createInvoiceCheckout);
 */
export const createInvoiceCheckout: CreateCheckout = () => ({
  prepare: () => undefined,
  isReady: () => false,
  open: () => () => undefined,
  redirectTo({ url }) {
    const path = pageUrl.exec(url)?.[1];
    if (path !== undefined) location.assign(path);
    return path !== undefined;
  },
});
