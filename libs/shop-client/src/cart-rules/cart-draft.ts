import type { CartLine, Product, ShopImage } from '../shop-types.ts';
import { getEventKind, findOverbooked } from './one-per-event.ts';

export const maxQuantityPerLine = 99;

/** A product before it is in the cart: enough to show its line at once. */
export type CartDraft = Omit<CartLine, 'id' | 'quantity' | 'availableForSale' | 'total' | 'discounts'>;

/** The part of a product that is needed to buy it. */
export interface Buyable extends Pick<Product, 'handle' | 'title' | 'vendor' | 'variants'> {
  image?: ShopImage;
  collectionTitle: string;
}

/** Returns the part of a product that is needed to buy it: small enough to be part of a page. */
export function toBuyable({ handle, title, vendor, variants, images, collections }: Product): Buyable {
  return {
    handle,
    title,
    vendor,
    variants,
    ...(images[0] && { image: images[0] }),
    collectionTitle: collections[0]?.title ?? '',
  };
}

/** Converts one variant of a product to a cart line. */
export function toCartDraft(product: Buyable, variant: Product['variants'][number]): CartDraft {
  return {
    variantId: variant.id,
    productHandle: product.handle,
    title: product.title,
    variantTitle: variant.title,
    price: variant.price,
    image: product.image,
    vendor: product.vendor,
    collectionTitle: product.collectionTitle,
  };
}

/** True for a place at an event: booked once per cart, with a fixed quantity. */
export function isEvent({ vendor }: { vendor: string }): boolean {
  return getEventKind({ vendor }) !== undefined;
}

/** True if the cart already holds a place at the same event, of any variant. */
export function isAlreadyBooked(draft: CartDraft, lines: readonly CartLine[]): boolean {
  const bookings = [...lines, { ...draft, quantity: 1 }].map(({ productHandle, vendor, quantity }) => ({
    product: productHandle,
    vendor,
    quantity,
  }));
  const there = lines.some(({ productHandle }) => productHandle === draft.productHandle);
  return there && findOverbooked(bookings).has(draft.productHandle);
}
