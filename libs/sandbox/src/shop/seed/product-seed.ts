export interface ProductSeed {
  /** Part of its ID at the shop; never changes. */
  id: number;
  handle: string;
  title: string;
  /** The date it was added, `2026-11-01`. Default: the start of 2026. */
  created?: string;
  /** The maker; the organisation's facts say which vendors mark events. */
  vendor: string;
  /** Handles of its collections, the most specific first. */
  collections: string[];
  /** The product type at the shop. Default: the first collection. */
  productType?: string;
  html: string;
  /** Names of pictures in the catalogue; the first is the main one. */
  pictures: string[];
  /** The option in which its variants differ, such as `Size`; none for a product with one variant. */
  option?: string;
  variants: VariantSeed[];
}

export interface VariantSeed {
  /** The option's value; `Default Title` for a product with one variant. */
  title: string;
  /** Net, in the shop's currency, in the vendor's format: `249.00`. */
  price: string;
  /** Number in stock; 0 is sold out. */
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

export function singleVariant(price: string, stock: number, shipped = true): VariantSeed[] {
  return [{ title: 'Default Title', price, stock, shipped }];
}

export function variant(title: string, price: string, stock: number, shipped = true): VariantSeed {
  return { title, price, stock, shipped };
}
