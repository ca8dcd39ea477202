import type { CreateCheckout } from '@guildhall/browser-suppliers';
import { proveCheckout, type CheckoutProof } from './prove-checkout.ts';
import type { TestRunner } from '../test-runner.ts';

/**
 * Tests what the sign-up form expects of a supplier's checkout: it goes to no unknown URL, and a script that cannot be
 * loaded, or a page that is never created, ends nothing. A checkout that uses the document needs a browser.
 *
 * @example
 * testCheckout(vitest, 'Till in browsers', createTillCheckout, { data: { origin: 'https://till.example' } });
 */
export function testCheckout(
  { it }: TestRunner,
  title: string,
  createCheckout: CreateCheckout,
  proof: CheckoutProof,
): void {
  it(`${title}: goes to no unknown URL, and survives a script or a page that is not there`, () =>
    proveCheckout(createCheckout, proof));
}
