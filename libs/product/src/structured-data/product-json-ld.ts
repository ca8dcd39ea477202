import { amountText, defaultVatCountry, minorUnits, withVat } from '@guildhall/money';
import type { Product, ProductVariant } from '@guildhall/shop-client';
import { eventKind } from '../facts/event-kind.ts';
import { variantTitle } from '../facts/variant-title.ts';

/** Data about a page for search engines, by schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

/**
 * A product by schema.org: an offer for each variant, with Danish VAT, and whether it is in stock.
 *
 * @param url the product's page, in full
 */
export function productJsonLd(product: Product, url: string): JsonLd {
  const { title, description, images, variants, vendor } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    url,
    ...(description && { description }),
    ...(images.length > 0 && { image: images.map((image) => image.url) }),
    ...(vendor && !eventKind(product) && { brand: { '@type': 'Brand', name: vendor } }),
    offers: variants.map((variant) => offer(variant, url)),
  };
}

function offer(variant: ProductVariant, url: string): JsonLd {
  const { price, availableForSale } = variant;
  const name = variantTitle(variant);
  return {
    '@type': 'Offer',
    ...(name && { name }),
    url,
    price: amountText(withVat(minorUnits(price.amountMinor), defaultVatCountry)),
    priceCurrency: price.currency,
    availability: `https://schema.org/${availableForSale ? 'InStock' : 'SoldOut'}`,
  };
}

/** JSON-LD as the text of a `<script type="application/ld+json">`: nothing in it can end that element. */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
