import type { ShopOperation } from '@guildhall/shop-client';
import * as v from 'valibot';
import { UpstreamError } from '@guildhall/upstream';
import { ApiError } from '../errors/api-error.ts';
import type { SoldHere } from '../invoice/order-rules.ts';
import type { CallOptions, Storefront } from './storefront.ts';

/** Only the api sends this: browsers cannot. Checked against the vendor's own schema in a test. */
export const soldHereDocument = `query CartVariants($ids: [ID!]!) {
  nodes(ids: $ids) { ... on ProductVariant { id availableForSale } }
}`;

const operation: ShopOperation = {
  name: 'CartVariants',
  kind: 'query',
  hash: '',
  id: '',
  document: soldHereDocument,
};

const variants = v.object({
  nodes: v.array(v.nullable(v.partial(v.object({ id: v.string(), availableForSale: v.boolean() })))),
});

/**
 * Fetches the variants that the site’s own sales channel sells. The Admin API cannot tell: there, a product that
 * is published nowhere is active.
 *
 * @throws ApiError INVOICE_NOT_NOW when the channel gives no usable response
 */
export async function fetchSoldHere(
  storefront: Storefront,
  ids: readonly string[],
  options: CallOptions,
): Promise<SoldHere> {
  const { data } = await storefront.run(operation, { ids }, options).catch((error: unknown) => {
    if (error instanceof UpstreamError || error instanceof ApiError) throw new ApiError('INVOICE_NOT_NOW');
    throw error;
  });
  const result = v.safeParse(variants, data);
  if (!result.success) throw new ApiError('INVOICE_NOT_NOW');
  return new Map(
    result.output.nodes.flatMap((node) =>
      node?.id !== undefined ? [[node.id, { availableForSale: node.availableForSale === true }]] : [],
    ),
  );
}
