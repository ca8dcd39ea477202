import { UpstreamError } from '@guildhall/upstream';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { connect, type Tell } from '../suppliers/connect.ts';
import { draftOrderMutation, draftOrdersQuery, variantsQuery } from './admin-documents.ts';

/** A variant that is ordered, with what the event rule needs to know. */
export interface OrderedVariant {
  id: string;
  productId: string;
  vendor: string;
}

/** A prepared order. The shop may still be working on its address. */
export interface DraftOrder {
  invoiceUrl: string | undefined;
}

/** A prepared order that an earlier try has left. */
export interface FoundDraftOrder extends DraftOrder {
  createdAt: number;
}

/** The shop's Admin API, as far as invoices need it. Every method rejects with `ShopAnswerError` or UpstreamError. */
export interface ShopAdmin {
  /** In any order; variants that are no more are left out. */
  variants(ids: readonly string[], signal: AbortSignal): Promise<OrderedVariant[]>;
  /** The newest open one that carries the tag. */
  findDraftOrder(tag: string, signal: AbortSignal): Promise<FoundDraftOrder | undefined>;
  /** Sent once. After a failure other than `refused` it may have been made all the same. */
  createDraftOrder(input: object, signal: AbortSignal): Promise<DraftOrder>;
}

/** The shop answered, and said no (`refused`: nothing was made) or something that cannot be read. */
export class ShopAnswerError extends Error {
  readonly refused: boolean;

  constructor(refused: boolean) {
    super(refused ? 'The shop refused what it was asked' : 'The answer of the shop cannot be read');
    this.refused = refused;
  }
}

const invoiceUrl = v.pipe(
  v.nullable(v.string()),
  v.transform((url) => url ?? undefined),
);
const graphQlErrors = v.looseObject({ errors: v.pipe(v.array(v.unknown()), v.minLength(1)) });
const variantsData = v.object({
  nodes: v.array(
    v.nullable(
      v.partial(v.object({ id: v.string(), product: v.object({ id: v.string(), vendor: v.string() }) })),
    ),
  ),
});
const draftOrdersData = v.object({
  draftOrders: v.object({
    nodes: v.array(
      v.object({ invoiceUrl, status: v.string(), tags: v.array(v.string()), createdAt: v.string() }),
    ),
  }),
});
const createData = v.object({
  draftOrderCreate: v.object({
    draftOrder: v.nullish(v.object({ invoiceUrl })),
    userErrors: v.array(v.unknown()),
  }),
});

/** @returns `undefined` where the Admin API is not configured */
export function connectShopAdmin(config: Config, tell: Tell): ShopAdmin | undefined {
  const { SHOP_ADMIN_URL: url, SHOP_ADMIN_TOKEN: token, DEADLINE_MS: deadlineMs } = config;
  if (url === undefined || token === undefined) return undefined;
  const headers = { 'x-shopify-access-token': token };
  const shop = connect({ name: 'shop-admin', url, deadlineMs: deadlineMs * 0.8, headers, tell });

  async function ask<Data>(
    schema: v.GenericSchema<unknown, Data>,
    query: string,
    variables: object,
    options: { repeatable: boolean; signal: AbortSignal },
  ): Promise<Data> {
    const answer = await shop.post({ query, variables }, options);
    // The vendor's words may quote what was sent: they go nowhere.
    if (v.is(graphQlErrors, answer)) throw new ShopAnswerError(false);
    const result = v.safeParse(v.object({ data: schema }), answer);
    if (!result.success) throw new ShopAnswerError(false);
    return result.output.data as Data;
  }

  return {
    async variants(ids, signal) {
      const { nodes } = await ask(variantsData, variantsQuery, { ids }, { repeatable: true, signal });
      return nodes.flatMap((node) =>
        node?.id !== undefined && node.product
          ? [{ id: node.id, productId: node.product.id, vendor: node.product.vendor }]
          : [],
      );
    },
    async findDraftOrder(tag, signal) {
      const query = `tag:${tag}`;
      const { draftOrders } = await ask(
        draftOrdersData,
        draftOrdersQuery,
        { query },
        { repeatable: true, signal },
      );
      // The vendor's search is not exact: what it found is looked at.
      const found = draftOrders.nodes.find(
        ({ tags, status }) => tags.includes(tag) && status !== 'COMPLETED',
      );
      return found && { invoiceUrl: found.invoiceUrl, createdAt: Date.parse(found.createdAt) };
    },
    async createDraftOrder(input, signal) {
      const { draftOrderCreate } = await ask(
        createData,
        draftOrderMutation,
        { input },
        { repeatable: false, signal },
      );
      if (draftOrderCreate.userErrors.length > 0 || !draftOrderCreate.draftOrder)
        throw new ShopAnswerError(true);
      return draftOrderCreate.draftOrder;
    },
  };
}

/** Whether after this failure nothing can have been made. */
export function isSurelyUndone(error: unknown): boolean {
  if (error instanceof ShopAnswerError) return error.refused;
  if (!(error instanceof UpstreamError)) return false;
  const { code, status = 0 } = error;
  return (
    code === 'UPSTREAM_OPEN' || code === 'UPSTREAM_BUSY' || (status >= 400 && status < 500 && status !== 408)
  );
}
