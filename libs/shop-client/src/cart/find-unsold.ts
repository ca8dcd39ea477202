import { CartWithoutProductsId, VariantsOnSaleId } from '../generated/ids.generated.ts';
import { readField } from '../parsing/read-data.ts';
import { fieldsOf, listOf, looseText, neededText, readable } from '../parsing/readers.ts';
import type { UnsoldLine } from '../shop-types.ts';
import type { SendOptions, SendToShop } from '../transport/send.ts';

/** Which lines are in the way; `gone`: there is no such cart; `unknown`: it is not known which. */
export type Unsold =
  | { outcome: 'unsold'; lines: UnsoldLine[] }
  | { outcome: 'gone' }
  | { outcome: 'unknown'; answered: boolean };

function linesOfBareCart(raw: unknown): UnsoldLine[] {
  return listOf(fieldsOf(fieldsOf(raw).lines).nodes, (node) => {
    const { id, merchandise } = fieldsOf(node);
    const variant = fieldsOf(merchandise);
    return {
      id: neededText(id),
      variantId: neededText(variant.id),
      variantTitle: looseText(variant.title),
    };
  });
}

/** The id of a variant that still has a product. */
function idOnSale(raw: unknown): string {
  const { id, product } = fieldsOf(raw);
  neededText(fieldsOf(product).id);
  return neededText(id);
}

/**
 * Finds the lines because of which the shop cannot show a cart: the cart still has a product that was deleted or is not published
 * any more, and answers every question for that product with an error. So the cart is read without products, and of
 * each variant it is asked whether there is one.
 */
export async function findUnsold(send: SendToShop, id: string, options: SendOptions): Promise<Unsold> {
  const bare = await readField(send, CartWithoutProductsId, { id }, 'cart', options);
  if (!bare.ok) return { outcome: 'unknown', answered: bare.answered };
  if (bare.value === null) return { outcome: 'gone' };
  const lines = readable(linesOfBareCart, bare.value);
  if (!lines?.length) return { outcome: 'unknown', answered: true };
  const ids = [...new Set(lines.map(({ variantId }) => variantId))];
  const asked = await readField(send, VariantsOnSaleId, { ids }, 'nodes', {
    ...options,
    allowPartial: true,
  });
  if (!asked.ok) return { outcome: 'unknown', answered: asked.answered };
  const nodes: unknown[] = Array.isArray(asked.value) ? asked.value : [];
  const onSale = new Set(nodes.map((node) => readable(idOnSale, node)));
  const unsold = lines.filter(({ variantId }) => !onSale.has(variantId));
  return unsold.length > 0 ? { outcome: 'unsold', lines: unsold } : { outcome: 'unknown', answered: true };
}
