import { object, optional, text, type ResponseOf } from '../responses/response-schema.ts';
import { isSignUpFieldPath, type SignUpFieldPath } from './sign-up-fields.ts';

/**
 * The reasons why a sign-up gets no page to pay on. `invalid_field`: the vendor refuses a value; `field` names it.
 * `confirming`: it is already paid; `POST /api/v1/join-status` has its status. `too_often` and `not_now` are the statuses
 * 429 and 503 of the response, and are in no body.
 *
 * @example
 * const refusal: SignUpRefusal = { error_code: 'invalid_field', field: 'billing_address.zip' };
 */
export const signUpRefusalCodes = [
  'user_exists',
  'invalid_zip_code',
  'invalid_field',
  'technical_error',
  'confirming',
  'too_often',
  'not_now',
] as const;

/** One of `signUpRefusalCodes`. */
export type SignUpRefusalCode = (typeof signUpRefusalCodes)[number];

/** The refusal of a sign-up: from the api, through the browser's calls, to its form. */
export interface SignUpRefusal {
  /** The reason; `field` says more about `invalid_field`. */
  error_code: SignUpRefusalCode;
  /** The invalid field, if the vendor names it. */
  field?: SignUpFieldPath;
}

/** A refusal in a response; later versions may have more codes. `toKnownRefusal` makes it one of ours. */
export const signUpRefusalSchema = object({ error_code: text, field: optional(parseFieldPath) });

/**
 * Returns the refusal in a response as one that the form has a message for: an unknown code, and an invalid field without
 * its name, are a technical error.
 *
 * @example
 * toKnownRefusal({ error_code: 'a_later_reason' }); // { error_code: 'technical_error' }
 */
export function toKnownRefusal({
  error_code: code,
  field,
}: ResponseOf<typeof signUpRefusalSchema>): SignUpRefusal {
  const known = signUpRefusalCodes.find((one) => one === code);
  if (known === undefined || (known === 'invalid_field' && !field)) return { error_code: 'technical_error' };
  return { error_code: known, ...(field && { field }) };
}

function parseFieldPath(raw: unknown): SignUpFieldPath | undefined {
  return isSignUpFieldPath(raw) ? raw : undefined;
}
