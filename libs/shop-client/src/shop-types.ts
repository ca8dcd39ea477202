import type { SafeHtml, SafeUrl } from '@guildhall/safe-content';

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
  /** Pixels of the original; 0 when the shop does not say. */
  width: number;
  /** As `width`. */
  height: number;
}

export interface ProductVariant {
  id: string;
  /** `Default Title` where the product has one kind only. */
  title: string;
  availableForSale: boolean;
  requiresShipping: boolean;
  price: ShopMoney;
  /** Such as `{ name: 'Size', value: 'A2' }`. */
  options: { name: string; value: string }[];
}

/** As much of a product as a card shows. */
export interface ProductSummary {
  id: string;
  /** Its name in addresses: `/p/{handle}`. */
  handle: string;
  title: string;
  /** `zoom-event` and `offline-event` mark events, of which a cart holds one at most. */
  vendor: string;
  /** At most ten; in lists the first only. */
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
  /** The product's. */
  title: string;
  /** `Default Title` where the product has one kind only. */
  variantTitle: string;
  /** An integer. The shop makes it 0 when it finds that nothing is left: the line is kept until it is removed. */
  quantity: number;
  /** Net, for one. */
  price: ShopMoney;
  /** Net, for all of them, without what `discounts` take off. */
  total: ShopMoney;
  /** Those of this line; those of the cart are in `CartCosts`. */
  discounts: CartDiscount[];
  image: ShopImage | undefined;
  vendor: string;
  /** Of the first collection that holds the product; empty when none does. */
  collectionTitle: string;
  availableForSale: boolean;
}

/** A discount that the shop takes off a line or a cart. */
export interface CartDiscount {
  /** Its title, or the code that was typed in. */
  name: string;
  /** In the smallest unit: an integer, more than 0. */
  amountMinor: number;
}

export interface ShopCart {
  /** Whole, with its `?key=` part. Who has it has the cart: never log it. */
  id: string;
  /** HTTPS; HTTP on this machine only. */
  checkoutUrl: SafeUrl;
  /** In the shop's order; at most a hundred. */
  lines: CartLine[];
  /** As the shop computes it: all lines with their own discounts, before `discounts`, tax and shipping. */
  subtotal: ShopMoney;
  /** Those of the cart. */
  discounts: CartDiscount[];
  /** The total, as far as the shop knows before the checkout. */
  total: ShopMoney;
  /** The codes that were typed in at the checkout, and whether each holds for what is in the cart. */
  discountCodes: { code: string; applicable: boolean }[];
}

/** A line whose product is no longer sold: it is still in the shop's cart, which cannot be shown because of it. */
export interface UnsoldLine {
  id: string;
  variantId: string;
  /** The variant's own, all that the shop still says: `Default Title` where the product had one kind only. */
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
   * Of the schema's `CartWarningCode`: `MERCHANDISE_NOT_ENOUGH_STOCK`: the quantity was lowered;
   * `MERCHANDISE_OUT_OF_STOCK`: it is 0; and others.
   */
  code: string;
  /** The line it is about, or something else that has an id. */
  lineId: string;
  message: string;
}
