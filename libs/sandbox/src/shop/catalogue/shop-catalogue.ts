import type { CollectionSeed, ProductSeed } from '../seed/product-seed.ts';
import type { ShopSeed } from '../seed/shop-seed.ts';
import { toMinor } from './amounts.ts';

/** Quantities in which a variant can be bought, as the vendor states them. */
export interface QuantityRule {
  minimum: number;
  maximum: number | null;
  increment: number;
}

const anyQuantity: QuantityRule = { minimum: 1, maximum: null, increment: 1 };

export interface StockedVariant {
  id: string;
  title: string;
  optionName: string;
  price: number;
  shipped: boolean;
  product: StockedProduct;
}

export interface StockedProduct extends Omit<ProductSeed, 'id' | 'created' | 'variants'> {
  id: string;
  created: string;
  variants: StockedVariant[];
}

export interface ShopCatalogue {
  /** Every product, published or not, as the admin shows them. */
  products: readonly StockedProduct[];
  collections: readonly CollectionSeed[];
  product(handle: string): StockedProduct | undefined;
  variant(id: string): StockedVariant | undefined;
  listProducts(collection: string): StockedProduct[];
  published(): StockedProduct[];
  isPublished(product: StockedProduct): boolean;
  /** Unpublishes a product, or publishes it again, until `reset`. */
  publish(product: StockedProduct, published: boolean): void;
  /** The remaining stock of a variant. */
  stock(variantId: string): number;
  /** Sets the stock, until `reset`. */
  setStock(variantId: string, left: number): void;
  quantityRule(variantId: string): QuantityRule;
  /** Sets the rule, until `reset`. */
  setQuantityRule(variantId: string, rule: QuantityRule): void;
  /** Changes a price, in minor units, until `reset`. */
  setPrice(variantId: string, price: number): void;
  /** Restores the state of the seed. */
  reset(): void;
}

/** The products of the seed, with their stock. */
export function createShopCatalogue({
  products: productSeeds,
  collections,
}: Pick<ShopSeed, 'products' | 'collections'>): ShopCatalogue {
  const products = productSeeds.map(toStockedProduct);
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const variants = new Map(
    products.flatMap((product) => product.variants).map((variant) => [variant.id, variant]),
  );
  const seeded = new Map(
    productSeeds.flatMap((seed) =>
      seed.variants.map(({ stock }, at) => [toVariantId(seed, at), stock] as const),
    ),
  );
  const prices = new Map([...variants.values()].map(({ id, price }) => [id, price]));
  const withdrawn = new Set<string>();
  let stock = new Map(seeded);
  const rules = new Map<string, QuantityRule>();
  const isPublished = ({ id }: StockedProduct) => !withdrawn.has(id);
  const setPrice = (id: string, price: number) => {
    const variant = variants.get(id);
    if (variant) variant.price = price;
  };
  return {
    products,
    collections,
    product: (handle) => byHandle.get(handle),
    variant: (id) => variants.get(id),
    listProducts: (handle) =>
      products.filter((product) => isPublished(product) && product.collections.includes(handle)),
    published: () => products.filter(isPublished),
    isPublished,
    publish: ({ id }, published) => void (published ? withdrawn.delete(id) : withdrawn.add(id)),
    stock: (id) => stock.get(id) ?? 0,
    setStock: (id, left) => void stock.set(id, left),
    quantityRule: (id) => rules.get(id) ?? anyQuantity,
    setQuantityRule: (id, rule) => void rules.set(id, rule),
    setPrice,
    reset() {
      rules.clear();
      stock = new Map(seeded);
      withdrawn.clear();
      prices.forEach((price, id) => setPrice(id, price));
    },
  };
}

function toVariantId({ id }: ProductSeed, at: number): string {
  return `gid://shopify/ProductVariant/${id * 100 + at + 1}`;
}

function toStockedProduct(seed: ProductSeed): StockedProduct {
  const product: StockedProduct = {
    ...seed,
    id: `gid://shopify/Product/${seed.id}`,
    created: seed.created ?? '2026-01-01',
    variants: [],
  };
  product.variants = seed.variants.map(({ title, price, shipped }, at) => ({
    id: toVariantId(seed, at),
    title,
    optionName: seed.option ?? 'Title',
    price: toMinor(price),
    shipped,
    product,
  }));
  return product;
}
