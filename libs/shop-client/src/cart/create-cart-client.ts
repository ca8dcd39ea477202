import { toSafeWebUrl, type ReadResult } from '@guildhall/safe-content';
import {
  CartCreateId,
  CartId,
  CartLinesAddId,
  CartLinesRemoveId,
  CartLinesUpdateId,
} from '../generated/ids.generated.ts';
import type { CheckPicture } from '../parsing/check-picture.ts';
import { fetchField, unreadable } from '../parsing/fetch-field.ts';
import { tryParse } from '../parsing/parsers.ts';
import type { ShopCart, ShopUserError, ShopWarning, UnsoldLine } from '../shop-types.ts';
import type { SendToShop } from '../transport/send.ts';
import type { findUnsold } from './find-unsold.ts';
import { parseCart, parsePayload } from './parse-cart.ts';

/**
 * `unsold`: the shop cannot show the cart until these lines are removed. `missing`: finished or expired, permanently.
 * `unreadable`: the shop's response cannot be read, and a retry does not help. `failed`: the shop could not be reached.
 */
export type CartReading =
  | ReadResult<{ cart: ShopCart }>
  | { outcome: 'unsold'; lines: UnsoldLine[] }
  | { outcome: 'unreadable'; reason: string };

/**
 * `done`: the cart as the shop now has it, and what the shop itself changed. `refused`: the cart is unchanged.
 * `missing`: the shop does not know the cart, which a second call has confirmed. `failed`: no readable response arrived,
 * so the change may have been made or not; read the cart again.
 */
export type CartChange =
  | { outcome: 'done'; cart: ShopCart; warnings: ShopWarning[] }
  | { outcome: 'refused'; userErrors: ShopUserError[] }
  | { outcome: 'missing' }
  | { outcome: 'failed'; reason: string };

/** Options of one call. */
export interface CartCallOptions {
  /**
   * Stops waiting: the outcome is `failed`.
   *
   * @default no limit
   */
  signal?: AbortSignal;
}

/** Carts. No method rejects. Changes outlive the page that makes them. */
export interface CartClient {
  /** Reads a cart by its ID, which includes its `?key=` part. */
  readCart(id: string, options?: CartCallOptions): Promise<CartReading>;
  /** Creates a cart. Not safe to repeat. */
  createCart(lines: readonly NewLine[], options?: CartCallOptions): Promise<CartChange>;
  /** Adds to the quantities in the cart. Not safe to repeat. */
  addLines(id: string, lines: readonly NewLine[], options?: CartCallOptions): Promise<CartChange>;
  /** Sets quantities. Safe to repeat. */
  updateLines(
    id: string,
    lines: readonly { id: string; quantity: number }[],
    options?: CartCallOptions,
  ): Promise<CartChange>;
  /** Removes lines by their IDs. Safe to repeat. */
  removeLines(id: string, lineIds: readonly string[], options?: CartCallOptions): Promise<CartChange>;
}

interface NewLine {
  /** Global ID of the variant. */
  variantId: string;
  /** From 1 to `maxQuantityPerLine`. */
  quantity: number;
}

/**
 * Reads and changes carts. Small enough for a browser: documents are sent by their id, without GraphQL or the sanitiser.
 *
 * @param options.checkPicture which pictures may be shown; without it, those of any https host, which is enough on a page
 *  whose content security policy names them
 * @param options.eventVendors the vendors whose products are places at events; none by default
 * @example
 * const carts = createCartClient({ send: sendToApi(), eventVendors: ['evenings'] });
 * const variantId = 'gid://shopify/ProductVariant/41';
 * const change = await carts.createCart([{ variantId, quantity: 1 }]);
 */
export function createCartClient({
  send,
  checkPicture = toSafeWebUrl,
  eventVendors = [],
}: {
  send: SendToShop;
  checkPicture?: CheckPicture;
  eventVendors?: readonly string[];
}): CartClient {
  const tryParseCart = (raw: unknown) =>
    tryParse((value) => parseCart(value, { checkPicture, eventVendors }), raw);

  async function cart(id: string, options: CartCallOptions = {}): Promise<CartReading> {
    const response = await fetchField(send, CartId, { id }, 'cart', options);
    if (response.outcome === 'missing') return { outcome: 'missing' };
    const reason = response.outcome === 'failed' ? response.reason : unreadable;
    if (response.outcome === 'failed' && !response.isFinal) return { outcome: 'failed', reason };
    const read = tryParseCart(response.value);
    if (read) return { outcome: 'found', cart: read };
    const found = await loadFindUnsold(send, id, options);
    if (found.outcome !== 'unknown') return found;
    return { outcome: found.isFinal ? 'unreadable' : 'failed', reason };
  }

  async function sendChange(
    operation: string,
    field: string,
    variables: Record<string, unknown> & { cartId?: string },
    options: CartCallOptions = {},
  ): Promise<CartChange> {
    const response = await fetchField(send, operation, variables, field, { ...options, keepalive: true });
    if (response.outcome === 'failed') return { outcome: 'failed', reason: response.reason };
    const payload = tryParse(parsePayload, response.value);
    if (!payload) return { outcome: 'failed', reason: unreadable };
    const { userErrors, warnings } = payload;
    if (variables.cartId !== undefined && userErrors.some(doubtsCart)) {
      const { outcome } = await cart(variables.cartId, options);
      if (outcome === 'missing') return { outcome };
      if (outcome === 'failed') return { outcome, reason: 'the cart may be gone' };
    }
    if (userErrors.length > 0) return { outcome: 'refused', userErrors };
    const read = tryParseCart(payload.cart);
    return read ? { outcome: 'done', cart: read, warnings } : { outcome: 'failed', reason: unreadable };
  }

  return {
    readCart: cart,
    createCart: (lines, options) =>
      sendChange(CartCreateId, 'cartCreate', { lines: lines.map(toMerchandise) }, options),
    addLines: (cartId, lines, options) =>
      sendChange(CartLinesAddId, 'cartLinesAdd', { cartId, lines: lines.map(toMerchandise) }, options),
    updateLines(cartId, wanted, options) {
      const lines = wanted.map(({ id, quantity }) => ({ id, quantity }));
      return sendChange(CartLinesUpdateId, 'cartLinesUpdate', { cartId, lines }, options);
    },
    removeLines: (cartId, lineIds, options) =>
      sendChange(CartLinesRemoveId, 'cartLinesRemove', { cartId, lineIds: [...lineIds] }, options),
  };
}

/** An error at the cart's id: the cart may no longer exist, but there are other possible reasons. */
function doubtsCart({ field }: ShopUserError): boolean {
  return field.at(-1) === 'cartId';
}

function toMerchandise({ variantId, quantity }: NewLine) {
  return { merchandiseId: variantId, quantity };
}

/** Loaded when a cart cannot be read: very few visitors need it. */
const loadFindUnsold: typeof findUnsold = async (...options) => {
  const found = await import('./find-unsold.ts').catch(() => undefined);
  return found ? found.findUnsold(...options) : { outcome: 'unknown', isFinal: false };
};
