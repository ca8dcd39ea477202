import { positiveField } from '@guildhall/server-kit';
import * as v from 'valibot';
import { databaseUrl } from './database-url.ts';

/** Variables of memberships, whichever vendor sells them. */
export const billingVariables = {
  /** Allows sign-ups on the test site (`?testsite=1`). */
  ALLOW_TESTSITE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  /** A folder that survives restarts, for unfinished sign-ups. */
  DATA_DIR: v.optional(v.string()),
  /** PostgreSQL database for the same, which several apis can share. */
  DATABASE_URL: v.optional(databaseUrl),
  /**
   * Calls per minute to each of the vendor's sites: fewer than the vendor allows, since other programs call it too.
   */
  BILLING_CALLS_PER_MINUTE: v.optional(
    v.pipe(positiveField(1_000_000), v.minValue(30, 'must be at least 30')),
    '120',
  ),
};
