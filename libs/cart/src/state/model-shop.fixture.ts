import { draft, eventDraft } from '../lines/cart-lines.fixture.ts';
import type { CartDraft, CartLine } from '../lines/cart-line.ts';
import type { CartAnswer, CartCommand } from './cart-state.ts';

export type ShopCall = Extract<CartCommand, { call: number }>;

/** The products the model knows: four things and an event. */
export const products: CartDraft[] = [...['A', 'B', 'C', 'D'].map((letter) => draft(letter)), eventDraft];

interface ModelCart {
  id: string;
  alive: boolean;
  lines: CartLine[];
}

/** A shop as simple as can be that never errs: what the cart on the screen is measured against. */
export class ModelShop {
  carts = new Map<string, ModelCart>();
  /** How often each variant was put into a living cart. */
  puts = new Map<string, number>();
  private made = 0;

  /** Does what a call asks for, and answers. */
  handle(call: ShopCall): CartAnswer {
    if (call.type === 'create') return this.create(call.lines);
    const cart = this.carts.get(call.id);
    if (!cart?.alive) return { outcome: 'gone' };
    if (call.type === 'put') call.lines.forEach(({ variantId }) => this.put(cart, variantId));
    if (call.type === 'set') {
      const strange = call.lines.filter(({ id }) => !cart.lines.some((line) => line.id === id));
      if (strange.length > 0) return refused;
      for (const { id, quantity } of call.lines) {
        if (quantity < 1 || quantity > 99) throw new Error(`A quantity of ${quantity} was asked for`);
        cart.lines = cart.lines.map((line) => (line.id === id ? { ...line, quantity } : line));
      }
    }
    if (call.type === 'take') cart.lines = cart.lines.filter(({ id }) => !call.lineIds.includes(id));
    return call.type === 'read' ? { outcome: 'found', cart: told(cart) } : done(cart);
  }

  create(lines: { variantId: string }[]): CartAnswer {
    const cart: ModelCart = { id: `cart ${(this.made += 1)}?key=secret`, alive: true, lines: [] };
    this.carts.set(cart.id, cart);
    lines.forEach(({ variantId }) => this.put(cart, variantId));
    return done(cart);
  }

  linesOf(id: string | undefined): CartLine[] {
    const cart = id === undefined ? undefined : this.carts.get(id);
    return cart?.alive ? cart.lines : [];
  }

  expire(id: string): void {
    const cart = this.carts.get(id);
    if (cart) cart.alive = false;
  }

  private put(cart: ModelCart, variantId: string): void {
    this.puts.set(variantId, (this.puts.get(variantId) ?? 0) + 1);
    const known = cart.lines.find((line) => line.variantId === variantId);
    const product = products.find((candidate) => candidate.variantId === variantId);
    if (!product) throw new Error(`There is no ${variantId}`);
    const id = `line ${variantId} of ${cart.id}`;
    const line = { ...product, id, quantity: (known?.quantity ?? 0) + 1, availableForSale: true };
    // The vendor's order is its own affair.
    cart.lines = [line, ...cart.lines.filter((other) => other !== known)].reverse();
  }
}

export const refused: CartAnswer = {
  outcome: 'refused',
  userErrors: [{ code: 'INVALID', field: [], message: 'No' }],
};

const done = (cart: ModelCart): CartAnswer => ({ outcome: 'done', cart: told(cart), warnings: [] });

function told({ id, lines }: ModelCart) {
  return {
    id,
    checkoutUrl: `https://shop.example/checkout?of=${encodeURIComponent(id)}` as never,
    lines: [...lines],
  };
}
