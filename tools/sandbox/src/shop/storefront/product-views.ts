import type { ShopCatalogue, StockedProduct, StockedVariant } from '../catalogue/shop-catalogue.ts';
import { money } from '../catalogue/amounts.ts';
import { connection } from '../graphql/connection.ts';
import type { CollectionSeed } from '../seed/product-seed.ts';
import { pictureView } from './picture-view.ts';

/** How the storefront shows what the catalogue holds. Everything is looked up when it is asked for. */
export function createProductViews(catalogue: ShopCatalogue, origin: () => string) {
  const present = (stock: StockedProduct | undefined) => stock && product(stock);

  function product(stock: StockedProduct): object {
    const images = stock.pictures.map((name) => pictureView(name, origin()));
    return {
      ...factsOf(stock),
      availableForSale: () => stock.variants.some(({ id }) => catalogue.stock(id) > 0),
      featuredImage: images[0] ?? null,
      images: connection(images),
      variants: (paging: { first?: number }) => connection(stock.variants.map(variant))(paging),
      collections: (paging: { first?: number }) =>
        connection(
          catalogue.collections.filter(({ handle }) => stock.collections.includes(handle)).map(collection),
        )(paging),
    };
  }

  function variant(stock: StockedVariant): object {
    return {
      __typename: 'ProductVariant',
      id: stock.id,
      title: stock.title,
      sku: null,
      availableForSale: catalogue.stock(stock.id) > 0,
      currentlyNotInStock: catalogue.stock(stock.id) === 0,
      quantityAvailable: catalogue.stock(stock.id),
      requiresShipping: stock.shipped,
      taxable: true,
      price: money(stock.price),
      priceV2: money(stock.price),
      compareAtPrice: null,
      selectedOptions: [{ name: stock.optionName, value: stock.title }],
      image: stock.product.pictures[0] ? pictureView(stock.product.pictures[0], origin()) : null,
      // Made late: a product shows its variants.
      product: () => product(stock.product),
    };
  }

  function collection(seed: CollectionSeed) {
    return {
      __typename: 'Collection',
      id: `gid://shopify/Collection/${seed.id}`,
      handle: seed.handle,
      title: seed.title,
      description: () => seed.description,
      descriptionHtml: `<p>${seed.description}</p>`,
      products: (paging: { first?: number }) =>
        connection(catalogue.productsOf(seed.handle).map(product))(paging),
    };
  }

  return { product, present, variant, collection };
}

export type ProductViews = ReturnType<typeof createProductViews>;

/** What a product is, whatever happens to its stock. */
function factsOf(stock: StockedProduct) {
  const prices = stock.variants.map(({ price }) => price);
  return {
    __typename: 'Product',
    id: stock.id,
    handle: stock.handle,
    title: stock.title,
    vendor: stock.vendor,
    productType: stock.collections[0] ?? '',
    tags: [],
    isGiftCard: false,
    requiresSellingPlan: false,
    description: ({ truncateAt }: { truncateAt?: number | null }) =>
      plainText(stock.html).slice(0, truncateAt ?? undefined),
    descriptionHtml: stock.html,
    priceRange: {
      minVariantPrice: money(Math.min(...prices)),
      maxVariantPrice: money(Math.max(...prices)),
    },
  };
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
