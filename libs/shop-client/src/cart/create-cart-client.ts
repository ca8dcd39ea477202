import type { AddressPolicy } from '@guildhall/safe-content';
import * as v from 'valibot';
import {
  CartCreateDocument,
  CartDocument,
  CartLinesAddDocument,
  CartLinesRemoveDocument,
  CartLinesUpdateDocument,
} from '../generated/documents.generated.ts';
import { readField } from '../parsing/read-data.ts';
import type { ShopCart, ShopUserError, ShopWarning } from '../shop-types.ts';
import type { SendToShop } from '../transport/send.ts';
import { cartSchema, payloadSchema } from './cart-schema.ts';

/** `gone`: finished or expired, and never to come back. `failed`: nobody can say. */
export type CartReading =
  { outcome: 'found'; cart: ShopCart } | { outcome: 'gone' } | { outcome: 'failed'; reason: string };

/**
 * `done`: the cart as the shop now has it, and what it changed of its own accord. `refused`: nothing was changed.
 * `failed`: no readable answer came, so the change may have happened or not; the cart must be read again.
 */
export type CartChange =
  | { outcome: 'done'; cart: ShopCart; warnings: ShopWarning[] }
  | { outcome: 'refused'; userErrors: ShopUserError[] }
  | { outcome: 'gone' }
  | { outcome: 'failed'; reason: string };

/** Carts. No method rejects. */
export interface CartClient {
  cart(id: string): Promise<CartReading>;
  createCart(lines: readonly { variantId: string; quantity: number }[]): Promise<CartChange>;
  /** Adds to what is there. Not safe to repeat. */
  addLines(id: string, lines: readonly { variantId: string; quantity: number }[]): Promise<CartChange>;
  /** Sets quantities. Safe to repeat. */
  updateLines(id: string, lines: readonly { id: string; quantity: number }[]): Promise<CartChange>;
  removeLines(id: string, lineIds: readonly string[]): Promise<CartChange>;
}

/**
 * Reads and changes carts. Small enough for a browser: no GraphQL at run time, no sanitiser.
 *
 * @param options.addresses which hosts pictures may come from; without it, any https host, which is enough on a page
 *   whose content security policy names them
 * @example
 * const carts = createCartClient({ send: sendToApi() });
 * const change = await carts.createCart([{ variantId, quantity: 1 }]);
 */
export function createCartClient(options: { send: SendToShop; addresses?: AddressPolicy }): CartClient {
  const { send } = options;
  const readable = cartSchema(options.addresses);

  async function change(
    document: { toString(): string },
    field: string,
    variables: Record<string, unknown>,
  ): Promise<CartChange> {
    const answer = await readField(send, document, variables, field);
    if (!answer.came) return { outcome: 'failed', reason: answer.reason };
    const payload = v.safeParse(payloadSchema, answer.value);
    if (!payload.success) return { outcome: 'failed', reason: 'the answer is none to a change' };
    const { cart, userErrors, warnings } = payload.output;
    if (userErrors.some(saysGone)) return { outcome: 'gone' };
    if (userErrors.length > 0) return { outcome: 'refused', userErrors };
    const read = v.safeParse(readable, cart);
    return read.success
      ? { outcome: 'done', cart: read.output, warnings }
      : { outcome: 'failed', reason: 'the answer is no cart' };
  }

  return {
    async cart(id) {
      const answer = await readField(send, CartDocument, { id }, 'cart');
      if (!answer.came) return { outcome: 'failed', reason: answer.reason };
      if (answer.value === null) return { outcome: 'gone' };
      const { success, output } = v.safeParse(readable, answer.value);
      return success
        ? { outcome: 'found', cart: output }
        : { outcome: 'failed', reason: 'the answer is no cart' };
    },
    createCart: (lines) => change(CartCreateDocument, 'cartCreate', { lines: lines.map(merchandise) }),
    addLines: (cartId, lines) =>
      change(CartLinesAddDocument, 'cartLinesAdd', { cartId, lines: lines.map(merchandise) }),
    updateLines: (cartId, lines) =>
      change(CartLinesUpdateDocument, 'cartLinesUpdate', {
        cartId,
        lines: lines.map(({ id, quantity }) => ({ id, quantity })),
      }),
    removeLines: (cartId, lineIds) =>
      change(CartLinesRemoveDocument, 'cartLinesRemove', { cartId, lineIds: [...lineIds] }),
  };
}

/** The vendor answers a change of a cart that is no more with an error at its id. */
function saysGone({ field }: ShopUserError): boolean {
  return field.at(-1) === 'cartId';
}

function merchandise({ variantId, quantity }: { variantId: string; quantity: number }) {
  return { merchandiseId: variantId, quantity };
}
