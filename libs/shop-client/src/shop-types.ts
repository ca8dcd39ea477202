import type { EventKind } from '@guildhall/organisation';
import type { SafeHtml, SafeUrl } from '@guildhall/safe-content';
import type { QuantityRule } from './cart-rules/quantity-rule.ts';

/** An amount as the shop states it. Never calculate with it outside the money library. */
export interface ShopMoney {
  /** In the currency's smallest unit (øre): an integer, 0 or more. Product and line prices are net, without VAT. */
  amountMinor: number;
  /** ISO 4217: `DKK`. */
  currency: string;
}

/** A picture of a product, in two sizes of the same shape. */
export interface ShopImage {
  id: string;
  /** At most 1600 pixels wide. */
  url: SafeUrl;
  /** At most 640 pixels wide. */
  small: SafeUrl;
  /** Empty when the shop does not state it. */
  alt: string;
  /** Pixels of the original; 0 if the shop does not state it. */
  width: number;
  /** As `width`. */
  height: number;
}

/** One choice of a variant, such as `{ name: 'Size', value: 'A2' }`. */
export interface VariantOption {
  name: string;
  value: string;
}

export interface ProductVariant {
  id: string;
  /** `Default Title` if the product has only one variant. */
  title: string;
  availableForSale: boolean;
  requiresShipping: boolean;
  price: ShopMoney;
  options: VariantOption[];
  /** Missing if any quantity can be ordered. */
  quantityRule?: QuantityRule | undefined;
}

/** The part of a product that a card shows. */
export interface ProductSummary {
  id: string;
  /** Its name in URLs: `/p/{handle}`. */
  handle: string;
  title: string;
  vendor: string;
  /** The kind of event at which it is a place: a cart holds at most one place at each. Missing for goods. */
  event?: EventKind;
  /** At most ten; in lists only the first. */
  images: ShopImage[];
  /** At most ten, at least one. */
  variants: ProductVariant[];
}

export interface Product extends ProductSummary {
  /** Plain text. */
  description: string;
  descriptionHtml: SafeHtml;
  collections: { handle: string; title: string }[];
}

export interface ShopCollection {
  handle: string;
  title: string;
  /** Plain text. */
  description: string;
}

export interface CartLine {
  id: string;
  variantId: string;
  productHandle: string;
  /** The product's title. */
  title: string;
  /** `Default Title` if the product has only one variant. */
  variantTitle: string;
  /** Of the variant, for its address. Missing if the shop does not state them. */
  options?: VariantOption[] | undefined;
  /** An integer. 0 if the shop finds that it is sold out: the line stays until it is removed. */
  quantity: number;
  /** Net, for one item. */
  price: ShopMoney;
  /** Net, for the whole line, before `discounts`. */
  total: ShopMoney;
  /** The line's own; those of the cart are in `CartCosts`. */
  discounts: CartDiscount[];
  image: ShopImage | undefined;
  vendor: string;
  /** True for a place at an event: booked once per cart, with a fixed quantity. */
  isEvent: boolean;
  /** The first collection with the product; empty if there is none. */
  collectionTitle: string;
  availableForSale: boolean;
  /** Missing if any quantity can be ordered. */
  quantityRule?: QuantityRule | undefined;
}

/** A discount of the shop on a line or a cart. */
export interface CartDiscount {
  /** Its title, or the code that was entered. */
  name: string;
  /** In the smallest unit: an integer, more than 0. */
  amountMinor: number;
}

export interface ShopCart {
  /** Complete, with its `?key=` part. It gives access to the cart: never log it. */
  id: string;
  /** HTTPS; HTTP on this machine only. */
  checkoutUrl: SafeUrl;
  /** In the shop's order; at most a hundred. */
  lines: CartLine[];
  /** As the shop computes it: all lines with their own discounts, before `discounts`, tax and shipping. */
  subtotal: ShopMoney;
  /** The cart's own. */
  discounts: CartDiscount[];
  /** The total, as known to the shop before the checkout. */
  total: ShopMoney;
  /** The codes entered at the checkout, and whether each applies to this cart. */
  discountCodes: { code: string; applicable: boolean }[];
}

/** A line whose product is no longer sold: it is still in the shop's cart, and prevents the shop from showing it. */
export interface UnsoldLine {
  id: string;
  variantId: string;
  /**
   * The variant's own title, the only one that the shop still has: `Default Title` if the product had only one variant.
   */
  variantTitle: string;
}

/** An error in a change; the message is English and for developers. */
export interface ShopUserError {
  code: string;
  /** Path in the request, such as `['lines', '0', 'quantity']`. */
  field: string[];
  message: string;
}

/** A change by the shop itself, such as a quantity lowered for lack of stock. */
export interface ShopWarning {
  /**
   * A `CartWarningCode` of the schema: `MERCHANDISE_NOT_ENOUGH_STOCK`: the quantity was lowered;
   * `MERCHANDISE_OUT_OF_STOCK`: it is 0; and others.
   */
  code: string;
  /** The id of the affected line, or of something else. */
  lineId: string;
  message: string;
}
