import { toSafeImageUrl, sanitizeHtml, type UrlPolicy } from '@guildhall/safe-content';
import * as v from 'valibot';
import { imageSchema, looseText, moneySchema, neededText, nodesOf } from '../parsing/schemas.ts';
import type { Product, ProductSummary, ProductVariant, ShopCollection, ShopImage } from '../shop-types.ts';

const variantSchema: v.GenericSchema<unknown, ProductVariant> = v.pipe(
  v.object({
    id: neededText,
    title: looseText,
    availableForSale: v.fallback(v.boolean(), false),
    requiresShipping: v.fallback(v.boolean(), true),
    price: moneySchema,
    selectedOptions: v.fallback(v.array(v.object({ name: v.string(), value: v.string() })), []),
  }),
  v.transform(({ selectedOptions, ...variant }) => ({ ...variant, options: selectedOptions })),
);

function summaryEntries(policy: UrlPolicy) {
  return {
    id: neededText,
    handle: neededText,
    title: neededText,
    vendor: looseText,
    images: v.pipe(
      nodesOf(imageSchema((untrusted) => toSafeImageUrl(untrusted, policy))),
      v.transform((images) => images.filter((image): image is ShopImage => image !== undefined)),
    ),
    variants: v.pipe(nodesOf(variantSchema), v.minLength(1)),
  };
}

/** A product as a list of the shop answers it. One without a readable variant has no price, so it is none. */
export function productSummarySchema(policy: UrlPolicy): v.GenericSchema<unknown, ProductSummary> {
  return v.object(summaryEntries(policy));
}

/** As `productSummarySchema`, with all that its own page shows. */
export function productSchema(policy: UrlPolicy): v.GenericSchema<unknown, Product> {
  return v.object({
    ...summaryEntries(policy),
    description: looseText,
    descriptionHtml: v.pipe(
      v.unknown(),
      v.transform((html) => sanitizeHtml(html, policy)),
    ),
    collections: nodesOf(v.object({ handle: neededText, title: looseText })),
  });
}

export const collectionSchema: v.GenericSchema<unknown, ShopCollection> = v.object({
  handle: neededText,
  title: neededText,
  description: looseText,
});
