import type { CartLine, Product, ShopImage } from '../shop-types.ts';

/** A product before it is in the cart: enough to show its line at once. */
export type CartDraft = Omit<CartLine, 'id' | 'quantity' | 'availableForSale' | 'total' | 'discounts'>;

/** The part of a product that is needed to buy it. */
export interface Buyable extends Pick<Product, 'handle' | 'title' | 'vendor' | 'event' | 'variants'> {
  image?: ShopImage;
  collectionTitle: string;
}

/** Returns the part of a product that is needed to buy it: small enough to be part of a page. */
export function toBuyable({ handle, title, vendor, event, variants, images, collections }: Product): Buyable {
  return {
    handle,
    title,
    vendor,
    ...(event && { event }),
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
    options: variant.options,
    price: variant.price,
    image: product.image,
    vendor: product.vendor,
    isEvent: product.event !== undefined,
    collectionTitle: product.collectionTitle,
    quantityRule: variant.quantityRule,
  };
}

/** True if the cart already holds a place at the same event, of any variant. */
export function isAlreadyBooked({ productHandle }: CartDraft, lines: readonly CartLine[]): boolean {
  return lines.some((line) => line.isEvent && line.productHandle === productHandle && line.quantity > 0);
}
