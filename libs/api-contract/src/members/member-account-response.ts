import {
  choice,
  either,
  list,
  object,
  optional,
  text,
  wholeNumber,
  type ResponseOf,
} from '../responses/response-schema.ts';

/** Amounts are written as the organisation writes them: the vendor's currency may be any. Days are YYYY-MM-DD. */
const documentSchema = object({
  /** For `POST /api/v1/member-document`. */
  id: text,
  /** The vendor's name of it. */
  number: text,
  issued_on: text,
  amount: text,
  state: choice(['open', 'paid', 'refunded']),
});

/**
 * Response 200 of `POST /api/v1/member-account`: what the member owes and has paid, as the billing vendor knows it. What is unknown is
 * missing.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const body = { plan_id: 'friend', renews_on: '2027-01-31', documents: [] };
 * parseResponse(memberAccountResponseSchema, body)?.renews_on; // '2027-01-31'
 */
export const memberAccountResponseSchema = object({
  /** A plan of the organisation. */
  plan_id: optional(text),
  /** The price of a term, and how long it is. */
  price: optional(
    object({ amount: text, period: wholeNumber, period_unit: choice(['day', 'week', 'month', 'year']) }),
  ),
  /** The end of a trial, after which the price is charged. */
  trial_ends_on: optional(text),
  /** The day of the next charge. */
  renews_on: optional(text),
  /** The end of the paid term, where nobody is charged for the next one. */
  paid_until: optional(text),
  /** The end of a membership that does not renew. */
  ends_on: optional(text),
  /** An amount that could not be charged. */
  failed_amount: optional(text),
  /** An open invoice to be paid at a bank, without spaces in IBAN and reference. */
  transfer: optional(
    object({
      ...{ amount: text, account_name: text, iban: text, bic: optional(text), reference: text, due_on: text },
      /** The day until which access continues without a payment. */
      access_until: text,
      /** The page that shows the invoice. */
      url: text,
    }),
  ),
  /** Invoices and receipts, newest first. */
  documents: list(documentSchema),
});

/** Response 200 of `POST /api/v1/member-account`, parsed. */
export type MemberAccountResponse = ResponseOf<typeof memberAccountResponseSchema>;

/**
 * Response 200 of `POST /api/v1/member-document`: a link of the vendor that works for a short time, or a page to keep and to print.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const opened = parseResponse(memberDocumentResponseSchema, { url: 'https://files.example/1' });
 * opened && 'url' in opened; // true
 */
export const memberDocumentResponseSchema = either(object({ url: text }), object({ name: text, html: text }));

/** Response 200 of `POST /api/v1/member-document`, parsed. */
export type MemberDocumentResponse = ResponseOf<typeof memberDocumentResponseSchema>;
