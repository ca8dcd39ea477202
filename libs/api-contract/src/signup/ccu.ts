import type { Plan } from '@guildhall/organisation';
import * as v from 'valibot';
import { cleanEmail } from '../email/email-address.ts';
import { isCountryFor } from './country-codes.ts';
import { maxReturnPath } from './return-path.ts';
import { signUpFields, signUpPartNames, type SignUpFields } from './sign-up-fields.ts';
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

/** A field that the organisation's list may leave out; the list decides which are required. */
const listed = v.optional(text, '') as unknown as typeof text;

const customer = v.strictObject({
  email: emailText,
  first_name: listed,
  last_name: listed,
  company: optional,
});

const addressEntries = {
  first_name: listed,
  last_name: listed,
  line1: listed,
  line2: optional,
  city: listed,
  state: optional,
  zip: listed,
  country: listed,
};
const billing = v.strictObject({
  ...addressEntries,
  email: v.optional(emailText, '') as unknown as typeof emailText,
});
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
 * Values of fields that the form does not have are dropped. Name and email address that the billing address leaves out are
 * the customer's.
 *
 * The header `Idempotency-Key` (8–64 letters, digits, `-`) identifies the attempt: the same attempt is one payable page
 * for as long as that page exists.
 *
 * @param fields those of the organisation's own list: `toSignUpFields`
 * @example
 * const schema = createCcuRequestSchema(organisation.plans, toSignUpFields(organisation));
 */
export function createCcuRequestSchema(plans: readonly Plan[], fields = signUpFields) {
  const findPlan = (order: { subscription: { plan_id: string } }) =>
    plans.find(({ id }) => id === order.subscription.plan_id);
  return v.pipe(
    v.strictObject({
      subscription: v.strictObject({ plan_id: v.picklist(plans.map(({ id }) => id)) }),
      ...entries,
    }),
    v.transform((order) => completeOrder(order, fields)),
    v.check((order) => {
      const plan = findPlan(order);
      return plan !== undefined && areFieldsValid(plan, order, fields);
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

/** Drops what the form does not ask for, and gives the addresses the customer's name where they have none. */
function completeOrder<Order extends Body>(order: Order, fields: SignUpFields): Order {
  const isListed = (part: keyof SignUpFields, name: string) =>
    fields[part].some((field) => field.name === name);
  const complete = { ...order };
  for (const part of signUpPartNames) {
    const values: Record<string, string | undefined> | undefined = order[part];
    if (!values) continue;
    const kept = Object.entries(values).map(([name, value]) => {
      if (isListed(part, name) && value) return [name, value];
      const isShared = part !== 'customer' && !isListed('billing_address', name);
      const shared = isShared && name in order.customer ? order.customer[name as 'email'] : undefined;
      return [name, shared || (typeof value === 'string' ? '' : undefined)];
    });
    Object.assign(complete, { [part]: Object.fromEntries(kept) });
  }
  return complete;
}

function areFieldsValid(plan: Plan, order: Body, fields: SignUpFields): boolean {
  const isCountry = (code: string) => isCountryFor(plan, code);
  return signUpPartNames.every((part) => {
    const values = order[part];
    // The other checks say which parts are required.
    if (values === undefined) return true;
    const read: Partial<Record<string, string | undefined>> = values;
    return fields[part].every((field) => !findFieldProblem(field, read[field.name], isCountry));
  });
}
