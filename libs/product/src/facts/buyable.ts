import type { Product, ShopImage, ShopMoney } from '@guildhall/shop-client';

/** What is put into a cart: one variant, with all that its line shows. */
export interface CartChoice {
  variantId: string;
  productHandle: string;
  title: string;
  variantTitle: string;
  /** Net, for one. */
  price: ShopMoney;
  image: ShopImage | undefined;
  vendor: string;
  collectionTitle: string;
}

/** The part of a product that buying it needs. */
export interface Buyable extends Pick<Product, 'handle' | 'title' | 'vendor' | 'variants'> {
  image?: ShopImage;
  collectionTitle: string;
}

/** Takes from a product what buying it needs: small, so that it can travel with a page. */
export function buyableOf({ handle, title, vendor, variants, images, collections }: Product): Buyable {
  return {
    handle,
    title,
    vendor,
    variants,
    ...(images[0] && { image: images[0] }),
    collectionTitle: collections[0]?.title ?? '',
  };
}

/** One variant of it, as a line of a cart shows it. */
export function cartChoice(product: Buyable, variant: Product['variants'][number]): CartChoice {
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
