/** A product as the seed content writes it down. */
export interface ProductSeed {
  /** Part of its id at the shop; never changes. */
  id: number;
  handle: string;
  title: string;
  /** When the shop got it, `2026-11-01`; the beginning of 2026 when not given. */
  created?: string;
  /** Who made it; `zoom-event` and `offline-event` mark events. */
  vendor: string;
  /** Handles of the collections that hold it, the most specific first. */
  collections: string[];
  /** The product type at the shop; by default the first collection. */
  productType?: string;
  /** Simple HTML. */
  html: string;
  /** Names of pictures in the catalogue, the first one in front. */
  pictures: string[];
  /** In what its variants differ, such as `Size`; none for a product with one variant. */
  option?: string;
  variants: VariantSeed[];
}

export interface VariantSeed {
  /** The value of the option; `Default Title` for a product with one variant. */
  title: string;
  /** Net, in kroner, as the vendor writes amounts: `249.00`. */
  price: string;
  /** How many are left; 0 is sold out. */
  stock: number;
  /** False for places and files. */
  shipped: boolean;
}

export interface CollectionSeed {
  id: number;
  handle: string;
  title: string;
  description: string;
}

/** The only variant of a product. */
export function singleVariant(price: string, stock: number, shipped = true): VariantSeed[] {
  return [{ title: 'Default Title', price, stock, shipped }];
}

/** One of several variants. */
export function variant(title: string, price: string, stock: number, shipped = true): VariantSeed {
  return { title, price, stock, shipped };
}
