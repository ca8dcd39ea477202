import { ok } from '@guildhall/server-kit';
import { defineSiteSupplier, type SiteBilling, type SiteSupplier } from '@guildhall/suppliers/site';

/**
 * The site's part: no variable, script, frame or directive, only a page that says what to transfer.
 *
 * @example
 * import { runSite } from '@guildhall/site/server';
 *
 * await runSite({ organisation, folder, billing: invoicePages });
 */
export const invoicePages: SiteSupplier<SiteBilling> = defineSiteSupplier({
  name: 'invoices',
  connect: () => ({
    checkout: {},
    hasTransfers: true,
    check: async () => [ok('checkout', 'members pay by bank transfer: pages need no script for it')],
  }),
});
