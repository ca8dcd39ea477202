import { cleanEmail } from '../email/email-address.ts';
import * as v from 'valibot';

/**
 * Maximum lines of an order: those of a full cart.
 *
 * @example
 * const fits = (order: SdocRequest) => order.lineItems.length <= maxLines;
 */
export const maxLines = 100;

/** A variant of the shop, by its global id. */
const variantId = v.pipe(v.string(), v.regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/, 'is no variant'));

/** Highest quantity of one variant: that of a line of the cart. Who reads the contract does not need the shop's client. */
const maxQuantity = 99;

/** The quantity of one variant: a whole number from 1 to 99. */
const lineItemSchema = v.strictObject({
  variantId,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
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
 *
 * @example
 * import * as v from 'valibot';
 *
 * const lineItems = [{ variantId: 'gid://shopify/ProductVariant/41', quantity: 2 }];
 * v.parse(sdocRequestSchema, { country: 'de', vatNr: '136695976', lineItems }).country; // 'DE'
 */
export const sdocRequestSchema = v.strictObject({
  /** VAT country code, in small or capital letters. */
  country: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'is no country')),
  /** The VAT number as typed, at most 40 characters. */
  vatNr: v.pipe(v.string(), v.maxLength(40)),
  /** Address that the shop writes to, at most 254 characters. */
  email: v.optional(v.pipe(v.string(), v.transform(cleanEmail), v.maxLength(254))),
  /** Printed on the order, at most 250 characters. */
  company: optionalText(250),
  /** 1 to `maxLines` variants, each by its global id, with a quantity of 1 to 99. */
  lineItems: v.pipe(v.array(lineItemSchema), v.minLength(1), v.maxLength(maxLines)),
});

/** Body of `POST /api/v1/sdoc`, as it is sent. */
export type SdocRequest = v.InferInput<typeof sdocRequestSchema>;
