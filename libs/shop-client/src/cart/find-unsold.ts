import * as v from 'valibot';
import { CartWithoutProductsDocument, VariantsOnSaleDocument } from '../generated/documents.generated.ts';
import { readField } from '../parsing/read-data.ts';
import { looseText, neededText } from '../parsing/schemas.ts';
import type { UnsoldLine } from '../shop-types.ts';
import type { SendOptions, SendToShop } from '../transport/send.ts';

/** Which lines are in the way; `gone`: there is no such cart; `unknown`: nobody can say which. */
export type Unsold =
  | { outcome: 'unsold'; lines: UnsoldLine[] }
  | { outcome: 'gone' }
  | { outcome: 'unknown'; answered: boolean };

const bareCartSchema = v.object({
  lines: v.object({
    nodes: v.array(
      v.pipe(
        v.object({ id: neededText, merchandise: v.object({ id: neededText, title: looseText }) }),
        v.transform(({ id, merchandise }): UnsoldLine => ({
          id,
          variantId: merchandise.id,
          variantTitle: merchandise.title,
        })),
      ),
    ),
  }),
});

const onSaleSchema = v.object({ id: neededText, product: v.object({ id: neededText }) });

/**
 * Finds the lines because of which the shop cannot show a cart: the cart still has a product that was deleted or is not published
 * any more, and answers every question for that product with an error. So the cart is read without products, and of
 * each variant it is asked whether there is one.
 */
export async function findUnsold(send: SendToShop, id: string, options: SendOptions): Promise<Unsold> {
  const bare = await readField(send, CartWithoutProductsDocument, { id }, 'cart', options);
  if (!bare.ok) return { outcome: 'unknown', answered: bare.answered };
  if (bare.value === null) return { outcome: 'gone' };
  const cart = v.safeParse(bareCartSchema, bare.value);
  if (!cart.success) return { outcome: 'unknown', answered: true };
  const lines = cart.output.lines.nodes;
  if (lines.length === 0) return { outcome: 'unknown', answered: true };
  const ids = [...new Set(lines.map(({ variantId }) => variantId))];
  const asked = await readField(send, VariantsOnSaleDocument, { ids }, 'nodes', {
    ...options,
    allowPartial: true,
  });
  if (!asked.ok) return { outcome: 'unknown', answered: asked.answered };
  const nodes: unknown[] = Array.isArray(asked.value) ? asked.value : [];
  const onSale = new Set(nodes.flatMap((node) => (v.is(onSaleSchema, node) ? [node.id] : [])));
  const unsold = lines.filter(({ variantId }) => !onSale.has(variantId));
  return unsold.length > 0 ? { outcome: 'unsold', lines: unsold } : { outcome: 'unknown', answered: true };
}
