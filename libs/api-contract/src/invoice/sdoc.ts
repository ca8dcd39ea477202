import { cleanEmail } from '../email/email-address.ts';
import { maxQuantityPerLine } from '@guildhall/shop-client';
import * as v from 'valibot';

/** Maximum lines of an order: those of a full cart. */
export const maxLines = 100;

/** A variant of the shop, by its global id. */
const variantId = v.pipe(v.string(), v.regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/, 'is no variant'));

/** The quantity of one variant: a whole number from 1 to 99. */
const lineItemSchema = v.strictObject({
  variantId,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantityPerLine)),
});

/** An optional text with a maximum length in characters; a blank one counts as missing. */
const optionalText = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)));

/**
 * Body of `POST /api/v1/sdoc`: an EU business requests an invoice without VAT. `country` is a VAT country code, EL or
 * GR for Greece, XI for Northern Ireland; `vatNr` is as typed. The number and the email address are not validated here:
 * an invalid one gets a response with a message. The shop writes to `email`; `company` is printed on the order.
 *
 * The header `Idempotency-Key` (8–64 letters, digits, `-`) identifies the attempt: the same key and the same body give
 * the same invoice.
 */
export const sdocRequestSchema = v.strictObject({
  country: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'is no country')),
  vatNr: v.pipe(v.string(), v.maxLength(40)),
  email: v.optional(v.pipe(v.string(), v.transform(cleanEmail), v.maxLength(254))),
  company: optionalText(250),
  lineItems: v.pipe(v.array(lineItemSchema), v.minLength(1), v.maxLength(maxLines)),
});

/** Body of `POST /api/v1/sdoc`, as it is sent. */
export type SdocRequest = v.InferInput<typeof sdocRequestSchema>;
