import * as v from 'valibot';

/** A variant that is ordered, with what the rules for orders need to know. */
export interface OrderedVariant {
  id: string;
  productId: string;
  vendor: string;
}

/** A prepared order. */
export interface DraftOrder {
  id: string;
  /** There only once the invoice can be opened: the shop goes on working on an order that it has made. */
  invoiceUrl: string | undefined;
  /** Not paid yet. */
  open: boolean;
  tags: string[];
  /** ms since 1970. */
  createdAt: number;
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
    open: status !== 'COMPLETED',
    createdAt: Date.parse(createdAt),
  })),
);

/** Variants that are no more are left out. */
export const variantsData = v.pipe(
  v.object({
    nodes: v.array(
      v.nullable(
        v.partial(v.object({ id: v.string(), product: v.object({ id: v.string(), vendor: v.string() }) })),
      ),
    ),
  }),
  v.transform(({ nodes }): OrderedVariant[] =>
    nodes.flatMap((node) =>
      node?.id !== undefined && node.product
        ? [{ id: node.id, productId: node.product.id, vendor: node.product.vendor }]
        : [],
    ),
  ),
);

export const draftOrderData = v.object({ draftOrder: v.nullable(draftOrder) });

export const draftOrdersData = v.object({ draftOrders: v.object({ nodes: v.array(draftOrder) }) });

export const createData = v.object({
  draftOrderCreate: v.object({
    draftOrder: v.nullish(draftOrder),
    userErrors: v.array(
      v.object({ field: v.optional(v.nullable(v.array(v.string()))), message: v.string() }),
    ),
  }),
});

/** What stands in place of data, or beside it. */
export const graphQlErrors = v.object({
  errors: v.pipe(
    v.array(v.object({ extensions: v.optional(v.looseObject({ code: v.optional(v.string()) })) })),
    v.minLength(1),
  ),
});
