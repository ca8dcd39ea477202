import { maxQuantityPerLine } from '@guildhall/shop-client';
import * as v from 'valibot';

/** The lines of an order at most: those of a full cart. */
export const maxLines = 100;

/** A variant of the shop, by its global id. */
const variantId = v.pipe(v.string(), v.regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/, 'is no variant'));

/** The quantity of one variant: a whole number from 1 to 99. */
const lineItemSchema = v.strictObject({
  variantId,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantityPerLine)),
});

/** An optional text of so many characters at most; a blank one counts as none. */
const optionalText = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)));

/**
 * Body of `POST /api/v1/sdoc`: an EU business asks for an invoice without VAT. `country` is a VAT country code, EL or
 * GR for Greece, XI for Northern Ireland; `vatNr` as it was typed. Whether number and email address are right is not
 * checked here: a wrong one is answered with a message. The shop writes to `email`; `company` goes on the order.
 *
 * The header `Idempotency-Key` (8–64 letters, digits, `-`) says which attempt it is: the same key and the same body
 * give the same invoice.
 */
export const sdocRequestSchema = v.strictObject({
  country: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'is no country')),
  vatNr: v.pipe(v.string(), v.maxLength(40)),
  email: optionalText(254),
  company: optionalText(250),
  lineItems: v.pipe(v.array(lineItemSchema), v.minLength(1), v.maxLength(maxLines)),
});

/** Body of `POST /api/v1/sdoc`, as it is sent. */
export type SdocRequest = v.InferInput<typeof sdocRequestSchema>;

/** The fields of which an answer may say that they are to be corrected. */
const sdocFields = ['country', 'vatNr', 'email'] as const;

/**
 * Answer 200 of `POST /api/v1/sdoc`: where the invoice is, or why there will be none, in words for the visitor; `field`
 * where one of the fields is to be corrected. When it is not decided yet, the answer is 503 with `Retry-After` and an
 * `apiErrorSchema` whose code is `INVOICE_NOT_NOW` or `INVOICE_BEING_MADE` and whose message is for the visitor: ask
 * again with the same `Idempotency-Key`, and no second invoice is made.
 */
export const sdocResponseSchema = v.variant('success', [
  v.object({ success: v.literal(true), invoiceUrl: v.string() }),
  v.object({ success: v.literal(false), message: v.string(), field: v.optional(v.picklist(sdocFields)) }),
]);

/** Answer 200 of `POST /api/v1/sdoc`. */
export type SdocResponse = v.InferOutput<typeof sdocResponseSchema>;
