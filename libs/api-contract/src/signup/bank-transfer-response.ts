import {
  choice,
  object,
  optional,
  text,
  wholeNumber,
  type ResponseOf,
} from '../responses/response-schema.ts';

/**
 * Response 200 of `POST /api/v1/bank-transfer`: what to transfer for a membership. `expired`: it was not paid in time; a
 * late payment still counts.
 */
export const bankTransferResponseSchema = object({
  state: choice(['open', 'expired', 'paid', 'cancelled']),
  plan_id: text,
  /** In minor units. */
  amount_minor: wholeNumber,
  currency_code: text,
  /** Without spaces, like the reference. */
  iban: text,
  bic: optional(text),
  /** Name of the account's owner. */
  account_name: text,
  reference: text,
  /** The day until which to pay, YYYY-MM-DD. */
  due_on: text,
});

export type BankTransferResponse = ResponseOf<typeof bankTransferResponseSchema>;
