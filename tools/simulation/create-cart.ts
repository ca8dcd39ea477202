import type { Visitor } from '@guildhall/machines';

/** Puts a product into a new cart. Returns the cart's ID. */
export async function createCart(visitor: Visitor, merchandiseId: string): Promise<string> {
  const { body, status } = await visitor.callShop('CartCreate', { lines: [{ merchandiseId, quantity: 1 }] });
  const id = /gid:\/\/shopify\/Cart\/[^"]+/.exec(body)?.[0];
  if (id === undefined) throw new Error(`There is no cart: ${status} ${body}`);
  return id;
}

/** Finds the first variant of a product of the sandbox's shop. */
export async function findVariant(visitor: Visitor): Promise<string> {
  const { body, status } = await visitor.callShop('Product', { handle: 'print-cones' });
  const id = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(body)?.[0];
  if (id === undefined) throw new Error(`There is no product: ${status} ${body}`);
  return id;
}
