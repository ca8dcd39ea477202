import type { ShopOperation } from '@guildhall/shop-client';
import type { CallOptions, SoldHere, Storefront } from '@guildhall/suppliers';
import * as v from 'valibot';
import { UpstreamError } from '@guildhall/upstream';

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
 * @throws UpstreamError when the channel gives no usable response
 */
export async function fetchSoldHere(
  run: Storefront['run'],
  ids: readonly string[],
  options: CallOptions,
): Promise<SoldHere> {
  const { data } = await run(operation, { ids }, options);
  const result = v.safeParse(variants, data);
  if (!result.success) throw new UpstreamError('UPSTREAM_BODY', 'shop', 'CartVariants');
  return new Map(
    result.output.nodes.flatMap((node) =>
      node?.id !== undefined ? [[node.id, { availableForSale: node.availableForSale === true }]] : [],
    ),
  );
}
