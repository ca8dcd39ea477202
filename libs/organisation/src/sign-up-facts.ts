import * as v from 'valibot';
import type { Plan, SignUpFieldLists } from './organisation.ts';

/**
 * The fields of a sign-up form, unless an organisation has its own. A name that ends with `?` is optional.
 *
 * @example
 * const customer = defaultSignUpFields.customer.filter((name) => name !== 'company?');
 */
export const defaultSignUpFields: SignUpFieldLists = {
  customer: ['email', 'first_name', 'last_name', 'company?'],
  billing_address: [
    ...(['first_name', 'last_name', 'email', 'line1', 'line2?'] as const),
    ...(['city', 'state?', 'zip', 'country'] as const),
  ],
  shipping_address: [
    ...(['first_name', 'last_name', 'email?', 'line1', 'line2?'] as const),
    ...(['city', 'state?', 'zip', 'country'] as const),
  ],
};

/** Names that the billing address takes from the customer if it does not ask for them. */
const sharedNames: readonly string[] = ['first_name', 'last_name', 'email'];

const toName = (entry: string): string => entry.replace('?', '');

/** The schema of the names of one part. */
function createList(part: keyof SignUpFieldLists) {
  const listed: readonly string[] = defaultSignUpFields[part];
  const known = listed.map(toName);
  return v.optional(
    v.pipe(
      v.array(v.string('must be text'), 'must be a list'),
      v.check(
        (names) => names.every((name) => known.includes(toName(name))),
        `must have only ${known.join(', ')}, each with ? if it is optional`,
      ),
      v.check((names) => new Set(names.map(toName)).size === names.length, 'must name each field once'),
    ),
    [...listed],
  );
}

/** The schema of `signUp`. */
export const signUpSchema = v.strictObject({
  fields: v.optional(
    v.strictObject({
      customer: createList('customer'),
      billing_address: createList('billing_address'),
      shipping_address: createList('shipping_address'),
    }),
    {},
  ),
  homeCountry: v.optional(
    v.pipe(
      v.string('must be a country code such as DE'),
      v.regex(/^[A-Z]{2}$/, 'must be a country code such as DE'),
    ),
  ),
});

/** Finds fields without which nobody could sign up. */
export function findSignUpContradictions(
  { fields }: { fields: SignUpFieldLists },
  plans: readonly Plan[],
): string[] {
  const lists: Readonly<Record<keyof SignUpFieldLists, readonly string[]>> = fields;
  const isRequired = (part: keyof SignUpFieldLists, name: string) => lists[part].includes(name);
  const problems: string[] = [];
  if (!isRequired('customer', 'email'))
    problems.push("signUp.fields.customer must have 'email': members log in with it");
  if (plans.some(({ notSoldIn }) => notSoldIn.length > 0) && !isRequired('billing_address', 'country'))
    problems.push("signUp.fields.billing_address must have 'country': a plan is not sold in every country");
  if (!plans.some(({ shipping }) => shipping)) return problems;
  const missing = fields.shipping_address.filter((name) => {
    if (name.endsWith('?') || isRequired('billing_address', name)) return false;
    return !(
      sharedNames.includes(name) &&
      isRequired('customer', name) &&
      !lists.billing_address.includes(`${name}?`)
    );
  });
  if (missing.length > 0)
    problems.push(
      `signUp.fields.billing_address must have ${missing.join(', ')}: shipping_address requires it, and may be the same`,
    );
  return problems;
}
