import collectionSeeds from '../../../content/shop/collections.ts';
import productSeeds from '../../../content/shop/index.ts';
import type { CollectionSeed, ProductSeed } from '../seed/product-seed.ts';
import { inOere } from './amounts.ts';

export interface StockedVariant {
  id: string;
  title: string;
  optionName: string;
  /** Net, in øre. */
  price: number;
  shipped: boolean;
  product: StockedProduct;
}

export interface StockedProduct extends Omit<ProductSeed, 'id' | 'variants'> {
  id: string;
  variants: StockedVariant[];
}

export interface ShopCatalogue {
  products: readonly StockedProduct[];
  collections: readonly CollectionSeed[];
  product(handle: string): StockedProduct | undefined;
  variant(id: string): StockedVariant | undefined;
  productsOf(collection: string): StockedProduct[];
  /** How many of a variant are left. */
  stock(variantId: string): number;
  /** Changes what is left, until `resetStock`. */
  setStock(variantId: string, left: number): void;
  resetStock(): void;
}

/** What the shop sells, from the seed files, and how much of it is left. */
export function createShopCatalogue(): ShopCatalogue {
  const products = productSeeds.map(stocked);
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const variants = new Map(
    products.flatMap((product) => product.variants).map((variant) => [variant.id, variant]),
  );
  const seeded = new Map(
    productSeeds.flatMap((seed) =>
      seed.variants.map(({ stock }, at) => [variantId(seed, at), stock] as const),
    ),
  );
  let stock = new Map(seeded);
  return {
    products,
    collections: collectionSeeds,
    product: (handle) => byHandle.get(handle),
    variant: (id) => variants.get(id),
    productsOf: (handle) => products.filter(({ collections }) => collections.includes(handle)),
    stock: (id) => stock.get(id) ?? 0,
    setStock: (id, left) => void stock.set(id, left),
    resetStock() {
      stock = new Map(seeded);
    },
  };
}

function variantId({ id }: ProductSeed, at: number): string {
  return `gid://shopify/ProductVariant/${id * 100 + at + 1}`;
}

function stocked(seed: ProductSeed): StockedProduct {
  const product: StockedProduct = { ...seed, id: `gid://shopify/Product/${seed.id}`, variants: [] };
  product.variants = seed.variants.map(({ title, price, shipped }, at) => ({
    id: variantId(seed, at),
    title,
    optionName: seed.option ?? 'Title',
    price: inOere(price),
    shipped,
    product,
  }));
  return product;
}
