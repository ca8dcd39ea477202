import { either, object, choice, optional, text, type ResponseOf } from '../responses/response-schema.ts';

/** The fields that a response may report as invalid. */
const sdocFields = ['country', 'vatNr', 'email'] as const;

/**
 * Response 200 of `POST /api/v1/sdoc`: the URL of the invoice, or the reason why there will be none, as a text for the
 * visitor; `field` if one of the fields has to be corrected. While it is undecided, the response is 503 with
 * `Retry-After` and an `apiErrorSchema` whose code is `INVOICE_NOT_NOW` or `INVOICE_BEING_MADE` and whose message is
 * for the visitor: a repeated call with the same `Idempotency-Key` creates no second invoice.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const answer: unknown = await (await fetch('/api/v1/sdoc', { method: 'POST' })).json();
 * const invoice = parseResponse(sdocResponseSchema, answer);
 * if (invoice?.success) location.assign(invoice.invoiceUrl);
 */
export const sdocResponseSchema = either(
  object({ success: choice([true]), invoiceUrl: text }),
  object({ success: choice([false]), message: text, field: optional(choice(sdocFields)) }),
);

/**
 * The result alone, of a response 200 whose other fields cannot be read: whether there is an invoice is certain.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * parseResponse(sdocResultSchema, { success: true, url: 'of a later version' }); // { success: true }
 */
export const sdocResultSchema = object({ success: choice([true, false]) });

/** Response 200 of `POST /api/v1/sdoc`. */
export type SdocResponse = ResponseOf<typeof sdocResponseSchema>;
