import {
  type Product,
  getProductPath,
  type ProductSummary,
  type ProductVariant,
  type ShopCollection,
  getVariantQuery,
  getVariantTitle,
} from '@guildhall/shop-client';
import { formatDecimal, toMinorUnits, addVat, type Pricing } from '@guildhall/money';

type PricingWithVat = Pick<Pricing, 'vatHome' | 'currentVat'>;

/** Data about a page for search engines, by schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

/**
 * A product by schema.org: an offer for each variant with a price, with the home country's VAT, its availability and
 * its own URL.
 *
 * @param url the product's page, in full
 * @returns `undefined` for an event: search engines do not accept a place at one as a product
 * @example
 * const data = toProductJsonLd(product, 'https://www.example/p/print-tides', pricing);
 * const script = data && formatJsonLd(data);
 */
export function toProductJsonLd(product: Product, url: string, pricing: PricingWithVat): JsonLd | undefined {
  const { title, description, images, variants, vendor } = product;
  if (product.event) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    url,
    ...(description && { description }),
    ...(images.length > 0 && { image: images.map((image) => image.url) }),
    ...(vendor && { brand: { '@type': 'Brand', name: vendor } }),
    ...toOffers(variants, url, pricing),
  };
}

/** A collection page for search engines. */
export interface CollectionOnPage {
  /** Its title, and its description as plain text. */
  collection: Pick<ShopCollection, 'title' | 'description'>;
  /** The products of this page of it, in their order. */
  products: readonly ProductSummary[];
  /** The page's full URL. */
  url: string;
  /** The origin of the products' own pages: `https://www.example`. */
  siteOrigin: string;
  /** The VAT that the prices get. */
  pricing: PricingWithVat;
}

/**
 * A page of a collection by schema.org: its products in order, each with its offers as on its own page.
 *
 * @example
 * const page = { url: 'https://www.example/p/collections/prints', siteOrigin: 'https://www.example', pricing };
 * const data = toCollectionJsonLd({ ...page, collection: { title: 'Prints', description: '' }, products: [product] });
 */
export function toCollectionJsonLd(page: CollectionOnPage): JsonLd {
  const { collection, products, url, siteOrigin, pricing } = page;
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: collection.title,
    url,
    ...(collection.description && { description: collection.description }),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: products.length,
      itemListElement: products.map((product, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        ...toListItem(product, siteOrigin + getProductPath(product.handle), pricing),
      })),
    },
  };
}

function toListItem(product: ProductSummary, url: string, pricing: PricingWithVat): JsonLd {
  const { title: name, images, variants } = product;
  if (product.event) return { name, url };
  const image = images[0]?.url;
  return {
    item: { '@type': 'Product', name, url, ...(image && { image }), ...toOffers(variants, url, pricing) },
  };
}

/** Search engines accept no offer with the price 0. */
function toOffers(variants: readonly ProductVariant[], url: string, pricing: PricingWithVat): JsonLd {
  const offers = variants
    .filter(({ price }) => price.amountMinor > 0)
    .map((variant) => toOffer(variant, url, pricing));
  return offers.length > 0 ? { offers } : {};
}

function toOffer(variant: ProductVariant, url: string, { vatHome, currentVat }: PricingWithVat): JsonLd {
  const { price, availableForSale } = variant;
  const name = getVariantTitle(variant);
  const query = getVariantQuery(variant);
  const netMinor = toMinorUnits(price.amountMinor);
  return {
    '@type': 'Offer',
    ...(name && { name }),
    url: query ? `${url}?${query}` : url,
    price: formatDecimal(vatHome ? addVat(netMinor, vatHome, currentVat) : netMinor),
    priceCurrency: price.currency,
    availability: `https://schema.org/${availableForSale ? 'InStock' : 'SoldOut'}`,
  };
}

/**
 * Formats JSON-LD as the text of a `<script type="application/ld+json">`: nothing in it can end that element.
 *
 * @example
 * formatJsonLd({ name: 'a < b' }); // '{"name":"a \\u003c b"}'
 */
export function formatJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
