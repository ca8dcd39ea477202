import { nameLinks, toSafeImageUrl, sanitizeHtml, type UrlPolicy } from '@guildhall/safe-content';
import * as v from 'valibot';
import { getEventKind, type EventVendors } from '../cart-rules/one-per-event.ts';
import {
  createImageSchema,
  looseTextSchema,
  moneySchema,
  requiredTextSchema,
  createNodesSchema,
} from '../parsing/schemas.ts';
import { parseQuantityRule } from '../parsing/parsers.ts';
import type { Product, ProductSummary, ProductVariant, ShopCollection, ShopImage } from '../shop-types.ts';

const variantSchema: v.GenericSchema<unknown, ProductVariant> = v.pipe(
  v.object({
    id: requiredTextSchema,
    title: looseTextSchema,
    availableForSale: v.fallback(v.boolean(), false),
    requiresShipping: v.fallback(v.boolean(), true),
    price: moneySchema,
    selectedOptions: v.fallback(v.array(v.object({ name: v.string(), value: v.string() })), []),
    quantityRule: v.optional(v.unknown()),
  }),
  v.transform(({ selectedOptions, quantityRule, ...variant }) => {
    const rule = parseQuantityRule(quantityRule);
    return { ...variant, options: selectedOptions, ...(rule && { quantityRule: rule }) };
  }),
);

export interface ProductSchemaOptions {
  addresses: UrlPolicy;
  eventVendors: EventVendors;
}

function createSummaryEntries(addresses: UrlPolicy) {
  return {
    id: requiredTextSchema,
    handle: requiredTextSchema,
    title: requiredTextSchema,
    vendor: looseTextSchema,
    images: v.pipe(
      createNodesSchema(createImageSchema((untrusted) => toSafeImageUrl(untrusted, addresses))),
      v.transform((images) => images.filter((image): image is ShopImage => image !== undefined)),
    ),
    variants: v.pipe(createNodesSchema(variantSchema), v.minLength(1)),
  };
}

/** Schema of a product in one of the shop's lists. Without a readable variant it has no price, and is left out. */
export function createProductSummarySchema({
  addresses,
  eventVendors,
}: ProductSchemaOptions): v.GenericSchema<unknown, ProductSummary> {
  return v.pipe(
    v.object(createSummaryEntries(addresses)),
    v.transform((product) => withEvent(product, eventVendors)),
  );
}

/** As `createProductSummarySchema`, with all that the product's own page shows. */
export function createProductSchema({
  addresses,
  eventVendors,
}: ProductSchemaOptions): v.GenericSchema<unknown, Product> {
  return v.pipe(
    v.object({
      ...createSummaryEntries(addresses),
      description: looseTextSchema,
      descriptionHtml: v.pipe(
        v.unknown(),
        v.transform((html) => nameLinks(sanitizeHtml(html, addresses), toAddress, () => undefined)),
      ),
      collections: createNodesSchema(v.object({ handle: requiredTextSchema, title: looseTextSchema })),
    }),
    v.transform((product) => withEvent(product, eventVendors)),
  );
}

/** The name of a link around a picture without a description: a shop has no texts in the site's language. */
function toAddress(url: string): string {
  return url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, '');
}

function withEvent<T extends { vendor: string }>(product: T, eventVendors: EventVendors) {
  const event = getEventKind(product.vendor, eventVendors);
  return { ...product, ...(event && { event }) };
}

export const collectionSchema: v.GenericSchema<unknown, ShopCollection> = v.object({
  handle: requiredTextSchema,
  title: requiredTextSchema,
  description: looseTextSchema,
});
