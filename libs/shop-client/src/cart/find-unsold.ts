import { CartWithoutProductsId, VariantsOnSaleId } from '../generated/ids.generated.ts';
import { fetchField } from '../parsing/fetch-field.ts';
import { parseFields, parseList, parseLooseText, parseRequiredText, tryParse } from '../parsing/parsers.ts';
import type { UnsoldLine } from '../shop-types.ts';
import type { SendOptions, SendToShop } from '../transport/send.ts';

/** `missing`: no such cart. `unknown`: the lines could not be found. */
export type UnsoldSearch =
  | { outcome: 'unsold'; lines: UnsoldLine[] }
  | { outcome: 'missing' }
  | { outcome: 'unknown'; isFinal?: boolean | undefined };

function parseBareLines(raw: unknown): UnsoldLine[] {
  return parseList(parseFields(parseFields(raw).lines).nodes, (node) => {
    const { id, merchandise } = parseFields(node);
    const variant = parseFields(merchandise);
    return {
      id: parseRequiredText(id),
      variantId: parseRequiredText(variant.id),
      variantTitle: parseLooseText(variant.title),
    };
  });
}

/** Parses the id of a variant that still has a product. */
function parseIdOnSale(raw: unknown): string {
  const { id, product } = parseFields(raw);
  parseRequiredText(parseFields(product).id);
  return parseRequiredText(id);
}

/**
 * Finds the lines that keep the shop from showing a cart: their product was deleted or unpublished, and every query for
 * that product gets an error. So the cart is read without products, and then each variant is read to see if it still
 * exists.
 */
export async function findUnsold(send: SendToShop, id: string, options: SendOptions): Promise<UnsoldSearch> {
  const bare = await fetchField(send, CartWithoutProductsId, { id }, 'cart', options);
  if (bare.outcome === 'failed') return { outcome: 'unknown', isFinal: bare.isFinal };
  if (bare.outcome === 'missing') return { outcome: 'missing' };
  const lines = tryParse(parseBareLines, bare.value);
  if (!lines?.length) return { outcome: 'unknown', isFinal: true };
  const ids = [...new Set(lines.map(({ variantId }) => variantId))];
  const onSaleResponse = await fetchField(send, VariantsOnSaleId, { ids }, 'nodes', {
    ...options,
    allowPartial: true,
  });
  if (onSaleResponse.outcome === 'failed') return { outcome: 'unknown', isFinal: onSaleResponse.isFinal };
  const nodes: unknown[] = Array.isArray(onSaleResponse.value) ? onSaleResponse.value : [];
  const onSale = new Set(nodes.map((node) => tryParse(parseIdOnSale, node)));
  const unsold = lines.filter(({ variantId }) => !onSale.has(variantId));
  return unsold.length > 0 ? { outcome: 'unsold', lines: unsold } : { outcome: 'unknown', isFinal: true };
}
