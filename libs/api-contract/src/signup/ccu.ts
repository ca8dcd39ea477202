import type { Plan } from '@guildhall/organisation';
import * as v from 'valibot';
import { cleanEmail } from '../email/email-address.ts';
import { isCountryFor } from './country-codes.ts';
import { maxReturnPath } from './return-path.ts';
import { signUpFields, type SignUpPart } from './sign-up-fields.ts';
import { findFieldProblem, isCpr } from './sign-up-rules.ts';

/** Text as typed, trimmed. The limit is above that of every field, and bounds the work. */
const text = v.pipe(v.string(), v.maxLength(1_000), v.trim());
const emailText = v.pipe(text, v.transform(cleanEmail));

/** An optional field; blank is the same as missing. */
const optional = v.optional(
  v.pipe(
    text,
    v.transform((words) => words || undefined),
  ),
);

const customer = v.strictObject({ email: emailText, first_name: text, last_name: text, company: optional });

const addressEntries = {
  first_name: text,
  last_name: text,
  line1: text,
  line2: optional,
  city: text,
  state: optional,
  zip: text,
  country: text,
};
const billing = v.strictObject({ ...addressEntries, email: emailText });
const shipping = v.strictObject({ ...addressEntries, email: optional });

const entries = {
  customer,
  billing_address: billing,
  shipping_address: v.optional(shipping),
  tax_deduction_cpr: v.optional(
    v.pipe(
      text,
      v.check((number) => isCpr(number), 'is no tax number'),
    ),
  ),
  testsite: v.optional(v.boolean()),
  layout: v.optional(v.picklist(['in_app', 'full_page']), 'in_app'),
  return_path: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\?#]*$/, 'not a path'), v.maxLength(maxReturnPath)),
  ),
};

type Body = v.InferOutput<v.StrictObjectSchema<typeof entries, undefined>>;

/**
 * Creates the schema of the body of `POST /api/v1/ccu`: a visitor signs up for one of the plans. The fields are validated
 * as in the form. There is a shipping address exactly if the plan has `shipping`, and `tax_deduction_cpr` only if it has
 * a `taxDeduction`. `layout` selects a checkout over the page or on its own page, which returns to `return_path`, a path
 * of this site. `testsite` uses the vendor's test site.
 *
 * The header `Idempotency-Key` (8–64 letters, digits, `-`) identifies the attempt: the same attempt is one payable page
 * for as long as that page exists.
 *
 * @example
 * const schema = createCcuRequestSchema(organisation.plans);
 */
export function createCcuRequestSchema(plans: readonly Plan[]) {
  const findPlan = (order: { subscription: { plan_id: string } }) =>
    plans.find(({ id }) => id === order.subscription.plan_id);
  return v.pipe(
    v.strictObject({
      subscription: v.strictObject({ plan_id: v.picklist(plans.map(({ id }) => id)) }),
      ...entries,
    }),
    v.check((order) => {
      const plan = findPlan(order);
      return plan !== undefined && areFieldsValid(plan, order);
    }, 'a field is invalid'),
    v.check(
      (order) => findPlan(order)?.shipping === (order.shipping_address !== undefined),
      'there is a shipping address exactly where something is sent',
    ),
    v.check(
      (order) => order.tax_deduction_cpr === undefined || findPlan(order)?.taxDeduction !== undefined,
      'there is no tax deduction for this plan',
    ),
  );
}

/** Body of `POST /api/v1/ccu`, before parsing. */
export type CcuRequest = v.InferInput<ReturnType<typeof createCcuRequestSchema>>;

/** Body of `POST /api/v1/ccu`, parsed. */
export type CcuOrder = v.InferOutput<ReturnType<typeof createCcuRequestSchema>>;

function areFieldsValid(plan: Plan, order: Body): boolean {
  const isCountry = (code: string) => isCountryFor(plan, code);
  const parts = Object.keys(signUpFields) as SignUpPart[];
  return parts.every((part) => {
    const values = order[part];
    // The other checks say which parts are required.
    if (values === undefined) return true;
    const read: Partial<Record<string, string | undefined>> = values;
    return signUpFields[part].every((field) => !findFieldProblem(field, read[field.name], isCountry));
  });
}
