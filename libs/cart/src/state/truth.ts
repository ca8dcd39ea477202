import type { ShopCart } from '@guildhall/shop-client';
import { inOrder, orderOf } from '../lines/newest-first.ts';
import type { CartState } from './cart-state.ts';

/** The cart as the shop has just told it, in the visitor's order. Nothing without a quantity is a line. */
export function withTruth(state: CartState, cart: ShopCart): CartState {
  const told = cart.lines.filter(({ quantity }) => quantity > 0);
  const order = orderOf(told, state.order);
  return {
    ...state,
    checkout: { id: cart.id, webUrl: cart.checkoutUrl },
    lines: inOrder(told, order),
    order,
    standing: 'read',
    call: undefined,
  };
}

/** There is no such cart any more: nothing is left of it. */
export function withoutCart(state: CartState): CartState {
  return {
    ...state,
    checkout: undefined,
    lines: [],
    order: [],
    standing: 'read',
    call: undefined,
    next: undefined,
    rereads: false,
  };
}
