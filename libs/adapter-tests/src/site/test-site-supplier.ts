import type { SiteConnection, SiteSupplier } from '@guildhall/suppliers/site';
import { proveSiteSupplier, type SiteSupplierProof } from './prove-site-supplier.ts';
import type { TestRunner } from '../test-runner.ts';

/**
 * Tests what the site expects of a supplier's part: it is off without its variables, never partly on, refuses values that
 * could end a directive, and names only encrypted hosts.
 *
 * @example
 * testSiteSupplier(vitest, 'Till on the site', tillPages, {
 *   organisation,
 *   environment: { TILL_ORIGIN: 'https://till.example' },
 * });
 */
export function testSiteSupplier(
  { it }: TestRunner,
  title: string,
  supplier: SiteSupplier<SiteConnection>,
  proof: SiteSupplierProof,
): void {
  it(`${title}: is on with all its variables only, and names encrypted hosts only`, () =>
    proveSiteSupplier(supplier, proof));
}
