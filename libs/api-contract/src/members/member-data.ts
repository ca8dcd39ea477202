import * as v from 'valibot';
import { choice, list, object, optional, text, type ResponseOf } from '../responses/response-schema.ts';
import { countryCodes } from '../signup/country-codes.ts';
import type { SignUpField } from '../signup/sign-up-fields.ts';
import { findFieldProblem } from '../signup/sign-up-rules.ts';

/**
 * The fields of a postal address: those of the sign-up that are neither a name nor an email address.
 *
 * @example
 * addressFieldNames.includes('zip'); // true
 */
export const addressFieldNames = ['line1', 'line2', 'city', 'state', 'zip', 'country'] as const;

/** One of `addressFieldNames`. */
export type AddressFieldName = (typeof addressFieldNames)[number];

/**
 * Creates the schema of the body of `POST /api/v1/member-data`: reads what a member can change, and first replaces the
 * postal address with `address`. Its fields are those of the sign-up, by the same rules.
 *
 * @param fields those of the billing address
 * @example
 * import { signUpFields } from '@guildhall/api-contract/signup';
 *
 * const schema = createMemberDataRequestSchema(signUpFields.billing_address);
 */
export function createMemberDataRequestSchema(fields: readonly SignUpField[]) {
  const isCountry = (code: string) => countryCodes.has(code);
  const entries = fields
    .filter(({ name }) => addressFieldNames.some((one) => one === name))
    .map((field) => {
      const value = v.pipe(
        v.string(),
        v.maxLength(1_000),
        v.trim(),
        v.check((typed) => findFieldProblem(field, typed, isCountry) === undefined, 'is invalid'),
      );
      return [field.name, field.required ? value : v.optional(value)] as const;
    });
  return v.strictObject({ address: v.optional(v.strictObject(Object.fromEntries(entries))) });
}

/**
 * Response 200 of `POST /api/v1/member-data`: the fields of the postal address with their values, none where members do not change
 * it; the address as text where its parts are not known; whether the email address can be changed, and whether the member
 * can be logged out everywhere. `refused` is the field that the
 * billing vendor did not accept: nothing has changed.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const body = { hasEmail: true, hasLogOut: true, fields: [{ name: 'city', required: true, value: 'Aarhus' }], lines: [] };
 * parseResponse(memberDataResponseSchema, body)?.fields[0]?.value; // 'Aarhus'
 */
export const memberDataResponseSchema = object({
  hasEmail: choice([true, false]),
  hasLogOut: choice([true, false]),
  fields: list(object({ name: choice(addressFieldNames), required: choice([true, false]), value: text })),
  lines: list(text),
  refused: optional(choice(addressFieldNames)),
});

/** Response 200 of `POST /api/v1/member-data`, parsed. */
export type MemberData = ResponseOf<typeof memberDataResponseSchema>;
