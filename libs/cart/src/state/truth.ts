import type { ShopCart } from '@guildhall/shop-client';
import { inOrder, orderOf } from '../lines/newest-first.ts';
import { seenOf } from '../lines/seen-lines.ts';
import type { CartCosts, CartState } from './cart-state.ts';

/** The cart as the shop has just told it, in the visitor's order. Nothing without a quantity is a line. */
export function withTruth(state: CartState, cart: ShopCart): CartState {
  const told = cart.lines.filter(({ quantity }) => quantity > 0);
  const order = orderOf(
    told,
    state.seen.map(({ variantId }) => variantId),
  );
  const lines = inOrder(told, order);
  return {
    ...state,
    checkout: { id: cart.id, webUrl: cart.checkoutUrl },
    lines,
    costs: costsOf(cart),
    seen: seenOf(lines),
    standing: 'read',
    rescues: 0,
    call: undefined,
  };
}

function costsOf({ subtotal, discounts, total, discountCodes }: ShopCart): CartCosts {
  return {
    subtotalMinor: subtotal.amountMinor,
    discounts,
    totalMinor: total.amountMinor,
    idleCodes: discountCodes.filter(({ applicable }) => !applicable).map(({ code }) => code),
  };
}

/** There is no such cart any more: nothing is left of it. */
export function withoutCart(state: CartState): CartState {
  return {
    ...state,
    checkout: undefined,
    lines: [],
    costs: undefined,
    seen: [],
    standing: 'read',
    call: undefined,
    next: undefined,
    lost: [],
    rereads: false,
    rescues: 0,
  };
}
