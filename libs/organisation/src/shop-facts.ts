import * as v from 'valibot';

/** Names of the events that the tag manager gets from the shop. */
export interface ShopEventNames {
  productViewed: string;
  addedToCart: string;
  removedFromCart: string;
  checkoutBegun: string;
  /** An invoice without VAT, for a business in another EU country. */
  invoiceRequested: string;
}

/** The organisation as a seller. */
export interface Seller {
  /** Its own VAT number: with it the EU's check gives a consultation number, the proof of the check. */
  vatNumber?: string;
  /**
   * Vendors and product types that are sold with VAT to everybody. Admission to an event in person is taxed where the event is
   * (Directive 2006/112/EC, article 53).
   */
  neverExempt: readonly string[];
}

export const eventName = v.pipe(
  v.string('must be text'),
  v.regex(/^[\w+ .-]{1,80}$/, 'must be a name of at most 80 characters'),
);

export const shopEventsSchema = v.strictObject({
  productViewed: v.optional(eventName, 'view_item'),
  addedToCart: v.optional(eventName, 'add_to_cart'),
  removedFromCart: v.optional(eventName, 'remove_from_cart'),
  checkoutBegun: v.optional(eventName, 'begin_checkout'),
  invoiceRequested: v.optional(eventName, 'request_invoice'),
});

const text = v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'must not be empty'));

export const sellerSchema = v.strictObject({
  vatNumber: v.optional(text),
  neverExempt: v.optional(v.array(text, 'must be a list')),
});

/** Completes the facts of the seller, whose events are of these vendors. */
export function toSeller(
  { vatNumber, neverExempt }: v.InferOutput<typeof sellerSchema>,
  eventVendors: Readonly<Record<string, 'online' | 'onsite'>>,
): Seller {
  const onsite = Object.keys(eventVendors).filter((vendor) => eventVendors[vendor] === 'onsite');
  return { ...(vatNumber && { vatNumber }), neverExempt: neverExempt ?? onsite };
}
