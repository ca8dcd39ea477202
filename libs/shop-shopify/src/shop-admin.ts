import {
  computeSupplierDeadline,
  connect,
  type OnSupplierEvent,
  retryWhileBusy,
  type ShopAdmin,
  ShopResponseError,
} from '@guildhall/suppliers';
import * as v from 'valibot';
import type { ShopifySettings } from './shopify-config.ts';
import { createOrderInput } from './order-input.ts';
import { connectAdminToken } from './admin-token.ts';
import { isThrottled } from './is-throttled.ts';
import { withToken } from './with-token.ts';
import {
  aboutSchema,
  createOrderSchema,
  draftOrderDataSchema,
  draftOrdersSchema,
  graphQlErrorsSchema,
  variantsSchema,
  type ShopAbout,
} from './admin-responses.ts';
import {
  aboutQuery,
  draftOrderMutation,
  draftOrderQuery,
  draftOrdersQuery,
  variantsQuery,
} from './admin-documents.ts';
import { redactUserError } from './redact-user-error.ts';

/** The shop's Admin API. */
export interface ShopifyAdmin extends ShopAdmin {
  /** The settings of the shop. */
  fetchAbout(): Promise<ShopAbout>;
}

/** @returns `undefined` if the Admin API is not configured */
export function connectShopAdmin(
  config: ShopifySettings,
  onEvent: OnSupplierEvent,
): ShopifyAdmin | undefined {
  const { SHOP_ADMIN_URL: url } = config;
  const token = connectAdminToken(config, onEvent);
  if (url === undefined || token === undefined) return undefined;
  const deadlineMs = computeSupplierDeadline(config);
  const address = connect({ name: 'shop-admin', url, deadlineMs, onEvent });
  const shop = withToken(address, token, 'x-shopify-access-token');

  /** A change is sent once; a query again when its response is lost or the shop was called too often. */
  async function send<Data>(schema: v.GenericSchema<unknown, Data>, query: string, variables: object) {
    const repeatable = query.startsWith('query');
    const response = await retryWhileBusy({
      send: (leftMs) => shop.post({ query, variables }, { repeatable, deadlineMs: leftMs }),
      isBusy: (response) => repeatable && isThrottled(response),
      deadlineMs,
    });
    if (isThrottled(response)) throw new ShopResponseError('throttled');
    if (v.is(graphQlErrorsSchema, response))
      throw new ShopResponseError(
        'unreadable',
        response.errors.map(({ extensions }) => extensions?.code ?? 'no code'),
      );
    const result = v.safeParse(v.object({ data: schema }), response);
    if (!result.success) throw new ShopResponseError('unreadable');
    return result.output.data as Data;
  }

  return {
    fetchAbout: () => send(aboutSchema, aboutQuery, {}),
    listVariants: (ids) => send(variantsSchema, variantsQuery, { ids }),
    async findDraftOrder(id) {
      const { draftOrder } = await send(draftOrderDataSchema, draftOrderQuery, { id });
      return draftOrder ?? undefined;
    },
    async findDraftOrderByTag(tag) {
      const { draftOrders } = await send(draftOrdersSchema, draftOrdersQuery, { query: `tag:${tag}` });
      // The vendor's search is not exact, so its results are checked.
      return draftOrders.nodes.find(({ tags, isOpen }) => tags.includes(tag) && isOpen);
    },
    toOrderInput: createOrderInput,
    async createDraftOrder(input) {
      const { draftOrderCreate } = await send(createOrderSchema, draftOrderMutation, { input });
      const { draftOrder, userErrors } = draftOrderCreate;
      if (userErrors.length > 0 || !draftOrder)
        throw new ShopResponseError('refused', userErrors.map(redactUserError));
      return draftOrder;
    },
  };
}
