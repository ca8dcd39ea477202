import { isQuantityAllowed, type CartDraft, type CartLine, type ShopWarning } from '@guildhall/shop-client';
import { createCart, createDraft, eventDraft, createLine as lineOf } from '../lines/cart-lines.fixture.ts';
import type { CartResponse, CartCommand } from './cart-events.ts';

export type ShopCall = Extract<CartCommand, { call: number }>;

/** A product in one of its sizes. */
export const largeCones = createDraft('D', { title: 'Cones', variantTitle: '50 × 70 cm' });

/** A product that is sold in pairs. */
export const pairs = createDraft('P', {
  title: 'Pairs',
  quantityRule: { minimum: 4, maximum: 8, increment: 2 },
});

/** The products of the model: five goods, one of them in pairs, and an event in two kinds. */
export const products: CartDraft[] = [
  ...['A', 'B', 'C'].map((letter) => createDraft(letter)),
  largeCones,
  pairs,
  eventDraft,
  { ...eventDraft, variantId: 'variant E2', variantTitle: 'Under 18' },
];

interface StoredLine {
  id: string;
  variantId: string;
  quantity: number;
}

interface ModelCart {
  id: string;
  alive: boolean;
  lines: StoredLine[];
}

/**
 * The simplest shop that behaves like the vendor's: the reference for the cart on the screen. It keeps products that
 * are no longer sold in carts and cannot show them; it lowers quantities above its stock, and reports it; its prices
 * change.
 */
export class ModelShop {
  carts = new Map<string, ModelCart>();
  /** Variants that are no longer sold. */
  unsold = new Set<string>();
  /** Limited stock by variant. */
  stock = new Map<string, number>();
  prices = new Map<string, number>();
  private made = 0;
  private lineNumber = 0;

  /** Executes a call, and returns its response. */
  handle(call: ShopCall): CartResponse {
    if (call.type === 'create') return this.create(call.lines);
    const cart = this.carts.get(call.id);
    if (!cart?.alive) return { outcome: 'missing' };
    if (call.type === 'add lines') {
      if (call.lines.some(({ variantId }) => this.unsold.has(variantId))) return refused;
      if (call.lines.some((line) => !isSoldInSum(cart, line))) return quantityRefused;
      call.lines.forEach(({ variantId, quantity }) => this.putLine(cart, variantId, quantity));
    }
    if (call.type === 'update lines') {
      const strange = call.lines.filter(({ id }) => !cart.lines.some((line) => line.id === id));
      if (strange.length > 0) return refused;
      for (const { id, quantity } of call.lines) {
        const variantId = cart.lines.find((line) => line.id === id)?.variantId;
        if (quantity < 1 || !isSold(variantId, quantity))
          throw new Error(`A quantity of ${quantity} was requested`);
        cart.lines = cart.lines.map((line) => (line.id === id ? { ...line, quantity } : line));
      }
    }
    if (call.type === 'remove lines') {
      if (call.lineIds.some((id) => !cart.lines.some((line) => line.id === id))) return refused;
      cart.lines = cart.lines.filter(({ id }) => !call.lineIds.includes(id));
    }
    return this.respond(cart, call.type === 'read');
  }

  create(lines: { variantId: string; quantity: number }[]): CartResponse {
    if (lines.some(({ variantId }) => this.unsold.has(variantId))) return refused;
    const cart: ModelCart = { id: `cart ${(this.made += 1)}?key=secret`, alive: true, lines: [] };
    this.carts.set(cart.id, cart);
    lines.forEach(({ variantId, quantity }) => this.putLine(cart, variantId, quantity));
    return this.respond(cart, false);
  }

  getLines(id: string | undefined): CartLine[] {
    const cart = id === undefined ? undefined : this.carts.get(id);
    return cart?.alive ? cart.lines.map((line) => this.toCartLine(line)) : [];
  }

  expire(id: string): void {
    const cart = this.carts.get(id);
    if (cart) cart.alive = false;
  }

  private respond(cart: ModelCart, isRead: boolean): CartResponse {
    const warnings = isRead ? [] : this.lowerQuantities(cart);
    const unsold = cart.lines.filter(({ variantId }) => this.unsold.has(variantId));
    if (unsold.length > 0 && !isRead) return { outcome: 'failed', reason: 'no product' };
    if (unsold.length > 0) {
      const lines = unsold.map((line) => {
        // Nothing of its product.
        const { id, variantId, variantTitle } = this.toCartLine(line);
        return { id, variantId, variantTitle };
      });
      return { outcome: 'unsold', lines };
    }
    const sent = createCart(
      cart.id,
      cart.lines.map((line) => this.toCartLine(line)),
      `https://shop.example/checkout?of=${encodeURIComponent(cart.id)}`,
    );
    return isRead ? { outcome: 'found', cart: sent } : { outcome: 'done', cart: sent, warnings };
  }

  private lowerQuantities(cart: ModelCart): ShopWarning[] {
    return cart.lines.flatMap((line) => {
      const remaining = this.stock.get(line.variantId) ?? Infinity;
      if (line.quantity <= remaining) return [];
      line.quantity = remaining;
      const code = remaining === 0 ? 'MERCHANDISE_OUT_OF_STOCK' : 'MERCHANDISE_NOT_ENOUGH_STOCK';
      return [{ code, lineId: line.id, message: 'Less' }];
    });
  }

  private toCartLine({ id, variantId, quantity }: StoredLine): CartLine {
    const product = products.find((candidate) => candidate.variantId === variantId);
    if (!product) throw new Error(`There is no ${variantId}`);
    const amountMinor = this.prices.get(variantId) ?? product.price.amountMinor;
    const price = { ...product.price, amountMinor };
    const availableForSale = (this.stock.get(variantId) ?? Infinity) > 0;
    return lineOf('', quantity, { ...product, id, price, availableForSale });
  }

  private putLine(cart: ModelCart, variantId: string, quantity: number): void {
    const known = cart.lines.find((line) => line.variantId === variantId);
    const id = known?.id ?? `line ${(this.lineNumber += 1)} of ${variantId}`;
    const line = { id, variantId, quantity: (known?.quantity ?? 0) + quantity };
    // The vendor may use any order.
    cart.lines = [line, ...cart.lines.filter((other) => other !== known)].reverse();
  }
}

/** True if the shop's rule for the variant allows the quantity. */
function isSold(variantId: string | undefined, quantity: number): boolean {
  return isQuantityAllowed(quantity, products.find((one) => one.variantId === variantId)?.quantityRule);
}

/** Another tab may have added the variant meanwhile. */
function isSoldInSum(
  cart: ModelCart,
  { variantId, quantity }: { variantId: string; quantity: number },
): boolean {
  const known = cart.lines.find((line) => line.variantId === variantId);
  return isSold(variantId, quantity + (known?.quantity ?? 0));
}

const quantityRefused: CartResponse = {
  outcome: 'refused',
  userErrors: [{ code: 'MAXIMUM_EXCEEDED', field: [], message: 'No' }],
};

export const refused: CartResponse = {
  outcome: 'refused',
  userErrors: [{ code: 'INVALID', field: [], message: 'No' }],
};
