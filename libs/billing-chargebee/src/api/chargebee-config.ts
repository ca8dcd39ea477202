import type { Organisation, Plan } from '@guildhall/organisation';
import { isEncryptedOrLocal } from '@guildhall/safe-content';
import { listSecrets, originField, rotatingSecret } from '@guildhall/server-kit';
import type { BillingPlans, ConfigurationProblem, HostSettings } from '@guildhall/suppliers';
import * as v from 'valibot';

/** https, except on this machine: calls contain a secret, and browsers are sent there to pay. */
const vendorOrigin = v.pipe(
  originField,
  v.check(
    (value) => isEncryptedOrLocal(new URL(value)),
    'must be an https address (http only on this machine)',
  ),
);

const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be a key without spaces'));
const webhookPassword = v.pipe(secret, v.minLength(16, 'must have at least 16 characters'));

const formerPlans = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((id) => id.trim())),
  v.check(
    (ids) => ids.every((id) => /^[^\s=]+$/.test(id)),
    "must list the vendor's IDs of former plans, separated by commas",
  ),
);

/** Creates the schema of `plan=vendor's id`, separated by commas. */
function createPlanPairs(plans: readonly Plan[]) {
  const isPlan = (text: string | undefined) => plans.some(({ id }) => id === text);
  return v.pipe(
    v.string(),
    v.transform((value) => value.split(',').map((pair) => pair.trim().split('='))),
    v.check(
      (pairs) =>
        pairs.every(([plan, id, ...rest]) => isPlan(plan) && !!id?.trim() && rest.length === 0) &&
        new Set(pairs.map(([plan]) => plan)).size === pairs.length &&
        new Set(pairs.map(([, id]) => id?.trim())).size === pairs.length,
      describePairs(plans),
    ),
    v.transform((pairs) => Object.fromEntries(pairs.map(([plan, id]) => [plan, id?.trim()])) as BillingPlans),
  );
}

function describePairs(plans: readonly Plan[]): string {
  const ids = plans.map(({ id }) => id);
  const all = ids.join(', ');
  return `must list pairs as ${ids[0]}=<the vendor's ID>, each plan and each ID once; the plans are ${all}`;
}

/** Of an organisation without plans, which sells nothing: a variable may stay when membership is switched off. */
const ignored = v.pipe(
  v.string(),
  v.transform((): BillingPlans => ({})),
);

/** Creates the variables of billing. Without `BILLING_ORIGIN`, memberships are off. */
export const createChargebeeVariables = ({ plans }: Pick<Organisation, 'plans'>) => ({
  /** Origin of the vendor's site, such as `https://house.chargebee.com`. Unset: no memberships. */
  BILLING_ORIGIN: v.optional(vendorOrigin),
  /** Full-access key of that site. */
  BILLING_API_KEY: v.optional(secret),
  /** Product catalogue of the vendor's sites. Those created since May 2021 have the second. */
  BILLING_CATALOGUE: v.optional(v.picklist(['1', '2'], 'must be 1 or 2'), '2'),
  /** The vendor's ids of the plans: item prices in catalogue 2, plans in catalogue 1. */
  BILLING_PLANS: v.optional(plans.length > 0 ? createPlanPairs(plans) : ignored),
  /** The vendor's ids of memberships that are no longer sold, and that members still have. */
  BILLING_FORMER_PLANS: v.optional(formerPlans),
  /** The custom field of a customer that takes the tax number of a donation. */
  BILLING_CPR_FIELD: v.optional(
    v.pipe(v.string(), v.regex(/^cf_[a-z0-9_]{1,80}$/, 'must be a custom field such as cf_tax_number')),
  ),
  /** The password of the vendor's events, with any user name. */
  ...rotatingSecret('BILLING_WEBHOOK_PASSWORD', webhookPassword),
  /** The vendor's test site, with the same IDs of plans: payments there are not real. */
  BILLING_TEST_ORIGIN: v.optional(vendorOrigin),
  /** Full-access key of the test site. */
  BILLING_TEST_API_KEY: v.optional(secret),
  ...rotatingSecret('BILLING_TEST_WEBHOOK_PASSWORD', webhookPassword),
});

/** The variables of billing, as they were read. */
export type ChargebeeConfig = v.InferOutput<
  v.ObjectSchema<ReturnType<typeof createChargebeeVariables>, undefined>
>;

export type ChargebeeSettings = HostSettings & ChargebeeConfig;

/** Contradictions between billing's variables; an incomplete configuration could lose payments. */
export function findChargebeeProblems(
  config: ChargebeeConfig,
  { plans }: Pick<Organisation, 'plans'>,
): ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = [];
  const requireAll = (site: keyof ChargebeeConfig, needed: readonly (keyof ChargebeeConfig)[]) => {
    for (const variable of needed)
      if (config[site] !== undefined && config[variable] === undefined)
        problems.push({ variable, problem: `is missing: ${site} requires it` });
      else if (config[site] === undefined && config[variable] !== undefined)
        problems.push({ variable, problem: `requires ${site}` });
  };
  requireAll('BILLING_ORIGIN', [
    'BILLING_API_KEY',
    // Members may have subscriptions although no plan is sold any more.
    ...(plans.length > 0 ? (['BILLING_PLANS'] as const) : []),
    'BILLING_WEBHOOK_PASSWORD',
  ]);
  requireAll('BILLING_TEST_ORIGIN', ['BILLING_TEST_API_KEY', 'BILLING_TEST_WEBHOOK_PASSWORD']);
  const add = (variable: keyof ChargebeeConfig, problem: string) => problems.push({ variable, problem });
  const { BILLING_ORIGIN: live, BILLING_TEST_ORIGIN: test } = config;
  if (config.BILLING_FORMER_PLANS !== undefined && live === undefined)
    add('BILLING_FORMER_PLANS', 'requires BILLING_ORIGIN');
  if (test !== undefined && live === undefined) add('BILLING_TEST_ORIGIN', 'requires BILLING_ORIGIN');
  if (test !== undefined && test === live) add('BILLING_TEST_ORIGIN', 'must differ from BILLING_ORIGIN');
  if (test !== undefined && haveSamePassword(config))
    add('BILLING_TEST_WEBHOOK_PASSWORD', 'must differ from that of the live site');
  if (config.BILLING_CATALOGUE === '2' && !idsFitCatalogue2(config))
    add('BILLING_PLANS', 'has an ID that no item price can have (allowed: letters, digits, - and _)');
  if (config.BILLING_CPR_FIELD === undefined && sellsDonations(config, plans))
    add('BILLING_CPR_FIELD', 'is missing: a field is needed to store the tax number of a donation');
  return problems;
}

function haveSamePassword(config: ChargebeeConfig): boolean {
  const live = listSecrets(config.BILLING_WEBHOOK_PASSWORD, config.BILLING_WEBHOOK_PASSWORD_PREVIOUS);
  const test = listSecrets(
    config.BILLING_TEST_WEBHOOK_PASSWORD,
    config.BILLING_TEST_WEBHOOK_PASSWORD_PREVIOUS,
  );
  return live.some((password) => test.includes(password));
}

function idsFitCatalogue2({ BILLING_PLANS: sold = {} }: ChargebeeConfig): boolean {
  return Object.values(sold).every((id) => /^[\w-]+$/.test(id));
}

function sellsDonations({ BILLING_PLANS: sold = {} }: ChargebeeConfig, plans: readonly Plan[]): boolean {
  return plans.some(({ id, taxDeduction }) => taxDeduction !== undefined && sold[id] !== undefined);
}
