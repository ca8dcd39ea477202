import type { ShopCatalogue, StockedProduct, StockedVariant } from '../catalogue/shop-catalogue.ts';
import { sortProducts } from '../catalogue/sort-products.ts';
import { createConnection, type Paging } from '../graphql/connection.ts';
import { toMoney, translate, type Market } from '../market/market.ts';
import type { CollectionSeed } from '../seed/product-seed.ts';
import { toPictureView } from './picture-view.ts';

/** Storefront views of the catalogue's products for a market. Fields are resolved when they are read. */
export function createProductViews(catalogue: ShopCatalogue, origin: () => string, market: Market) {
  const present = (stock: StockedProduct | undefined) => stock && product(stock);

  function product(stock: StockedProduct) {
    const images = stock.pictures.map((name) => toPictureView(name, origin()));
    return {
      ...toCommonFields(stock, market),
      availableForSale: () => stock.variants.some(({ id }) => catalogue.stock(id) > 0),
      featuredImage: images[0] ?? null,
      images: createConnection(images),
      variants: (paging: Paging) => createConnection(stock.variants.map(variant))(paging),
      collections: (paging: Paging) =>
        createConnection(
          catalogue.collections.filter(({ handle }) => stock.collections.includes(handle)).map(collection),
        )(paging),
    };
  }

  function variant(stock: StockedVariant): { id: string } & Record<string, unknown> {
    return {
      __typename: 'ProductVariant',
      id: stock.id,
      title: stock.title,
      sku: null,
      availableForSale: catalogue.stock(stock.id) > 0,
      currentlyNotInStock: catalogue.stock(stock.id) === 0,
      quantityAvailable: catalogue.stock(stock.id),
      quantityRule: catalogue.quantityRule(stock.id),
      requiresShipping: stock.shipped,
      taxable: true,
      price: toMoney(stock.price, market),
      priceV2: toMoney(stock.price, market),
      compareAtPrice: null,
      selectedOptions: [{ name: stock.optionName, value: stock.title }],
      image: stock.product.pictures[0] ? toPictureView(stock.product.pictures[0], origin()) : null,
      // Resolved only when it is read, since a product has its variants. A variant of an unpublished product has none,
      // though a cart may still hold the variant: the vendor's schema forbids that, so the whole response fails.
      product: () => (catalogue.isPublished(stock.product) ? product(stock.product) : null),
    };
  }

  function collection(seed: CollectionSeed) {
    const { title, text } = translate(seed.handle, { title: seed.title, text: seed.description }, market);
    return {
      __typename: 'Collection',
      id: `gid://shopify/Collection/${seed.id}`,
      handle: seed.handle,
      title,
      description: () => text,
      descriptionHtml: `<p>${text}</p>`,
      products: (paging: Paging) =>
        createConnection(
          sortProducts(catalogue.listProducts(seed.handle), paging.sortKey ?? 'COLLECTION_DEFAULT').map(
            product,
          ),
        )(paging),
    };
  }

  return { product, present, variant, collection };
}

export type ProductViews = ReturnType<typeof createProductViews>;

function toCommonFields(stock: StockedProduct, market: Market) {
  const { title, text } = translate(stock.handle, { title: stock.title, text: stock.html }, market);
  const prices = stock.variants.map(({ price }) => price);
  return {
    __typename: 'Product',
    id: stock.id,
    handle: stock.handle,
    title,
    vendor: stock.vendor,
    productType: stock.collections[0] ?? '',
    tags: [],
    isGiftCard: false,
    requiresSellingPlan: false,
    description: ({ truncateAt }: { truncateAt?: number | null }) =>
      toPlainText(text).slice(0, truncateAt ?? undefined),
    descriptionHtml: text,
    priceRange: {
      minVariantPrice: toMoney(Math.min(...prices), market),
      maxVariantPrice: toMoney(Math.max(...prices), market),
    },
  };
}

function toPlainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
