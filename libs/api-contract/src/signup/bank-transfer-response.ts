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
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const response = await fetch('/api/v1/bank-transfer', { method: 'POST', body: '{"id":"Zk3vX0pTq9uR7sLm"}' });
 * const transfer = parseResponse(bankTransferResponseSchema, await response.json());
 * const line = transfer && `${transfer.iban}, ${transfer.reference}, until ${transfer.due_on}`;
 */
export const bankTransferResponseSchema = object({
  /** `paid` once the office has noted the payment, `cancelled` once it has cancelled the invoice. */
  state: choice(['open', 'expired', 'paid', 'cancelled']),
  /** A plan of the organisation. */
  plan_id: text,
  /** In minor units. */
  amount_minor: wholeNumber,
  /** ISO 4217. */
  currency_code: text,
  /** Without spaces, like the reference. */
  iban: text,
  /** The bank's code (ISO 9362); missing where none is needed. */
  bic: optional(text),
  /** Name of the account's owner. */
  account_name: text,
  /** Reference that the payer has to state, so that the payment is found. */
  reference: text,
  /** The day until which to pay, YYYY-MM-DD. */
  due_on: text,
  /** Only of a member's next term: the day until which the payment is for, YYYY-MM-DD. */
  renews_until: optional(text),
});

/** Response 200 of `POST /api/v1/bank-transfer`, parsed. */
export type BankTransferResponse = ResponseOf<typeof bankTransferResponseSchema>;
