import type { DraftOrder, OrderedVariant } from '@guildhall/suppliers';
import * as v from 'valibot';

/** The settings of the shop, and the scopes of the app that calls. */
export interface ShopAbout {
  currency: string;
  taxesIncluded: boolean;
  /** ISO 3166. */
  country: string | undefined;
  scopes: string[];
  versions: { handle: string; supported: boolean }[];
}

const draftOrder = v.pipe(
  v.object({
    id: v.string(),
    invoiceUrl: v.nullable(v.string()),
    ready: v.boolean(),
    status: v.string(),
    tags: v.array(v.string()),
    createdAt: v.string(),
  }),
  v.transform(({ invoiceUrl, ready, status, createdAt, ...rest }): DraftOrder => ({
    ...rest,
    invoiceUrl: ready ? (invoiceUrl ?? undefined) : undefined,
    isOpen: status !== 'COMPLETED',
    createdAt: Date.parse(createdAt),
  })),
);

const variant = v.pipe(
  v.object({
    id: v.string(),
    availableForSale: v.boolean(),
    inventoryPolicy: v.string(),
    sellableOnlineQuantity: v.number(),
    inventoryItem: v.object({ tracked: v.boolean() }),
    product: v.object({
      id: v.string(),
      title: v.string(),
      vendor: v.string(),
      productType: v.string(),
      status: v.string(),
    }),
  }),
  v.transform(({ id, availableForSale, inventoryPolicy, product, ...stock }): OrderedVariant => {
    const isCounted = stock.inventoryItem.tracked && inventoryPolicy === 'DENY';
    const { id: productId, status, ...rest } = product;
    return {
      id,
      productId,
      ...rest,
      isActive: status === 'ACTIVE',
      availableForSale,
      remaining: isCounted ? Math.max(0, stock.sellableOnlineQuantity) : undefined,
    };
  }),
);

/** Variants that no longer exist are left out, and so is everything that is not a variant. */
export const variantsSchema = v.pipe(
  v.object({ nodes: v.array(v.nullable(v.union([variant, v.strictObject({})]))) }),
  v.transform(({ nodes }) => nodes.flatMap((node) => (node && 'id' in node ? [node] : []))),
);

export const aboutSchema = v.pipe(
  v.object({
    shop: v.object({
      currencyCode: v.string(),
      taxesIncluded: v.boolean(),
      shopAddress: v.object({ countryCodeV2: v.nullable(v.string()) }),
    }),
    currentAppInstallation: v.object({ accessScopes: v.array(v.object({ handle: v.string() })) }),
    publicApiVersions: v.array(v.object({ handle: v.string(), supported: v.boolean() })),
  }),
  v.transform(({ shop, currentAppInstallation, publicApiVersions }): ShopAbout => ({
    currency: shop.currencyCode,
    taxesIncluded: shop.taxesIncluded,
    country: shop.shopAddress.countryCodeV2 ?? undefined,
    scopes: currentAppInstallation.accessScopes.map(({ handle }) => handle),
    versions: publicApiVersions,
  })),
);

export const draftOrderDataSchema = v.object({ draftOrder: v.nullable(draftOrder) });

export const draftOrdersSchema = v.object({ draftOrders: v.object({ nodes: v.array(draftOrder) }) });

export const createOrderSchema = v.object({
  draftOrderCreate: v.object({
    draftOrder: v.nullish(draftOrder),
    userErrors: v.array(
      v.object({ field: v.optional(v.nullable(v.array(v.string()))), message: v.string() }),
    ),
  }),
});

/** Errors in place of data, or beside it. */
export const graphQlErrorsSchema = v.object({
  errors: v.pipe(
    v.array(v.object({ extensions: v.optional(v.looseObject({ code: v.optional(v.string()) })) })),
    v.minLength(1),
  ),
});
