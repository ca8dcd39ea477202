import type { CreateBillingWorld } from './billing-world.ts';
import { proveRenewals, type RenewalProofOptions } from './prove-renewals.ts';
import type { TestRunner } from '../test-runner.ts';

/** Time limit of one test, ms. */
const timeout = 1_200_000;

/**
 * Tests an adapter of a vendor with `renewals`: 14 months of members who pay early, late, twice or never, and of some who leave. The adapter
 * reminds 30 and 7 days before the end of a term, on its day and 14 days after it, and has a grace of 28 days; its plan costs the same each
 * year.
 *
 * @example
 * import * as vitest from 'vitest';
 *
 * declare const createLetterboxWorld: CreateBillingWorld; // with `payNext` and `stop`
 * testRenewals(vitest, 'Letterbox', createLetterboxWorld, { members: 200, hasKills: true });
 */
export function testRenewals(
  { describe, it }: TestRunner,
  title: string,
  createWorld: CreateBillingWorld,
  options: RenewalProofOptions,
): void {
  describe(title, () => {
    it(
      'reminds each member as configured, leaves no gap between paid terms, and has nobody in or out wrongly on any day',
      () => proveRenewals(createWorld, options),
      timeout,
    );
  });
}
